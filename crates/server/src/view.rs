//! A conducted game as the browser sees it.

use conduct::{Event, Game, Happened, Moment, Phase};
use games::{ByColor, Color, Figure, GamePhrase, Phrase};
use wire::{
    Clocks, Counter, Dial, End, Envelope, GameView, LegalMove, MoveMade, Piece, PieceKind, Player,
    Side, State, Two,
};

use crate::speech::in_all;

pub(crate) const fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

pub(crate) fn two<T>(of: impl Fn(Color) -> T) -> Two<T> {
    Two {
        white: of(Color::White),
        black: of(Color::Black),
    }
}

/// What a room knows besides the game.
#[derive(Clone, Debug)]
pub(crate) struct Around {
    pub(crate) id: String,
    pub(crate) players: ByColor<Player>,
    pub(crate) rematch: Option<Color>,
}

/// The whole game.
pub(crate) fn whole(game: &Game, around: &Around, now: Moment) -> GameView {
    let terms = game.terms();
    let grid = game.moves().grid();
    GameView {
        id: around.id.clone(),
        rules: terms.rules.id().to_owned(),
        size: grid.size,
        squares: grid.cells.iter().map(|cell| cell.name.clone()).collect(),
        players: two(|color| around.players[color].clone()),
        control: terms.control.to_string(),
        form: terms.form.to_string(),
        touch_move: terms.has_touch_move,
        consultation: terms.is_consultation(),
        draws: terms
            .unusual_draws()
            .into_iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect(),
        moves: moves(game, 0),
        state: state(game, around, now),
    }
}

/// As much of a game as a list of boards shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Glance {
    pub(crate) turn: Color,
    pub(crate) phase: Phase,
    pub(crate) plies: usize,
    pub(crate) version: u64,
    /// When the last move was made, or the game began.
    pub(crate) moved_at: Moment,
    /// The result, once there is one.
    pub(crate) score: Option<games::Score>,
    /// What the dials show as left; none without a clock.
    pub(crate) left: Option<ByColor<u64>>,
}

/// A game at a glance.
pub(crate) fn glance(game: &Game, now: Moment) -> Glance {
    let entries = game.entries();
    let left = |side| game.clock().left(side, now).map(|left| left.0);
    let both = left(Color::White).zip(left(Color::Black));
    Glance {
        turn: game.moves().turn(),
        phase: game.phase(),
        plies: entries
            .iter()
            .filter(|entry| entry.text().is_some())
            .count(),
        version: game.version(),
        moved_at: entries.last().map_or(Moment::default(), |entry| entry.at),
        score: game.end().map(|_| game.score()),
        left: both.map(|(white, black)| ByColor { white, black }),
    }
}

/// The moves that stand, from one on.
pub(crate) fn moves(game: &Game, from: usize) -> Vec<MoveMade> {
    let entries = game.entries().iter();
    let moves = entries.filter_map(|entry| Some((entry, entry.text()?)));
    let new = moves.skip(from).map(|(entry, text)| MoveMade {
        by: side(entry.by),
        text: text.to_owned(),
        took: entry.took.0,
    });
    new.collect()
}

/// How the game stands.
pub(crate) fn state(game: &Game, around: &Around, now: Moment) -> State {
    let moves = game.moves();
    let is_playing = matches!(game.phase(), Phase::Playing | Phase::Adjourning);
    State {
        version: game.version(),
        phase: match game.is_sealing() {
            true => wire::Phase::Adjourning,
            false => phase(game.phase()),
        },
        turn: side(moves.turn()),
        fen: moves.fen(),
        pieces: pieces(moves),
        legal: if is_playing { legal(moves) } else { Vec::new() },
        last: moves.last_squares().map_or_else(Vec::new, Vec::from),
        clocks: clocks(game, now),
        offer: game.offer().map(side),
        may_offer: two(|color| game.may_offer(color)),
        claims: claims(game),
        counters: counters(moves),
        touched: game.touched().map(str::to_owned),
        takeback: game.takeback().map(side),
        adjournment: game.adjournment_proposed().map(side),
        rematch: around.rematch.map(side),
        away: away(game),
        envelope: game.envelope().map(envelope),
        resumption: resumption(game),
        readings: game.in_doubt().map_or_else(Vec::new, |envelope| {
            let readings = envelope.readings.iter();
            readings.map(|reading| reading.text.clone()).collect()
        }),
        end: end(game),
    }
}

fn away(game: &Game) -> Option<wire::Away> {
    let waits = Color::ALL
        .into_iter()
        .find_map(|by| Some((by, game.may_claim_left(by)?)));
    waits.map(|(by, claim_at)| wire::Away {
        by: side(by),
        claim_at: claim_at.0,
    })
}

fn resumption(game: &Game) -> Option<wire::Resumption> {
    let (proposed, at) = (game.resumption_proposed(), game.resumption_at());
    let has_any = proposed.is_some() || at.is_some();
    has_any.then(|| wire::Resumption {
        by: proposed.map(|(by, _)| side(by)),
        proposed: proposed.and_then(|(_, at)| at).map(|at| at.0),
        at: at.map(|at| at.0),
    })
}

const fn phase(phase: Phase) -> wire::Phase {
    match phase {
        Phase::Waiting => wire::Phase::Waiting,
        Phase::Playing => wire::Phase::Playing,
        Phase::Adjourning => wire::Phase::Adjourning,
        Phase::Adjourned => wire::Phase::Adjourned,
        Phase::Closed => wire::Phase::Closed,
        Phase::InDoubt => wire::Phase::InDoubt,
        Phase::EnvelopeLost => wire::Phase::EnvelopeLost,
        Phase::Over => wire::Phase::Over,
    }
}

pub(crate) fn pieces(moves: &games::Game) -> Vec<Piece> {
    pieces_of(moves.grid())
}

/// What stands on a drawn board.
pub(crate) fn pieces_of(grid: games::Grid) -> Vec<Piece> {
    let cells = grid.cells.into_iter();
    let pieces = cells.filter_map(|cell| {
        let (color, figure) = cell.piece?;
        Some(Piece {
            at: cell.name,
            side: side(color),
            kind: kind(figure),
        })
    });
    pieces.collect()
}

fn kind(figure: Figure) -> PieceKind {
    match figure {
        Figure::Man => PieceKind::Man,
        Figure::DraughtsKing => PieceKind::Crowned,
        Figure::Chess(kind) => chess_kind(kind),
    }
}

const fn chess_kind(kind: games::PieceKind) -> PieceKind {
    match kind {
        games::PieceKind::King => PieceKind::King,
        games::PieceKind::Queen => PieceKind::Queen,
        games::PieceKind::Rook => PieceKind::Rook,
        games::PieceKind::Bishop => PieceKind::Bishop,
        games::PieceKind::Knight => PieceKind::Knight,
        games::PieceKind::Pawn => PieceKind::Pawn,
    }
}

pub(crate) fn legal(moves: &games::Game) -> Vec<LegalMove> {
    let legal = moves.legal_moves().into_iter().map(|m| LegalMove {
        promotes: m.becomes.map(chess_kind),
        paths: m.paths,
        captured: m.captured,
        text: m.text,
    });
    legal.collect()
}

fn clocks(game: &Game, now: Moment) -> Option<Clocks> {
    let clock = game.clock();
    let dial = |color| {
        Some(Dial {
            left: clock.left(color, now)?.0,
            used: clock.used(color, now).0,
            to_control: clock.to_control(color),
        })
    };
    Some(Clocks {
        dials: Two {
            white: dial(Color::White)?,
            black: dial(Color::Black)?,
        },
        running: clock.running().map(side),
        at: now.0,
    })
}

fn claims(game: &Game) -> Vec<wire::Said> {
    let is_open = game.phase() == Phase::Playing;
    let reasons = if is_open {
        game.moves().claims()
    } else {
        Vec::new()
    };
    let said = reasons.into_iter().map(Phrase::of_claim);
    said.map(|phrase| in_all(&phrase)).collect()
}

fn counters(moves: &games::Game) -> Vec<Counter> {
    let counters = moves.counters().into_iter().map(|counter| Counter {
        said: in_all(&Phrase::of_counter(counter)),
        done: u32::from(counter.done),
        limit: u32::from(counter.limit),
    });
    counters.collect()
}

fn envelope(envelope: &conduct::Envelope) -> Envelope {
    Envelope {
        by: side(envelope.by),
        number: envelope.number,
        commitment: envelope
            .sealed()
            .map(|sealed| sealed.commitment().to_string()),
    }
}

fn end(game: &Game) -> Option<End> {
    let end = game.end()?;
    Some(End {
        score: game.score().to_string(),
        said: in_all(&end.phrase()),
        article: end.article(game.moves()).map(|article| article.to_string()),
    })
}

/// Whether nothing happened but that somebody came or went, or a clock was stopped and started.
pub(crate) fn is_passing(events: &[Event]) -> bool {
    events.iter().all(|event| event.what.class().is_passing)
}

/// What happened in a game, in words; of a claim that failed also how far the counts are.
pub(crate) fn said(events: &[Event], game: &Game) -> Vec<wire::Said> {
    let mut said: Vec<wire::Said> = events
        .iter()
        .map(|event| in_all(&event.what.phrase()))
        .collect();
    let is_failed = |event: &Event| matches!(event.what, Happened::ClaimFailed(_));
    if events.iter().any(is_failed) {
        said.extend(why_no_draw(game.moves()));
    }
    said
}

fn why_no_draw(moves: &games::Game) -> Vec<wire::Said> {
    let counters = counters(moves);
    let key = match counters.is_empty() {
        true => "claim-nothing-counts",
        false => "claim-not-enough",
    };
    let counts = counters.into_iter().map(|counter| counter.said);
    [in_all(&Phrase::new(key))]
        .into_iter()
        .chain(counts)
        .collect()
}
