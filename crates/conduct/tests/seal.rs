//! The sealed move: secret until it is opened, and then what was written.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::collections::HashSet;

use peatee_conduct::{
    Chance, Commitment, EnvelopeKey, LONGEST_SEALED, OpenFault, ParseHexError, ParseKeyError,
    ParseReceiptError, Receipt, SealFault, Sealed, SealedBytesError, open, seal,
};
use proptest::prelude::*;

const ABOUT: &[u8] = b"game 12, ply 81";
const DIGITS: &str = "808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f";
const SALT: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// A number of bytes, counted up from the first.
fn counted<const N: usize>(first: u8) -> [u8; N] {
    let mut next = first;
    [(); N].map(|()| {
        next = next.wrapping_add(1);
        next.wrapping_sub(1)
    })
}

fn key() -> EnvelopeKey {
    EnvelopeKey::new(counted(0x80))
}

fn sealed(text: &str) -> (Sealed, Receipt) {
    seal(text, Chance::new(counted(0)), &key(), ABOUT).expect("it is sealed")
}

fn refused(text: &str) -> SealFault {
    let chance = Chance::new(counted(0));
    seal(text, chance, &key(), ABOUT).expect_err("it is refused")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What can be sealed.
fn texts() -> impl Strategy<Value = String> {
    "\\PC{1,32}".prop_filter("blank or unseen", |text| {
        let chance = Chance::new(counted(0));
        !text.trim().is_empty() && seal(text, chance, &key(), ABOUT).is_ok()
    })
}

/// What looks like a move, and not like hex digits.
fn moves() -> impl Strategy<Value = String> {
    "[a-h][1-8][-:][a-h][1-8]( [a-zé!?]{0,9})?"
}

fn keys() -> impl Strategy<Value = [u8; 32]> {
    any::<[u8; 32]>()
}

fn chances() -> impl Strategy<Value = [u8; Chance::LENGTH]> {
    prop::collection::vec(any::<u8>(), Chance::LENGTH)
        .prop_map(|bytes| bytes.try_into().expect("as many as were asked for"))
}

/// Whether six bytes in a row are the same in both.
fn share(one: &[u8], other: &[u8]) -> bool {
    let windows: HashSet<&[u8]> = one.windows(6).collect();
    other.windows(6).any(|window| windows.contains(window))
}

/// Whether a text to be shown tells of these bytes, in any way that bytes are shown.
fn tells(shown: &str, secret: &[u8]) -> bool {
    let decimal = format!("{secret:?}");
    let decimal = decimal.trim_matches(['[', ']']);
    let found = |part: &str| shown.to_lowercase().contains(part);
    let digits = hex(secret);
    shown.contains(decimal) || (0..digits.len() - 11).any(|at| found(&digits[at..at + 12]))
}

/// 002:§34.2: the sealed move is hidden behind the SHA-256 of salt and text, which anybody can make:
/// `(printf %s 0001…1e1f | xxd -r -p; printf %s '32-28') | sha256sum`, with the salt written in full,
/// gave the digits expected here.
#[test]
fn r53_34_2_commitment_is_what_sha256sum_says() {
    let expected = "b48995d1659ef82bf9d0d7b78620164bd186ad42d0b85da226834494989d95e6";
    let commitment = Commitment::of(&counted(0), "32-28");
    assert_eq!(commitment.to_string(), expected);
    assert_eq!(expected.parse(), Ok(commitment));
    assert_eq!(expected.to_uppercase().parse(), Ok(commitment));
    assert_eq!(format!("{commitment:?}"), format!("Commitment({expected})"));
    assert_eq!(sealed("32-28").0.commitment(), commitment);
}

/// 002:§34.2: an envelope that lies for years can still be opened: its bytes do not change.
///
/// The bytes were made with Python: `hashlib.sha256` for commitment and name of the key, the
/// `ChaCha20Poly1305` of the package `cryptography` under a key by HChaCha20, which was written out
/// from its definition and gave the published example of the XChaCha draft (§2.2.1).
#[test]
fn r53_34_2_stored_envelope_stays_readable() {
    let expected = "01\
        b48995d1659ef82bf9d0d7b78620164bd186ad42d0b85da226834494989d95e6\
        d70a9daa64492f74\
        404142434445464748494a4b4c4d4e4f5051525354555657\
        d12d51d77fd5d27dd33b5df8da83b37a0276405d3171aadbf283cf377e6833f7\
        322aa490751f91c888073bd8b3605ab6\
        58595a5b5c5d5e5f606162636465666768696a6b6c6d6e6f\
        a91dda815fd2d83e9c0c5b5e93ebb635dcf6d525404bb327ccdb4028fed5942d\
        36b6b5e3121a87191f69b0339c7c99de8645cbcecce8c808794c96783b8084fc\
        e69488fe396e873216f4430cdcf215c0cabace69dae0fe356a81844b3cc65605\
        6167801c67e09cc748aff65cc7dee9fe167dd454cab4992f4d155222d1512d06\
        bb01979d1995b47f238d593a351128fcc61d8a578996a7d36c0b60a5e029f870\
        d1953372fcf44d34bced470aff1f20cd";
    let (sealed, _) = sealed("32-28");
    assert_eq!(hex(&sealed.to_bytes()), expected);
    assert_eq!(sealed.key_id().to_string(), "d70a9daa64492f74");
}

/// 002:§34.2: nobody alters an envelope unnoticed, not by one bit.
#[test]
fn r53_34_2_every_flipped_bit_is_refused() {
    let bytes = sealed("c3-d4").0.to_bytes();
    for bit in 0..8 * bytes.len() {
        let mut flipped = bytes.clone();
        flipped[bit / 8] ^= 1 << (bit % 8);
        let found = Sealed::from_bytes(&flipped).map(|sealed| open(&sealed, &key(), ABOUT));
        let fault = match bit / 8 {
            0 => Err(SealedBytesError::Version(flipped[0])),
            1..33 => Ok(Err(OpenFault::Commitment)),
            33..41 => {
                let needed = Sealed::from_bytes(&flipped).expect("readable").key_id();
                let given = key().id();
                Ok(Err(OpenFault::OtherKey { needed, given }))
            }
            41..113 => Ok(Err(OpenFault::Key)),
            _ => Ok(Err(OpenFault::Contents)),
        };
        assert_eq!(found, fault, "bit {bit}");
    }
}

/// 002:§34.2: parts of two envelopes do not make a third.
#[test]
fn r53_34_2_envelopes_do_not_mix() {
    let one = sealed("c3-d4").0.to_bytes();
    let chance = Chance::new(counted(100));
    let other = seal("c3-b4", chance, &key(), ABOUT).expect("it is sealed");
    let other = other.0.to_bytes();
    let mixed = |from: usize, to: usize| {
        let mut bytes = one.clone();
        bytes[from..to].copy_from_slice(&other[from..to]);
        let sealed = Sealed::from_bytes(&bytes).expect("readable");
        open(&sealed, &key(), ABOUT)
    };
    assert_eq!(mixed(1, 33), Err(OpenFault::Commitment));
    assert_eq!(mixed(41, 113), Err(OpenFault::Contents));
    assert_eq!(mixed(113, Sealed::LENGTH), Err(OpenFault::Contents));
    assert_eq!(mixed(41, Sealed::LENGTH), Err(OpenFault::Commitment));
    assert!(mixed(1, Sealed::LENGTH).is_ok());
}

/// 002:§34.2: what cannot be written on one line of a score cannot be sealed.
#[test]
fn r53_34_2_what_cannot_be_sealed_is_refused() {
    assert_eq!(refused(""), SealFault::Blank);
    assert_eq!(refused(" \u{a0} "), SealFault::Blank);
    assert_eq!(refused("c3-d4\n"), SealFault::Control { at: 5 });
    assert_eq!(refused("é\0"), SealFault::Control { at: 2 });
    assert_eq!(refused("\u{85}"), SealFault::Control { at: 0 });
    let long = "x".repeat(LONGEST_SEALED + 1);
    assert_eq!(refused(&long), SealFault::TooLong(LONGEST_SEALED + 1));
    assert_eq!(sealed(&long[1..]).1.text(), &long[1..]);
    let message = SealFault::TooLong(129).to_string();
    assert_eq!(message, "129 bytes are written, at most 128 can be sealed");
}

/// 002:§34.2: the text is kept as it was written, legal or not.
#[test]
fn r53_34_2_text_is_kept_as_written() {
    for text in ["c3-d4", "  c3 : e5 ", "ничья?", "I resign", "99-99"] {
        let found = open(&sealed(text).0, &key(), ABOUT).expect("it opens");
        assert_eq!(found.text(), text);
    }
}

/// 002:§34.2: the sealer's receipt is one line that he can keep.
#[test]
fn r53_34_2_receipt_is_one_line() {
    let (sealed, receipt) = sealed("c3-d4 !");
    assert_eq!(receipt.to_string(), format!("{SALT} c3-d4 !"));
    let other: Receipt = format!("{SALT} c3-d4 ?").parse().expect("a receipt");
    assert!(receipt.proves(&sealed.commitment()));
    assert!(!other.proves(&sealed.commitment()));
    assert_eq!(format!("{receipt:?}"), "Receipt { .. }");
}

/// 002:§34.2: what is no receipt is refused, with the reason.
#[test]
fn r53_34_2_what_is_no_receipt_is_refused() {
    let fault = |line: &str| line.parse::<Receipt>().expect_err("it is refused");
    let digits = |found| ParseHexError::Length {
        expected: 64,
        found,
    };
    assert_eq!(fault(""), ParseReceiptError::NoBlank);
    assert_eq!(fault(SALT), ParseReceiptError::NoBlank);
    assert_eq!(fault("12 c3"), ParseReceiptError::Salt(digits(2)));
    assert_eq!(
        fault(&format!("{} c3", SALT.replace("0a", "0x"))),
        ParseReceiptError::Salt(ParseHexError::Digit { at: 21 })
    );
    assert_eq!(
        fault(&format!("{SALT} ")),
        ParseReceiptError::Text(SealFault::Blank)
    );
    assert_eq!(
        fault(&format!("{SALT} c3\n")),
        ParseReceiptError::Text(SealFault::Control { at: 2 })
    );
}

/// 002:§34.2: the key file is read exactly as it was written.
#[test]
fn r53_34_2_key_file() {
    let text = key().to_file_text();
    assert_eq!(*text, format!("peatee envelope key 1\n{DIGITS}\n"));
    let read: EnvelopeKey = text.parse().expect("a key");
    assert_eq!(read.id(), key().id());
    assert!(open(&sealed("c3-d4").0, &read, ABOUT).is_ok());
}

/// 002:§34.2: what is no key file is refused, with the reason and without the key.
#[test]
fn r53_34_2_what_is_no_key_file_is_refused() {
    let fault = |text: String| text.parse::<EnvelopeKey>().expect_err("it is refused");
    let head = "peatee envelope key 1\n";
    let digits = |found| {
        ParseKeyError::Digits(ParseHexError::Length {
            expected: 64,
            found,
        })
    };
    for header in ["", "peatee envelope key 2\n", "peatee envelope key 1\r\n"] {
        assert_eq!(fault(format!("{header}{DIGITS}\n")), ParseKeyError::Header);
    }
    assert_eq!(fault(format!(" {head}{DIGITS}\n")), ParseKeyError::Header);
    assert_eq!(fault(head.to_owned()), digits(0));
    assert_eq!(fault(format!("{head}{}\n", &DIGITS[1..])), digits(63));
    assert_eq!(fault(format!("{head}{DIGITS}0\n")), digits(65));
    assert_eq!(fault(format!("{head}{DIGITS}\r\n")), digits(65));
    assert_eq!(
        fault(format!("{head}{}\n", DIGITS.replace("9f", "9g"))),
        ParseKeyError::Digits(ParseHexError::Digit { at: 63 })
    );
    assert_eq!(
        fault(format!("{head}{}\n", DIGITS.replace("80", "é"))),
        ParseKeyError::Digits(ParseHexError::Digit { at: 0 })
    );
    for end in ["", "\n\n", "\n ", "\nmore\n"] {
        assert_eq!(fault(format!("{head}{DIGITS}{end}")), ParseKeyError::End);
    }
}

/// 002:§34.2: stored bytes of another length or version are refused.
#[test]
fn r53_34_2_stored_bytes_have_one_length() {
    let bytes = sealed("c3-d4").0.to_bytes();
    let longer = [&bytes[..], &[0]].concat();
    let fault = |bytes: &[u8]| Sealed::from_bytes(bytes).expect_err("it is refused");
    assert_eq!(fault(&longer), SealedBytesError::Length(314));
    for length in 0..bytes.len() {
        assert_eq!(fault(&bytes[..length]), SealedBytesError::Length(length));
    }
    assert_eq!(fault(&[2, 3]), SealedBytesError::Version(2));
    let message = SealedBytesError::Length(7).to_string();
    assert_eq!(message, "expected 313 bytes, found 7");
}

proptest! {
    /// 002:§34.2: what was sealed is what is opened, through the store and the receipt alike.
    #[test]
    fn r53_34_2_what_is_sealed_is_opened(
        text in texts(), key in keys(), chance in chances(), about: Vec<u8>,
    ) {
        let key = EnvelopeKey::new(key);
        let (sealed, receipt) = seal(&text, Chance::new(chance), &key, &about).expect("sealed");
        let bytes = sealed.to_bytes();
        let stored = Sealed::from_bytes(&bytes).expect("an envelope");
        prop_assert_eq!(&stored, &sealed);
        prop_assert_eq!(stored.to_bytes(), bytes);
        prop_assert_eq!(stored.key_id(), key.id());
        let opened = open(&stored, &key, &about).expect("it opens");
        prop_assert_eq!(opened.text(), &text);
        prop_assert_eq!(&opened, &receipt);
        prop_assert!(receipt.proves(&sealed.commitment()));
        prop_assert_eq!(receipt.to_string().parse(), Ok(receipt));
    }

    /// 002:§34.2: an envelope opens with its own key alone.
    #[test]
    fn r53_34_2_another_key_does_not_open(one in keys(), other in keys(), chance in chances()) {
        prop_assume!(one != other);
        let (one, other) = (EnvelopeKey::new(one), EnvelopeKey::new(other));
        let (sealed, _) = seal("c3-d4", Chance::new(chance), &one, ABOUT).expect("sealed");
        let (needed, given) = (one.id(), other.id());
        let fault = OpenFault::OtherKey { needed, given };
        prop_assert_eq!(open(&sealed, &other, ABOUT), Err(fault));
        // Nor where it is said to be the right one.
        let mut bytes = sealed.to_bytes();
        let (said, _) = seal("x", Chance::new([0; Chance::LENGTH]), &other, ABOUT).expect("sealed");
        bytes[33..41].copy_from_slice(&said.to_bytes()[33..41]);
        let renamed = Sealed::from_bytes(&bytes).expect("an envelope");
        prop_assert_eq!(open(&renamed, &other, ABOUT), Err(OpenFault::Key));
    }

    /// 002:§34.2, 002:§34.3: an envelope belongs to one game and one move of it.
    #[test]
    fn r53_34_3_envelope_belongs_to_one_move(one: Vec<u8>, other: Vec<u8>, chance in chances()) {
        prop_assume!(one != other);
        let (sealed, _) = seal("c3-d4", Chance::new(chance), &key(), &one).expect("sealed");
        prop_assert_eq!(open(&sealed, &key(), &other), Err(OpenFault::Contents));
    }

    /// 002:§34.2: the move stays unknown: neither what is stored nor what is logged tells the text,
    /// the salt or a key.
    #[test]
    fn r53_34_2_nothing_is_told(text in moves(), secret in keys(), chance in chances()) {
        let key = EnvelopeKey::new(secret);
        let (salt, inner) = (&chance[..32], &chance[32..64]);
        let used = Chance::new(chance);
        let logged = format!("{key:?} {used:#?}");
        let (sealed, receipt) = seal(&text, used, &key, ABOUT).expect("sealed");
        let logged = format!("{logged} {sealed:?} {sealed:#?} {receipt:#?}");
        let bytes = sealed.to_bytes();
        prop_assert!(!logged.contains(&text));
        prop_assert!(!bytes.windows(text.len()).any(|window| window == text.as_bytes()));
        for secret in [salt, inner, &secret] {
            prop_assert!(!share(&bytes, secret));
            prop_assert!(!tells(&logged, secret));
        }
    }

    /// 002:§34.2: the length of an envelope tells nothing.
    #[test]
    fn r53_34_2_all_envelopes_are_of_one_length(text in texts(), chance in chances()) {
        let (sealed, _) = seal(&text, Chance::new(chance), &key(), ABOUT).expect("sealed");
        prop_assert_eq!(sealed.to_bytes().len(), Sealed::LENGTH);
    }

    /// 002:§34.2: one text sealed twice gives two envelopes that have nothing in common.
    #[test]
    fn r53_34_2_same_text_looks_different(text in texts(), one in chances(), other in chances()) {
        let seal = |chance| seal(&text, Chance::new(chance), &key(), ABOUT).expect("sealed");
        let (one, other) = (seal(one).0, seal(other).0);
        prop_assert_ne!(one.commitment(), other.commitment());
        prop_assert!(!share(&one.to_bytes()[41..], &other.to_bytes()[41..]));
    }

    /// 002:§34.2: whatever bytes come from the store, they are refused or cannot be opened.
    #[test]
    fn r53_34_2_any_bytes_may_come(
        bytes in prop_oneof![
            prop::collection::vec(any::<u8>(), 0..2 * Sealed::LENGTH),
            prop::collection::vec(any::<u8>(), Sealed::LENGTH).prop_map(|mut bytes| {
                bytes[0] = 1;
                bytes
            }),
        ],
    ) {
        match Sealed::from_bytes(&bytes) {
            Ok(sealed) => {
                prop_assert_eq!(sealed.to_bytes(), bytes);
                prop_assert!(open(&sealed, &key(), ABOUT).is_err());
            }
            Err(SealedBytesError::Version(version)) => prop_assert_ne!(version, 1),
            Err(SealedBytesError::Length(length)) => prop_assert_eq!(length, bytes.len()),
        }
    }

    /// 002:§34.2: whatever a person types as receipt, commitment or key file is read or refused.
    #[test]
    fn r53_34_2_any_text_may_come(text: String, end in "\\PC{0,70}") {
        let receipt = text.parse::<Receipt>();
        prop_assert!(receipt.is_err() || receipt.is_ok_and(|read| read.to_string() == text));
        prop_assert!(end.parse::<Commitment>().is_err());
        let file = format!("peatee envelope key 1\n{end}");
        prop_assert!(file.parse::<EnvelopeKey>().is_err());
    }
}

/// 002:§34.2: what both players are shown at the opening cannot turn the sentence around, or hide a part of itself; but
/// what was sealed before is opened as it is.
#[test]
fn found_7_t_attacker2_16_what_is_not_seen_is_not_sealed() {
    for c in [
        '\u{202e}',
        '\u{2067}',
        '\u{200b}',
        '\u{feff}',
        '\u{ad}',
        '\u{e0041}',
        '\u{2028}',
    ] {
        let text = format!("c3-d4{c}");
        assert_eq!(refused(&text), SealFault::Control { at: 5 }, "{c:?}");
        let receipt: Receipt = format!("{SALT} {text}").parse().expect("an old receipt");
        assert_eq!(receipt.text(), text);
    }
    for text in ["c3—d4", "32–28 =", "сЗ-д4"] {
        assert_eq!(sealed(text).1.text(), text);
    }
}
