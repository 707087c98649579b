//! The record of a game that was played here.

use notation::{Points, Record, Score, Step};
use rules::ByColor;

use crate::date::PartialDate;
use crate::game::Game;
use crate::tags::{rule_set_tags, set_roster};

/// What is written of a played game besides its moves.
#[derive(Clone, Debug)]
pub struct RecordHeader<'a> {
    /// The event.
    pub event: &'a str,
    /// The day on which it was played.
    pub date: PartialDate,
    /// The round, `-` where there is none.
    pub round: &'a str,
    /// White's and Black's names.
    pub names: ByColor<&'a str>,
    /// Whether a side is several people (`002:§3.1`).
    pub is_consultation: bool,
    /// The FEN of a first position other than the usual one.
    pub first: Option<&'a str>,
    /// The result.
    pub score: Score,
    /// A claim of a draw with a move that is not made (`002:§16.2`), as [`claim_note`](crate::claim_note) has it.
    pub claim: Option<&'a str>,
}

impl RecordHeader<'_> {
    /// The tags, and the moves of the game.
    pub fn record(&self, game: &Game) -> Record {
        let mut record = Record {
            score: self.score,
            ..Record::default()
        };
        set_roster(
            &mut record,
            [
                self.event,
                "",
                &self.date.to_string(),
                self.round,
                self.names.white,
                self.names.black,
                self.score.text(Points::One),
            ],
        );
        record.tags.extend(rule_set_tags(game.rules(), None));
        if self.is_consultation {
            record.set_tag("Consultation", "yes");
        }
        if let Some(fen) = self.first {
            record.set_tag("SetUp", "1");
            record.set_tag("FEN", fen);
        }
        record.line.steps = game.texts().iter().map(Step::new).collect();
        if let Some(last) = record.line.steps.last_mut() {
            last.comments.extend(self.claim.map(str::to_owned));
        }
        record
    }
}

#[cfg(test)]
mod tests {
    use notation::{Layout, write_record};
    use rules::{Color, Outcome, VariantId};

    use super::*;
    use crate::{RuleSet, claim_note};

    fn header(first: Option<&str>) -> RecordHeader<'_> {
        RecordHeader {
            event: "Peatee",
            date: "2026.11.15".parse().expect("a date"),
            round: "-",
            names: ByColor {
                white: "White",
                black: "Black",
            },
            is_consultation: false,
            first,
            score: Score::Unknown,
            claim: None,
        }
    }

    fn text(game: &Game, header: &RecordHeader<'_>) -> String {
        write_record(&header.record(game), Layout::Pdn)
    }

    /// 002:§4.2: White's move and Black's reply carry one number.
    #[test]
    fn r53_4_2_one_number_for_both_moves() {
        let mut game = Game::new(RuleSet::Draughts(VariantId::Russian));
        for text in ["c3-d4", "d6-c5", "b2-c3"] {
            game.play(text).expect("legal");
        }
        assert!(text(&game, &header(None)).ends_with("1. c3-d4 d6-c5 2. b2-c3 *\n"));
    }

    #[test]
    fn black_may_begin() {
        let rules = RuleSet::Draughts(VariantId::Russian);
        let fen = "B:Wc1:Bb8";
        let mut game = Game::from_fen(rules, fen).expect("playable");
        game.play("b8-a7").expect("legal");
        assert!(text(&game, &header(Some(fen))).ends_with("1... b8-a7 *\n"));
    }

    /// 002:§16.2: the file tells the move that the claim names, and a check finds the claim supported.
    #[test]
    fn found_7_t_player_09_a_claim_with_a_move_is_written_down() {
        let rules = "russian-1953".parse().expect("a rule set");
        let fen = "W:WKc1,Ke1,a3:BKd8,Kf8,h6";
        let mut game = Game::from_fen(rules, fen).expect("playable");
        for text in [
            "c1-d2", "d8-c7", "d2-c1", "c7-d8", "c1-d2", "d8-c7", "d2-c1",
        ] {
            game.play(text).expect("legal");
        }
        let claim = claim_note(Color::Black, Some("c7-d8"));
        let header = RecordHeader {
            score: Score::Draw,
            claim: Some(&claim),
            ..header(Some(fen))
        };
        let text = text(&game, &header);
        let words: Vec<&str> = text.split_whitespace().collect();
        assert!(
            words
                .join(" ")
                .contains("{Black claims a draw with c7-d8, 002:§16.2}"),
            "{text}"
        );
    }

    /// Names may hold quotes, and the rule sets that PDN does not number are named.
    #[test]
    fn the_file_says_what_it_is() {
        let mut game = Game::new(RuleSet::Draughts(VariantId::Home));
        game.play("c3-d4").expect("legal");
        let drawn = Outcome::Draw {
            by: rules::DrawReason::Agreement,
        };
        let mut header = header(None);
        header.names.white = "A \"B\"";
        header.score = Score::from(drawn);
        let text = text(&game, &header);
        for tag in [
            "[White \"A \\\"B\\\"\"]\n",
            "[Result \"1/2-1/2\"]\n[GameType \"25\"]\n[Rules \"home\"]\n",
        ] {
            assert!(text.contains(tag), "{text}");
        }
        assert!(text.ends_with("\n\n1. c3-d4 1/2-1/2\n"), "{text}");
    }
}
