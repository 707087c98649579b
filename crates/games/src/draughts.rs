//! The draughts side of the door: one dispatch over the rule sets for each question.

use endgame::Shipped;
use notation::{
    FenFault, MoveForm, ParseListError, ParseMoveError, ReadFenError, ReadMoveError, Slip,
    parse_fen, parse_list, read_fen_waiving, read_move, square_name, write_fen, write_move,
    write_side_list,
};
use rules::{
    AnyGame, AnyPosition, Board, ByColor, Color, DrawOptions, DrawReason, Game, Illegal, Kind,
    Move, Outcome, Position, SetupErrors, SetupFault, Square, SquareSet, Variant, VariantId,
    Waiver, with_game, with_variant,
};
use texts::Phrase;

use crate::board::{Cell, Figure, Grid};
use crate::game::{LegalMove, Played};
use crate::phrase::GamePhrase;
use crate::refusal::{Refusal, RefusalReason, SetupRefused};

/// What is waived of a position that did not arise by legal moves: too many pieces, and men that were not crowned
/// (`000:5.4.15`).
pub(crate) const IRREGULAR: [Waiver; 2] = [Waiver::TooManyPieces, Waiver::ManOnCrownRow];

/// The position of a FEN.
pub(crate) fn position(
    variant: VariantId,
    fen: Option<&str>,
    waived: &[Waiver],
) -> Result<AnyPosition, SetupRefused> {
    with_variant!(variant, V => Ok(match fen {
        Some(fen) => read_fen_waiving::<V>(fen, waived)
            .map_err(unset::<V>)?
            .into(),
        None => Position::<V>::initial().into(),
    }))
}

/// The FEN of a position that is given as two lists of squares, with White to move (`001:8.4`, `002:§14.4`,
/// `002:§29.2`).
pub(crate) fn fen_of_lists(variant: VariantId, lists: &str) -> Result<String, ParseListError> {
    with_variant!(variant, V => {
        let setup = parse_list::<<V as Variant>::Board>(lists, Color::White)?;
        Ok(write_fen(&setup, V::RULES.writing.naming))
    })
}

/// The lists of squares of a FEN's pieces.
pub(crate) fn lists_of_fen(variant: VariantId, fen: &str) -> Option<ByColor<String>> {
    with_variant!(variant, V => {
        let setup = parse_fen::<<V as Variant>::Board>(fen).ok()?;
        Some(ByColor::new_with(|color| {
            write_side_list(&setup, color, V::RULES.writing.naming)
        }))
    })
}

pub(crate) fn from_fen(
    variant: VariantId,
    fen: &str,
    waived: &[Waiver],
    options: DrawOptions,
) -> Result<AnyGame, SetupRefused> {
    with_variant!(variant, V => {
        let position = read_fen_waiving::<V>(fen, waived).map_err(unset::<V>)?;
        Ok(Game::<V>::new(position, options, &Shipped).into())
    })
}

/// Why a FEN gives no position, with squares named as the rule set names them.
fn unset<V: Variant>(error: ReadFenError<V::Board>) -> SetupRefused {
    match error {
        ReadFenError::Text(error) => SetupRefused::Draughts {
            said: error.to_string(),
            phrases: vec![
                Phrase::new(fen_key(error.fault)).number("position", error.at as u64 + 1),
            ],
        },
        ReadFenError::Setup(SetupErrors(faults)) => {
            let texts: Vec<String> = faults.iter().map(|fault| fault_text::<V>(*fault)).collect();
            SetupRefused::Draughts {
                said: texts.join("; "),
                phrases: faults.into_iter().map(fault_phrase::<V>).collect(),
            }
        }
    }
}

const fn fen_key(fault: FenFault) -> &'static str {
    match fault {
        FenFault::ExpectedTurn => "fen-expected-turn",
        FenFault::ExpectedColon => "fen-expected-colon",
        FenFault::ExpectedColor => "fen-expected-color",
        FenFault::ExpectedSquare => "fen-expected-square",
        FenFault::NoSuchSquare => "fen-no-such-square",
        FenFault::LightSquare => "fen-light-square",
        FenFault::SquareTwice => "fen-square-twice",
        FenFault::RangeBackwards => "fen-range-backwards",
        FenFault::ExpectedDelimiter => "fen-expected-delimiter",
        FenFault::ExpectedCounter => "fen-expected-counter",
        FenFault::ExpectedLetter => "fen-expected-letter",
    }
}

fn named<V: Variant>(squares: SquareSet<V::Board>) -> String {
    let names = squares
        .into_iter()
        .map(|square| square_name(square, V::RULES.writing.naming));
    names.collect::<Vec<_>>().join(", ")
}

fn fault_text<V: Variant>(fault: SetupFault<V::Board>) -> String {
    match fault {
        SetupFault::Overlap(squares) => format!("two pieces on {}", named::<V>(squares)),
        SetupFault::ManOnCrownRow(color, squares) => {
            format!("{color} man on its crown row at {}", named::<V>(squares))
        }
        SetupFault::TooManyPieces { .. } | SetupFault::NoPieces => fault.to_string(),
    }
}

fn fault_phrase<V: Variant>(fault: SetupFault<V::Board>) -> Phrase {
    match fault {
        SetupFault::Overlap(squares) => {
            Phrase::new("setup-overlap").text("squares", named::<V>(squares))
        }
        SetupFault::ManOnCrownRow(color, squares) => Phrase::new("setup-man-on-crown-row")
            .side("side", color)
            .text("squares", named::<V>(squares)),
        SetupFault::TooManyPieces {
            color,
            count,
            limit,
        } => Phrase::new("setup-too-many")
            .side("side", color)
            .number("count", count)
            .number("limit", limit),
        SetupFault::NoPieces => Phrase::new("setup-no-pieces"),
    }
}

pub(crate) fn initial(variant: VariantId, options: DrawOptions) -> AnyGame {
    with_variant!(variant, V => Game::<V>::new(Position::initial(), options, &Shipped).into())
}

/// The FEN of the first position without a side's pieces on the squares with these names.
pub(crate) fn initial_without(variant: VariantId, side: Color, names: &[&str]) -> String {
    with_variant!(variant, V => {
        let naming = V::RULES.writing.naming;
        let mut setup = Position::<V>::initial().to_setup();
        let stays = |square: &Square<<V as Variant>::Board>| {
            !names.contains(&square_name(*square, naming).as_str())
        };
        setup.men[side] = setup.men[side].into_iter().filter(stays).collect();
        write_fen(&setup, naming)
    })
}

/// The FEN of a position, with the men of a side that stand where they are crowned as kings.
pub(crate) fn crowned(variant: VariantId, fen: &str, side: Color) -> Result<String, SetupRefused> {
    with_variant!(variant, V => {
        let position = read_fen_waiving::<V>(fen, &IRREGULAR)
            .map_err(unset::<V>)?;
        let mut setup = position.to_setup();
        let row = SquareSet::row(match side {
            Color::White => 0,
            Color::Black => <<V as Variant>::Board as Board>::ROWS - 1,
        });
        setup.kings[side] |= setup.men[side] & row;
        setup.men[side] = setup.men[side] & !row;
        Ok(write_fen(&setup, V::RULES.writing.naming))
    })
}

pub(crate) fn variant(game: &AnyGame) -> VariantId {
    with_game!(game, game => id_of(game))
}

fn id_of<V: Variant>(_: &Game<V>) -> VariantId {
    V::ID
}

pub(crate) fn fen(game: &AnyGame) -> String {
    with_game!(game, game => fen_of(game))
}

fn fen_of<V: Variant>(game: &Game<V>) -> String {
    write_fen(&game.position().to_setup(), V::RULES.writing.naming)
}

pub(crate) fn legal_moves(game: &AnyGame) -> Vec<LegalMove> {
    with_game!(game, game => legal_of(game))
}

fn legal_of<V: Variant>(game: &Game<V>) -> Vec<LegalMove> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let mut moves = game.position().legal_moves();
    moves.sort_by_key(in_order);
    moves.into_iter().map(|m| described(game, m)).collect()
}

/// The order in which moves are listed: by origin, end and captured squares.
fn in_order<B: Board>(m: &Move<B>) -> (u8, u8, SquareSet<B>) {
    (m.from().number(), m.to().number(), m.captured())
}

fn described<V: Variant>(game: &Game<V>, m: Move<V::Board>) -> LegalMove {
    let position = game.position();
    let naming = V::RULES.writing.naming;
    let name = |square: Square<V::Board>| square_name(square, naming);
    LegalMove {
        text: write_move(position, m, MoveForm::Short),
        full: write_move(position, m, MoveForm::Full),
        from: name(m.from()),
        to: name(m.to()),
        captured: m.captured().into_iter().map(name).collect(),
        paths: position
            .some_paths(m, LegalMove::MOST_PATHS)
            .into_iter()
            .map(|path| path.into_iter().map(name).collect())
            .collect(),
        promotes: position.promotes(m),
        becomes: None,
    }
}

/// The squares that the last move left and reached.
pub(crate) fn last_squares(game: &AnyGame) -> Option<[String; 2]> {
    with_game!(game, game => last_of(game))
}

fn last_of<V: Variant>(game: &Game<V>) -> Option<[String; 2]> {
    let m = game.moves().last()?;
    Some([m.from(), m.to()].map(|square| square_name(square, V::RULES.writing.naming)))
}

/// The texts of the moves made so far.
pub(crate) fn texts(game: &AnyGame) -> Vec<String> {
    with_game!(game, game => texts_of(game))
}

fn texts_of<V: Variant>(game: &Game<V>) -> Vec<String> {
    let steps = game.positions().zip(game.moves());
    steps
        .map(|(before, m)| write_move(&before, *m, MoveForm::Short))
        .collect()
}

pub(crate) fn explain(game: &AnyGame, text: &str) -> Result<LegalMove, Refusal> {
    with_game!(game, game => find(game, text).map(|found| described(game, found.m)))
}

/// Makes a move without writing it down.
pub(crate) fn advance(game: &mut AnyGame, text: &str) -> Result<Option<Slip>, Refusal> {
    with_game!(game, game => advance_in(game, text))
}

fn advance_in<V: Variant>(game: &mut Game<V>, text: &str) -> Result<Option<Slip>, Refusal> {
    let found = find(game, text)?;
    match game.play(found.m) {
        Ok(()) => Ok(found.slip),
        Err(rules::NotLegal) => Err(game_over::<V>()),
    }
}

pub(crate) fn play(game: &mut AnyGame, text: &str) -> Result<Played, Refusal> {
    with_game!(game, game => play_in(game, text))
}

fn play_in<V: Variant>(game: &mut Game<V>, text: &str) -> Result<Played, Refusal> {
    let found = find(game, text)?;
    let played = Played {
        text: write_move(game.position(), found.m, MoveForm::Short),
        captured: found.m.captured().len() as u8,
        slip: found.slip,
    };
    // `find` asked the same game, so the move is legal and the game not over.
    match game.play(found.m) {
        Ok(()) => Ok(played),
        Err(rules::NotLegal) => Err(game_over::<V>()),
    }
}

fn find<V: Variant>(game: &Game<V>, text: &str) -> Result<notation::ReadMove<V::Board>, Refusal> {
    let is_over = game.outcome().is_some();
    match read_move(game.position(), text) {
        Err(ReadMoveError::Text(error)) if is_over => Err(unread::<V>(error, Vec::new())),
        _ if is_over => Err(game_over::<V>()),
        found => found.map_err(|error| no_move(game.position(), error)),
    }
}

/// The legal move that a text means in a position.
pub(crate) fn find_in<V: Variant>(
    position: &Position<V>,
    text: &str,
) -> Result<notation::ReadMove<V::Board>, Refusal> {
    read_move(position, text).map_err(|error| no_move(position, error))
}

#[cold]
fn no_move<V: Variant>(position: &Position<V>, error: ReadMoveError<V::Board>) -> Refusal {
    match error {
        ReadMoveError::Text(error) => {
            let mut legal = position.legal_moves();
            legal.sort_by_key(in_order);
            let texts = legal
                .into_iter()
                .map(|m| write_move(position, m, MoveForm::Short));
            unread::<V>(error, texts.collect())
        }
        ReadMoveError::Illegal(illegal) => refused(position, illegal),
    }
}

fn unread<V: Variant>(error: ParseMoveError, instead: Vec<String>) -> Refusal {
    let articles = V::RULES.articles;
    let article = match error.fault {
        notation::MoveFault::NoSuchSquare => articles.square_names,
        notation::MoveFault::LightSquare => Some(articles.dark_squares),
        notation::MoveFault::ExpectedSquare
        | notation::MoveFault::ExpectedSign
        | notation::MoveFault::MixedSigns
        | notation::MoveFault::TooManySquares => articles.move_text,
    };
    Refusal {
        squares: if error.fault.is_readable() {
            vec![error.found.clone()]
        } else {
            Vec::new()
        },
        reason: RefusalReason::Text(error),
        article,
        instead,
    }
}

fn refused<V: Variant>(position: &Position<V>, illegal: Illegal<V::Board>) -> Refusal {
    let naming = V::RULES.writing.naming;
    let is_ambiguous = illegal.reason == rules::Reason::Ambiguous;
    let mut legal = illegal.instead;
    legal.sort_by_key(in_order);
    let form = if is_ambiguous {
        MoveForm::Full
    } else {
        MoveForm::Short
    };
    Refusal {
        reason: RefusalReason::Draughts(illegal.reason),
        article: illegal.article,
        squares: illegal
            .squares
            .into_iter()
            .map(|square| square_name(square, naming))
            .collect(),
        instead: legal
            .into_iter()
            .map(|m| write_move(position, m, form))
            .collect(),
    }
}

fn game_over<V: Variant>() -> Refusal {
    Refusal {
        reason: RefusalReason::Draughts(rules::Reason::GameOver),
        article: Some(V::RULES.articles.ended),
        squares: Vec::new(),
        instead: Vec::new(),
    }
}

/// The draws claimable with a move not yet made.
pub(crate) fn claims_with(game: &AnyGame, text: &str) -> Result<Vec<DrawReason>, Refusal> {
    with_game!(game, game => find(game, text).map(|found| game.claims_with(found.m)))
}

pub(crate) fn outcome(game: &AnyGame) -> Option<Outcome> {
    with_game!(game, game => game.outcome())
}

pub(crate) fn grid(game: &AnyGame) -> Grid {
    with_game!(game, game => grid_of(game))
}

fn grid_of<V: Variant>(game: &Game<V>) -> Grid {
    let size = V::Board::ROWS;
    let cells = (0..size)
        .rev()
        .flat_map(|rank| (0..size).map(move |file| (file, rank)));
    Grid {
        size,
        cells: cells.map(|(file, rank)| cell(game, file, rank)).collect(),
    }
}

fn cell<V: Variant>(game: &Game<V>, file: u8, rank: u8) -> Cell {
    let square = Square::<V::Board>::from_file_rank(file, rank);
    let piece = square.and_then(|square| game.position().piece_at(square));
    Cell {
        name: square.map_or_else(String::new, |square| {
            square_name(square, V::RULES.writing.naming)
        }),
        is_dark: square.is_some(),
        piece: piece.map(|piece| {
            let figure = match piece.kind {
                Kind::Man => Figure::Man,
                Kind::King => Figure::DraughtsKing,
            };
            (piece.color, figure)
        }),
    }
}
