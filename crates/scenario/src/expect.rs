//! What is expected of a game.

use conduct::{
    Aid, Decision, Envelope, Form, Game, Incident, Millis, Moment, Penalty, Phase, Plea,
    ScoreEntry, TimeControl, compare,
};
use games::{ByColor, Color, Score, SetupRefused};

use crate::act::times;
use crate::fault::LineFault;
use crate::words::{Words, short};

/// What is expected of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expectation {
    /// What was done last was refused, by this article if one is named.
    Refused(Option<String>),
    /// The result.
    Score(Score),
    /// The game ended by this article.
    End(String),
    /// The judge may confirm a draw by this article.
    Proposed(String),
    /// Where the game stands.
    Phase(Phase),
    /// What a dial shows.
    Used(Color, Millis),
    /// How much time is left.
    Left(Color, Millis),
    /// How many moves a player has made.
    Made(Color, u32),
    /// Whose move it is.
    Turn(Color),
    /// Whose clock runs, if any does.
    Running(Option<Color>),
    /// When time will bring something about, since the beginning.
    Deadline(Option<Millis>),
    /// The position.
    Position(String),
    /// The moves that stand.
    Moves(Vec<String>),
    /// What became of an incident, by its number.
    Incident(usize, Decision),
    /// The article of an incident.
    IncidentArticle(usize, String),
    /// How the offender was penalised for an incident.
    IncidentPenalties(usize, Vec<Penalty>),
    /// How a player was penalised in this game.
    Penalties(Color, Vec<Penalty>),
    /// Whose draw offer stands, if one does.
    Offer(Option<Color>),
    /// Who has asked to take back and waits for an answer, if anybody has.
    Takeback(Option<Color>),
    /// Whether a player is there.
    There(Color, bool),
    /// The piece that must move.
    Touched(Option<String>),
    /// What the envelope says.
    Envelope {
        /// Who sealed.
        by: Color,
        /// The number of his move.
        number: u32,
        /// What the dials show.
        used: ByColor<Millis>,
    },
    /// The position that the envelope says.
    EnvelopePosition(String),
    /// What a sealed move in doubt may mean, in any order.
    Readings(Vec<String>),
    /// Whether the result is official.
    Official(bool),
    /// Whether the players must write their moves down.
    ScoreCompulsory(bool),
    /// Where the two score sheets differ, as a ply from 1; none where they agree.
    SheetsDiffer(Option<usize>),
    /// Whether the players may use a help.
    Permits(Aid, bool),
    /// Whether a player sees the board.
    SeesBoard(Color, bool),
    /// The form of play.
    Form(Form),
    /// Whether a player keeps a score.
    KeepsScore(Color, bool),
    /// Whether a player is blind.
    Blind(Color, bool),
    /// Whether a side is more than one person.
    Consultation(bool),
    /// Whether a protest was upheld; none as long as nobody has answered.
    Protest(usize, Option<bool>),
    /// Whether an appeal was upheld; none as long as nobody has answered.
    Appeal(usize, Option<bool>),
    /// How many decisions of the judge there are.
    Decisions(usize),
    /// Whether the time control is one of the usual norms for the board.
    UsualNorm(bool),
    /// Who plays a side, as the settings call him.
    Plays(Color, String),
    /// How many incidents there are.
    Incidents(usize),
    /// How many stretches of play were cut off.
    Cuts(usize),
}

const PHASES: [(&str, Phase); 8] = [
    ("waiting", Phase::Waiting),
    ("playing", Phase::Playing),
    ("adjourning", Phase::Adjourning),
    ("adjourned", Phase::Adjourned),
    ("closed", Phase::Closed),
    ("in-doubt", Phase::InDoubt),
    ("envelope-lost", Phase::EnvelopeLost),
    ("over", Phase::Over),
];

const DECISIONS: [(&str, Decision); 5] = [
    ("pending", Decision::Pending),
    ("corrected", Decision::Corrected),
    ("let-stand", Decision::LetStand),
    ("replayed", Decision::Replayed),
    ("noted", Decision::Noted),
];

/// What goes by a name in a table.
fn named<T: Copy>(table: &[(&str, T)], word: &str) -> Result<T, LineFault> {
    let found = table.iter().find(|(name, _)| *name == word);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<&str> = table.iter().map(|(name, _)| *name).collect();
        LineFault::unexpected(format!("one of {}", names.join(", ")), word)
    })
}

fn name_of<T: Copy + PartialEq>(table: &[(&'static str, T)], value: T) -> &'static str {
    let found = table.iter().find(|(_, one)| *one == value);
    found.map_or("?", |(name, _)| name)
}

/// Reads what stands behind `expect`.
pub(crate) fn expectation(mut words: Words<'_>) -> Result<Expectation, LineFault> {
    let read = read(&mut words)?;
    words.end()?;
    Ok(read)
}

fn read(words: &mut Words<'_>) -> Result<Expectation, LineFault> {
    let from = *words;
    Ok(match words.need("what is expected")? {
        "refused" => Expectation::Refused(words.next().map(str::to_owned)),
        "score" if words.take("compulsory") => Expectation::ScoreCompulsory(true),
        "score" if words.take("optional") => Expectation::ScoreCompulsory(false),
        "score" => {
            let text = words.need("a result")?;
            let score = Score::parse(text);
            Expectation::Score(score.ok_or_else(|| LineFault::NoResult(short(text)))?)
        }
        "end" => Expectation::End(words.need("an article")?.to_owned()),
        "proposed" => Expectation::Proposed(words.need("an article")?.to_owned()),
        "phase" => Expectation::Phase(named(&PHASES, words.need("a phase")?)?),
        "clocks" => {
            words.expect("stopped")?;
            Expectation::Running(None)
        }
        "deadline" if words.take("none") => Expectation::Deadline(None),
        "deadline" => Expectation::Deadline(Some(words.time()?)),
        "position" => Expectation::Position(rest(words)),
        "moves" => Expectation::Moves(list(words)),
        "readings" => Expectation::Readings(list(words)),
        "incident" => incident(words)?,
        "incidents" => Expectation::Incidents(words.number()?),
        "cuts" => Expectation::Cuts(words.number()?),
        "decisions" => Expectation::Decisions(words.number()?),
        "protest" => Expectation::Protest(words.number()?, upheld(words)?),
        "appeal" => Expectation::Appeal(words.number()?, upheld(words)?),
        "touched" => {
            let square = words.need("a square or nothing")?;
            Expectation::Touched(Some(square.to_owned()).filter(|square| square != "nothing"))
        }
        "envelope" if words.take("position") => Expectation::EnvelopePosition(rest(words)),
        "envelope" => envelope(words)?,
        "form" => {
            let form = words.need("a form of play")?.parse();
            Expectation::Form(form?)
        }
        "official" => Expectation::Official(true),
        "consultation" => Expectation::Consultation(true),
        "advice" => Expectation::Permits(Aid::Advice, permitted(words)?),
        "analysis" => Expectation::Permits(Aid::Analysis, permitted(words)?),
        "marks" => Expectation::Permits(Aid::Marks, permitted(words)?),
        _ => {
            *words = from;
            phrase(words)?
        }
    })
}

fn phrase(words: &mut Words<'_>) -> Result<Expectation, LineFault> {
    if words.take("no offer") {
        return Ok(Expectation::Offer(None));
    }
    if words.take("offer by") {
        return Ok(Expectation::Offer(Some(words.side()?)));
    }
    if words.take("no takeback") {
        return Ok(Expectation::Takeback(None));
    }
    if words.take("takeback by") {
        return Ok(Expectation::Takeback(Some(words.side()?)));
    }
    if words.take("usual norm") {
        return Ok(Expectation::UsualNorm(true));
    }
    if words.take("no usual norm") {
        return Ok(Expectation::UsualNorm(false));
    }
    if words.take("not official") {
        return Ok(Expectation::Official(false));
    }
    if words.take("sheets agree") {
        return Ok(Expectation::SheetsDiffer(None));
    }
    if words.take("sheets differ at") {
        return Ok(Expectation::SheetsDiffer(Some(words.number()?)));
    }
    of_side(words)
}

/// What is expected of one side.
fn of_side(words: &mut Words<'_>) -> Result<Expectation, LineFault> {
    let mut owner = *words;
    if let Ok(side) = owner.whose() {
        owner.expect("clock runs")?;
        *words = owner;
        return Ok(Expectation::Running(Some(side)));
    }
    let side = words.side()?;
    if words.take("to move") {
        return Ok(Expectation::Turn(side));
    }
    if words.take("used") {
        return Ok(Expectation::Used(side, words.time()?));
    }
    if words.take("left") {
        return Ok(Expectation::Left(side, words.time()?));
    }
    if words.take("is blind") {
        return Ok(Expectation::Blind(side, true));
    }
    if words.take("is not blind") {
        return Ok(Expectation::Blind(side, false));
    }
    if words.take("is there") {
        return Ok(Expectation::There(side, true));
    }
    if words.take("is away") {
        return Ok(Expectation::There(side, false));
    }
    if words.take("is") {
        return Ok(Expectation::Plays(side, rest(words)));
    }
    if words.take("sees the board") {
        return Ok(Expectation::SeesBoard(side, true));
    }
    if words.take("sees no board") {
        return Ok(Expectation::SeesBoard(side, false));
    }
    if words.take("penalised by") {
        return Ok(Expectation::Penalties(side, penalties(words)?));
    }
    if words.take("keeps a score") {
        return Ok(Expectation::KeepsScore(side, true));
    }
    if words.take("keeps no score") {
        return Ok(Expectation::KeepsScore(side, false));
    }
    words.expect("made")?;
    let moves = words.number()?;
    words.expect("moves")?;
    let moves = u32::try_from(moves).map_err(|_| LineFault::TooManyMoves)?;
    Ok(Expectation::Made(side, moves))
}

fn rest(words: &mut Words<'_>) -> String {
    let rest = words.rest().to_owned();
    *words = Words::new("");
    rest
}

fn list(words: &mut Words<'_>) -> Vec<String> {
    let rest = rest(words);
    rest.split_whitespace().map(str::to_owned).collect()
}

fn incident(words: &mut Words<'_>) -> Result<Expectation, LineFault> {
    let number = words.number()?;
    if words.take("by") {
        let article = words.need("an article")?.to_owned();
        return Ok(Expectation::IncidentArticle(number, article));
    }
    if words.take("penalised by") {
        return Ok(Expectation::IncidentPenalties(number, penalties(words)?));
    }
    let decision = named(&DECISIONS, words.need("what became of it")?)?;
    Ok(Expectation::Incident(number, decision))
}

/// `warning loss`, or `nothing`.
fn penalties(words: &mut Words<'_>) -> Result<Vec<Penalty>, LineFault> {
    if words.take("nothing") {
        return Ok(Vec::new());
    }
    let found = list(words).into_iter().map(|name| name.parse());
    let found: Result<Vec<Penalty>, _> = found.collect();
    let found = found?;
    match found.is_empty() {
        true => Err(LineFault::Missing("a penalty or nothing")),
        false => Ok(found),
    }
}

fn upheld(words: &mut Words<'_>) -> Result<Option<bool>, LineFault> {
    named(
        &[
            ("upheld", Some(true)),
            ("rejected", Some(false)),
            ("open", None),
        ],
        words.need("upheld")?,
    )
}

fn permitted(words: &mut Words<'_>) -> Result<bool, LineFault> {
    named(
        &[("allowed", true), ("forbidden", false)],
        words.need("allowed")?,
    )
}

/// `expect envelope by Black move 31 used 1:45:00 and 2:15:00`.
fn envelope(words: &mut Words<'_>) -> Result<Expectation, LineFault> {
    words.expect("by")?;
    let by = words.side()?;
    words.expect("move")?;
    let number = u32::try_from(words.number()?).map_err(|_| LineFault::TooManyMoves)?;
    words.expect("used")?;
    let used = times(words)?;
    Ok(Expectation::Envelope { by, number, used })
}

/// What a game that is not as expected is instead.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mismatch {
    /// It was not refused.
    #[error("it was not refused")]
    NotRefused,
    /// Nobody has said who plays.
    #[error("it is not known who plays")]
    NoNames,
    /// Another value, as it is shown.
    #[error("{0}")]
    Found(String),
    /// The game has no clock.
    #[error("no clock")]
    NoClock,
    /// The game has no envelope.
    #[error("no envelope")]
    NoEnvelope,
    /// There are only so many incidents.
    #[error("{0} incidents")]
    Incidents(usize),
    /// There are only so many protests or appeals.
    #[error("{0} of them")]
    Pleas(usize),
    /// The expected position gives no game.
    #[error("no such position: {0}")]
    Position(SetupRefused),
    /// A player has no score sheet.
    #[error("{0} has no sheet")]
    NoSheet(Color),
    /// The score sheets cannot be compared.
    #[error(transparent)]
    Sheets(SetupRefused),
}

/// What a game that is not as expected is instead.
fn instead<T: PartialEq + core::fmt::Debug>(found: &T, expected: &T) -> Result<(), Mismatch> {
    match found == expected {
        true => Ok(()),
        false => Err(Mismatch::Found(format!("{found:?}"))),
    }
}

fn shown<T: PartialEq + core::fmt::Display>(found: &T, expected: &T) -> Result<(), Mismatch> {
    match found == expected {
        true => Ok(()),
        false => Err(Mismatch::Found(found.to_string())),
    }
}

fn article(found: Option<games::Article>, expected: &str) -> Result<(), Mismatch> {
    let found = found.map_or_else(|| "no article".to_owned(), |article| article.to_string());
    shown(&found, &expected.to_owned())
}

impl Expectation {
    /// Whether a game is as expected at a moment; if not, what it is.
    pub(crate) fn check(&self, game: &Game, begun: Moment, now: Moment) -> Result<(), Mismatch> {
        match self {
            // Seen to where the act and the names are.
            Expectation::Refused(_) => Err(Mismatch::NotRefused),
            Expectation::Plays(..) => Err(Mismatch::NoNames),
            Expectation::Score(score) => shown(&game.score(), score),
            Expectation::End(expected) => article(
                game.end().and_then(|end| end.article(game.moves())),
                expected,
            ),
            Expectation::Proposed(expected) => {
                article(game.proposed_end().and_then(|end| end.article), expected)
            }
            Expectation::Phase(phase) => {
                shown(&name_of(&PHASES, game.phase()), &name_of(&PHASES, *phase))
            }
            Expectation::Used(side, used) => shown(&game.clock().used(*side, now), used),
            Expectation::Left(side, left) => match game.clock().left(*side, now) {
                Some(found) => shown(&found, left),
                None => Err(Mismatch::NoClock),
            },
            Expectation::Made(side, moves) => shown(&game.clock().moves(*side), moves),
            Expectation::Turn(side) => shown(&game.moves().turn(), side),
            Expectation::Running(side) => instead(&game.clock().running(), side),
            Expectation::Deadline(deadline) => {
                let found = game.next_deadline().and_then(|at| at.since(begun));
                match (found, deadline) {
                    (Some(found), Some(expected)) => shown(&found, expected),
                    (found, expected) => instead(&found, expected),
                }
            }
            Expectation::Position(fen) => same_position(game, &game.moves().fen(), fen),
            Expectation::Moves(moves) => {
                let entries = game.entries().iter();
                let found: Vec<String> = entries
                    .filter_map(ScoreEntry::text)
                    .map(str::to_owned)
                    .collect();
                shown(&found.join(" "), &moves.join(" "))
            }
            Expectation::Touched(square) => instead(&game.touched().map(str::to_owned), square),
            Expectation::Offer(side) => instead(&game.offer(), side),
            Expectation::Takeback(side) => instead(&game.takeback(), side),
            Expectation::There(side, is) => instead(&game.is_there(*side), is),
            Expectation::Official(is) => instead(&game.is_official(), is),
            Expectation::ScoreCompulsory(is) => instead(&game.terms().is_score_compulsory(), is),
            Expectation::Consultation(is) => instead(&game.terms().is_consultation(), is),
            Expectation::Permits(aid, is) => instead(&game.permits(*aid), is),
            Expectation::SeesBoard(side, is) => instead(&game.form().sees_board(*side), is),
            Expectation::Form(form) => shown(&game.form(), form),
            Expectation::KeepsScore(side, is) => instead(&game.form().keeps_score(*side), is),
            Expectation::Blind(side, is) => instead(&game.form().is_blind(*side), is),
            Expectation::Incidents(count) => instead(&game.incidents().len(), count),
            Expectation::Cuts(count) => instead(&game.cuts().len(), count),
            Expectation::Decisions(count) => instead(&game.judging().decisions.len(), count),
            Expectation::UsualNorm(is) => {
                let norms = TimeControl::norms(game.terms().rules);
                instead(&norms.contains(&game.terms().control), is)
            }
            Expectation::Penalties(side, expected) => {
                let all = game.judging().penalties.iter();
                let his = all.filter(|sanction| sanction.side == *side);
                instead(&his.map(|sanction| sanction.penalty).collect(), expected)
            }
            Expectation::Incident(number, decision) => shown(
                &name_of(&DECISIONS, incident_of(game, *number)?.decision),
                &name_of(&DECISIONS, *decision),
            ),
            Expectation::IncidentArticle(number, expected) => {
                let incident = incident_of(game, *number)?;
                article(incident.article(game.terms().rules), expected)
            }
            Expectation::IncidentPenalties(number, expected) => {
                instead(&incident_of(game, *number)?.penalties, expected)
            }
            Expectation::Protest(number, is) => answered(&game.judging().protests, *number, *is),
            Expectation::Appeal(number, is) => answered(&game.judging().appeals, *number, *is),
            Expectation::Envelope { by, number, used } => {
                let found = envelope_of(game)?;
                let found = told(found.by, found.number, found.used);
                shown(&found, &told(*by, *number, *used))
            }
            Expectation::EnvelopePosition(fen) => same_position(game, &envelope_of(game)?.fen, fen),
            Expectation::Readings(expected) => readings(envelope_of(game)?, expected),
            Expectation::SheetsDiffer(ply) => sheets(game, *ply),
        }
    }
}

fn incident_of(game: &Game, number: usize) -> Result<&Incident, Mismatch> {
    let incident = number.checked_sub(1).and_then(|i| game.incidents().get(i));
    incident.ok_or(Mismatch::Incidents(game.incidents().len()))
}

fn answered(pleas: &[Plea], number: usize, is: Option<bool>) -> Result<(), Mismatch> {
    let plea = number.checked_sub(1).and_then(|i| pleas.get(i));
    let plea = plea.ok_or(Mismatch::Pleas(pleas.len()))?;
    let answer = plea.answer.as_ref().map(|(is_upheld, _)| *is_upheld);
    instead(&answer, &is)
}

fn envelope_of(game: &Game) -> Result<&Envelope, Mismatch> {
    game.envelope().ok_or(Mismatch::NoEnvelope)
}

/// What an envelope says, in words.
fn told(by: Color, number: u32, used: ByColor<Millis>) -> String {
    let ByColor { white, black } = used;
    format!("by {by} move {number} used {white} and {black}")
}

fn readings(envelope: &Envelope, expected: &[String]) -> Result<(), Mismatch> {
    let readings = envelope.readings.iter();
    let mut found: Vec<String> = readings.map(|reading| reading.text.clone()).collect();
    let mut expected = expected.to_vec();
    found.sort();
    expected.sort();
    shown(&found.join(" "), &expected.join(" "))
}

fn same_position(game: &Game, found: &str, fen: &str) -> Result<(), Mismatch> {
    let rules = game.terms().rules;
    let expected = games::Game::from_irregular(rules, fen, game.terms().draws);
    let expected = expected.map_err(Mismatch::Position)?;
    shown(&found, &expected.fen().as_str())
}

fn sheets(game: &Game, expected: Option<usize>) -> Result<(), Mismatch> {
    let of = |side| game.sheet(side).ok_or(Mismatch::NoSheet(side));
    let (white, black) = (of(Color::White)?, of(Color::Black)?);
    let sheets = ByColor {
        white: &white,
        black: &black,
    };
    let terms = game.terms();
    let difference = compare(terms.rules, terms.fen.as_deref(), game.entries(), sheets);
    let difference = difference.map_err(Mismatch::Sheets)?;
    instead(&difference.map(|difference| difference.ply + 1), &expected)
}
