//! What players and judges may wish for at random: every command, mostly one that fits, sometimes a hostile one.

use games::{ByColor, Color, LegalMove, Score};
use peatee_conduct::{
    Annulment, Breach, Command, Correction, Game, Happened, Millis, Misconduct, Moment, Penalty,
    Phase, Receipt, Refused, Report, Sealed, Sheet, Verdict,
};

/// Random numbers that are the same for the same seed (splitmix64).
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.next() % end.max(1)
    }

    /// True so many times in a hundred.
    pub(crate) fn percent(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    pub(crate) fn of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let i = self.below(all.len() as u64);
        all.get(usize::try_from(i).unwrap_or(0))
    }

    pub(crate) fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        *self.of(all).expect("something to pick")
    }

    fn side(&mut self) -> Color {
        self.pick(&Color::ALL)
    }

    fn flag(&mut self) -> bool {
        self.percent(50)
    }

    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        core::array::from_fn(|_| self.next().to_le_bytes()[0])
    }
}

/// When the next thing is asked for: at the pace of the game, sometimes much later, or just when time is up.
pub(crate) fn wait(
    chance: &mut Chance,
    pace: u64,
    now: Moment,
    deadline: Option<Moment>,
) -> Moment {
    let kind = chance.below(1_000);
    match (kind, deadline) {
        (0, _) => Moment(u64::MAX),
        (1..20, Some(Moment(at))) => Moment(at.saturating_sub(chance.below(2))).max(now),
        (1..30, _) => now.plus(Millis(chance.below(20_000_000))),
        _ => now.plus(Millis(chance.below(pace))),
    }
}

/// What the one who wishes knows.
pub(crate) struct Seen<'a> {
    pub(crate) game: &'a Game,
    /// Positions of this rule set that arose elsewhere.
    pub(crate) positions: &'a [String],
    /// Why the last wish was refused.
    pub(crate) refused: Option<&'a Refused>,
    /// What happened last.
    pub(crate) last: Option<&'a Happened>,
    /// What the last one who sealed a move holds in his hand.
    pub(crate) receipt: Option<&'a Receipt>,
    /// A sealed move for the case that one is wanted, and the receipt of another.
    pub(crate) sealed: &'a dyn Fn(&mut Chance, Option<String>) -> Sealed,
    pub(crate) other_receipt: &'a Receipt,
}

impl Seen<'_> {
    /// A command, mostly one that fits.
    pub(crate) fn wish(&self, chance: &mut Chance) -> Command {
        match chance.below(10) {
            0 => self.anything(chance),
            1..5 => self.way_on(chance).unwrap_or_else(|| self.fitting(chance)),
            _ => self.fitting(chance),
        }
    }

    /// What the last refusal asks for, or what comes behind the last event.
    fn way_on(&self, chance: &mut Chance) -> Option<Command> {
        match self.refused {
            Some(refused) => self.way_round(chance, refused),
            None => self.answer(chance, self.last?),
        }
    }

    fn way_round(&self, chance: &mut Chance, refused: &Refused) -> Option<Command> {
        Some(match refused {
            Refused::ClaimPending => Command::CheckClaim {
                is_right: chance.percent(10),
            },
            Refused::Restoring => Command::Restore,
            Refused::ClocksStopped => Command::StartClocks,
            Refused::MustSeal => self.seal(chance, self.turn()),
            Refused::AnswererAbsent(side) | Refused::IsAway(side) => Command::Arrive(*side),
            Refused::NotLongEnough { .. } => Command::ClaimLeft(chance.side()),
            Refused::TouchedOther(square) => Command::Play {
                by: self.turn(),
                text: self.move_of(square)?,
            },
            _ => return None,
        })
    }

    fn answer(&self, chance: &mut Chance, last: &Happened) -> Option<Command> {
        let why = why(chance);
        let judging = self.game.judging();
        Some(match last {
            Happened::AdjournmentAsked(_) => Command::AllowAdjournment,
            Happened::AdjournmentProposed(by) => Command::AnswerAdjournment {
                by: !*by,
                agrees: chance.percent(80),
            },
            Happened::ResumptionProposed { by, .. } => Command::AnswerResumption {
                by: !*by,
                agrees: chance.percent(80),
            },
            Happened::SealedInDoubt { readings } => Command::ChooseReading {
                by: chance.side(),
                text: readings
                    .first()
                    .map_or_else(String::new, |first| first.text.clone()),
            },
            Happened::DrawOffered(by) => Command::AnswerDraw {
                by: !*by,
                agrees: chance.percent(30),
            },
            Happened::TakebackAsked(by) => Command::AnswerTakeback {
                by: !*by,
                agrees: chance.percent(80),
            },
            Happened::Left(side) => match chance.flag() {
                true => Command::ClaimLeft(!*side),
                false => Command::Arrive(*side),
            },
            Happened::Adjusting(by) => Command::Adjusted(*by),
            Happened::ClaimMade { .. } => Command::CheckClaim {
                is_right: chance.percent(20),
            },
            Happened::Displaced { .. } => Command::Restore,
            Happened::Reported(report) => {
                let (by, incident) = (!report.by, self.game.incidents().len());
                match chance.percent(60) {
                    true => Command::DemandCorrection { by, incident },
                    false => Command::LetStand { by, incident },
                }
            }
            Happened::ClocksStopped { .. } => Command::StartClocks,
            Happened::Protested { .. } => Command::AnswerProtest {
                protest: judging.protests.len(),
                is_upheld: chance.flag(),
                why,
            },
            Happened::Appealed { .. } => Command::DecideAppeal {
                appeal: judging.appeals.len(),
                is_upheld: chance.flag(),
                why,
            },
            Happened::ProtestAnswered {
                is_upheld: true, ..
            }
            | Happened::AppealDecided {
                is_upheld: true, ..
            } => Command::Rule {
                verdict: verdict(chance),
                why,
            },
            Happened::Replayed { .. } => Command::StartClocks,
            _ => return None,
        })
    }

    /// Something that is done in this phase.
    fn fitting(&self, chance: &mut Chance) -> Command {
        let n = chance.below(100);
        match self.game.phase() {
            Phase::Waiting if n < 70 => Command::Begin,
            Phase::Waiting if n < 85 => courtesy(chance),
            Phase::Playing => self.while_playing(chance, n),
            Phase::Adjourning if n < 60 => self.seal(chance, self.turn()),
            Phase::Adjourning if n < 80 => self.play(chance, self.turn()),
            Phase::Adjourned if n < 45 => resume(chance),
            Phase::Adjourned if n < 60 => put_on(chance, self.game.last()),
            Phase::Adjourned if n < 75 => self.judge(chance, 30),
            Phase::Closed if n < 60 => Command::OpenEnvelope(self.receipt(chance, 95)),
            Phase::Closed if n < 80 => Command::Arrive(chance.side()),
            Phase::Closed if n < 90 => self.judge(chance, 30),
            Phase::InDoubt if n < 50 && self.game.in_doubt().is_some() => self.choose(),
            Phase::InDoubt if n < 70 => self.judge(chance, 29),
            Phase::EnvelopeLost if n < 70 => self.reconstruct(chance),
            Phase::Over if n < 40 => self.replay(chance),
            Phase::Over if n < 80 => self.judge(chance, 34 + n % 9),
            _ => self.anything(chance),
        }
    }

    /// The first that a sealed move in doubt may stand for.
    fn choose(&self) -> Command {
        let envelope = self.game.in_doubt();
        let first = envelope.and_then(|envelope| envelope.readings.first());
        Command::ChooseReading {
            by: envelope.map_or(self.turn(), |envelope| !envelope.by),
            text: first.map_or_else(String::new, |first| first.text.clone()),
        }
    }

    fn while_playing(&self, chance: &mut Chance, n: u64) -> Command {
        let turn = self.turn();
        match n {
            0..70 => self.play(chance, turn),
            70..76 => courtesy(chance),
            76..78 => self.seal(chance, turn),
            78..80 => Command::ProposeAdjournment(turn),
            80 => Command::AskToAdjourn(turn),
            81 => Command::AllowAdjournment,
            82..84 => Command::Adjourn { why: why(chance) },
            84..88 => self.report(chance),
            88..90 => self.judge(chance, 18),
            90..92 => self.touch(chance, turn),
            92..94 => Command::OfferDraw(turn),
            94..96 => self.claim(chance, turn),
            96..98 => Command::Displace {
                by: chance.side(),
                why: why(chance),
            },
            _ => self.replay(chance),
        }
    }

    fn turn(&self) -> Color {
        self.game.moves().turn()
    }

    /// Every command, by its number.
    fn anything(&self, chance: &mut Chance) -> Command {
        let by = chance.side();
        match chance.below(20 + 34) {
            0 => Command::Begin,
            1 => Command::Arrive(by),
            2 => self.play(chance, by),
            3 => Command::Play {
                by,
                text: nonsense(chance),
            },
            4 => self.touch(chance, by),
            5 => Command::Adjust(by),
            6 => Command::Adjusted(by),
            7 if chance.flag() => Command::Resign(by),
            8 => Command::OfferDraw(by),
            9 => Command::AnswerDraw {
                by,
                agrees: chance.percent(20),
            },
            10 => self.claim(chance, by),
            11 => Command::CheckClaim {
                is_right: chance.flag(),
            },
            12 => Command::ConfirmEnd,
            13 => Command::Look,
            n => self.judge(chance, n),
        }
    }

    /// What is mostly for the judge, by its number.
    fn judge(&self, chance: &mut Chance, n: u64) -> Command {
        match n {
            0..=17 => self.about_clocks(chance, n),
            18..=26 => self.about_errors(chance, n),
            27..=33 => self.about_envelopes(chance, n),
            34..=42 => self.about_results(chance, n),
            _ => self.about_adjourning(chance, n),
        }
    }

    fn about_clocks(&self, chance: &mut Chance, n: u64) -> Command {
        let (by, why) = (chance.side(), why(chance));
        match n {
            14 => Command::CorrectClock {
                side: by,
                correction: match chance.flag() {
                    true => Correction::Forward(length(chance)),
                    false => Correction::Back(length(chance)),
                },
                why,
            },
            15 => Command::NoteClockFault { why },
            16 => Command::ComplainAboutClock { by, why },
            17 => Command::SetClocks {
                used: used(chance),
                why,
            },
            _ => match chance.flag() {
                true => Command::StopClocks { why },
                false => Command::StartClocks,
            },
        }
    }

    fn about_errors(&self, chance: &mut Chance, n: u64) -> Command {
        let incident = number(chance, self.game.incidents().len());
        let by = chance.side();
        match n {
            18 | 19 => match chance.percent(60) {
                true => Command::DemandCorrection { by, incident },
                false => Command::LetStand { by, incident },
            },
            20 => self.report(chance),
            21 => Command::NoteMisconduct {
                by,
                what: chance.pick(Misconduct::ALL),
                why: why(chance),
            },
            22 => Command::NoteAccident { why: why(chance) },
            23 => Command::Displace {
                by,
                why: why(chance),
            },
            24 => Command::Restore,
            25 => Command::DemandCompliance {
                by,
                why: why(chance),
            },
            _ => self.replay(chance),
        }
    }

    fn about_envelopes(&self, chance: &mut Chance, n: u64) -> Command {
        match n {
            27 => resume(chance),
            28 => Command::OpenEnvelope(self.receipt(chance, 50)),
            29 => Command::ReadSealed {
                meaning: chance.percent(80).then(|| self.text(chance)),
            },
            30 => match chance.percent(60) {
                true => Command::LoseEnvelope { why: why(chance) },
                false => resume(chance),
            },
            31 => self.reconstruct(chance),
            _ => {
                let by = chance.side();
                self.seal(chance, by)
            }
        }
    }

    fn about_results(&self, chance: &mut Chance, n: u64) -> Command {
        let (by, why) = (chance.side(), why(chance));
        let judging = self.game.judging();
        match n {
            34 => Command::Protest { by, why },
            35 => Command::AnswerProtest {
                protest: number(chance, judging.protests.len()),
                is_upheld: chance.flag(),
                why,
            },
            36 => Command::Appeal {
                by,
                decision: number(chance, judging.decisions.len()),
                why,
            },
            37 => Command::DecideAppeal {
                appeal: number(chance, judging.appeals.len()),
                is_upheld: chance.flag(),
                why,
            },
            38 => Command::HandIn {
                by,
                sheet: self.sheet(chance),
            },
            39 => Command::Sign {
                by,
                sheet: chance.side(),
            },
            40 => Command::Penalise {
                side: by,
                penalty: match chance.percent(80) {
                    true => Penalty::Warning,
                    false => chance.pick(Penalty::ALL),
                },
                incident: chance
                    .flag()
                    .then(|| number(chance, self.game.incidents().len())),
                why,
            },
            41 if chance.flag() => Command::AcceptSheets { why },
            41 => Command::BeginNextRound,
            _ => self.replay(chance),
        }
    }

    fn about_adjourning(&self, chance: &mut Chance, n: u64) -> Command {
        let why = why(chance);
        match n {
            43 => Command::AskToAdjourn(chance.side()),
            44 => Command::AllowAdjournment,
            45 => Command::Adjourn { why },
            46 => Command::StopClocks { why },
            47 => Command::StartClocks,
            48 => Command::SwapColours,
            49 if chance.flag() => Command::Rule {
                verdict: verdict(chance),
                why,
            },
            52 => courtesy(chance),
            50 if chance.flag() => Command::Annul {
                ground: chance.pick(&[Annulment::Board, Annulment::Envelope, Annulment::Other]),
                why,
            },
            51 => Command::Play {
                by: chance.side(),
                text: nonsense(chance),
            },
            _ => Command::Look,
        }
    }

    // Moves.

    fn legal(&self, chance: &mut Chance) -> Option<String> {
        chance.of(&legal_moves(self.game)).map(|m| m.text.clone())
    }

    fn text(&self, chance: &mut Chance) -> String {
        let legal = self.legal(chance).filter(|_| chance.percent(97));
        legal.unwrap_or_else(|| nonsense(chance))
    }

    fn move_of(&self, square: &str) -> Option<String> {
        let legal = legal_moves(self.game);
        let m = legal.iter().find(|m| m.from == square)?;
        Some(m.text.clone())
    }

    fn play(&self, chance: &mut Chance, by: Color) -> Command {
        let text = self.text(chance);
        Command::Play { by, text }
    }

    fn square(&self, chance: &mut Chance) -> String {
        let legal = legal_moves(self.game);
        match chance.of(&legal).filter(|_| chance.percent(80)) {
            Some(m) => m.from.clone(),
            None => nonsense(chance),
        }
    }

    fn touch(&self, chance: &mut Chance, by: Color) -> Command {
        let square = self.square(chance);
        Command::Touch { by, square }
    }

    fn claim(&self, chance: &mut Chance, by: Color) -> Command {
        let with = chance.flag().then(|| self.text(chance));
        Command::ClaimDraw { by, with }
    }

    // The board.

    fn position(&self, chance: &mut Chance) -> String {
        let from_here = self.game.moves().fen();
        match chance.below(10) {
            0 => nonsense(chance),
            1 => from_here,
            2..5 => without_a_piece(chance, &from_here),
            _ => self.elsewhere(chance),
        }
    }

    fn elsewhere(&self, chance: &mut Chance) -> String {
        let position = chance.of(self.positions).expect("some positions").clone();
        match chance.percent(30) {
            true => without_a_piece(chance, &position),
            false => position,
        }
    }

    fn report(&self, chance: &mut Chance) -> Command {
        let by = match chance.percent(70) {
            true => self.turn(),
            false => chance.side(),
        };
        Command::Report(Report {
            by,
            breach: chance.pick(Breach::ALL),
            made: self.text(chance),
            proper: chance.percent(40).then(|| self.text(chance)),
            touched: chance.percent(40).then(|| self.square(chance)),
            after: chance.percent(60).then(|| self.position(chance)),
        })
    }

    fn replay(&self, chance: &mut Chance) -> Command {
        let entries = self.game.entries().len() as u64;
        let behind = match chance.below(20) {
            0 => usize::MAX,
            _ => usize::try_from(chance.below(entries + 2)).unwrap_or(0),
        };
        let why = why(chance);
        Command::ReplayFrom { behind, why }
    }

    // The envelope.

    fn seal(&self, chance: &mut Chance, by: Color) -> Command {
        let legal = self.legal(chance);
        let sealed = Box::new((self.sealed)(chance, legal));
        Command::Seal { by, sealed }
    }

    /// The right receipt so many times in a hundred.
    fn receipt(&self, chance: &mut Chance, percent: u64) -> Receipt {
        let right = self.receipt.filter(|_| chance.percent(percent));
        right.unwrap_or(self.other_receipt).clone()
    }

    fn reconstruct(&self, chance: &mut Chance) -> Command {
        let fen = chance.percent(30).then(|| self.position(chance));
        let rules = self.game.terms().rules;
        let there = fen
            .as_ref()
            .and_then(|fen| games::Game::from_fen(rules, fen).ok());
        let text = match there {
            Some(game) => chance
                .of(&game.legal_moves())
                .map_or_else(|| nonsense(chance), |m| m.text.clone()),
            None => self.text(chance),
        };
        Command::Reconstruct {
            fen,
            text,
            used: used(chance),
        }
    }

    fn sheet(&self, chance: &mut Chance) -> Sheet {
        let mut sheet = Sheet::new(chance.side());
        for entry in self.game.entries() {
            let written = entry.text().unwrap_or("?");
            if sheet.write(written).is_err() {
                sheet.write("?").expect("it is short");
            }
        }
        if chance.percent(10) {
            sheet.sign(chance.side());
        }
        sheet
    }
}

/// The legal moves of the position, which goes on even where it is drawn.
pub(crate) fn legal_moves(game: &Game) -> Vec<LegalMove> {
    let (moves, terms) = (game.moves(), game.terms());
    let legal = moves.legal_moves();
    if !legal.is_empty() {
        return legal;
    }
    let goes_on = games::Game::going_on(terms.rules, &moves.fen(), terms.draws);
    goes_on.map_or(legal, |game| game.legal_moves())
}

fn verdict(chance: &mut Chance) -> Verdict {
    let loser = chance.side();
    match chance.below(5) {
        0 => Verdict::Refusal { loser },
        1 => Verdict::Discipline { loser },
        2 => Verdict::NeitherCanWin,
        3 => Verdict::Score(Score::Unknown),
        _ => Verdict::Score(Score::Win(loser)),
    }
}

/// What players of casual games ask for, and who comes and goes.
fn courtesy(chance: &mut Chance) -> Command {
    let by = chance.side();
    match chance.below(21) {
        0..7 => Command::AskTakeback(by),
        7..10 => Command::AnswerTakeback {
            by,
            agrees: chance.percent(80),
        },
        10..13 => Command::Arrive(by),
        13..16 => Command::Leave(by),
        16..19 => Command::ClaimLeft(by),
        19 => Command::Abort(by),
        _ => Command::Save(by),
    }
}

/// A time of resumption, proposed or set.
fn put_on(chance: &mut Chance, last: Moment) -> Command {
    let by = chance.side();
    let at = last.plus(Millis(chance.below(200_000)));
    match chance.below(4) {
        0 => Command::AppointResumption { at },
        1 => Command::ProposeResumption { by, at: None },
        _ => Command::ProposeResumption { by, at: Some(at) },
    }
}

fn resume(chance: &mut Chance) -> Command {
    let session = match chance.below(5) {
        0 => Some(length(chance)),
        1 | 2 => Some(Millis::hours(1)),
        _ => None,
    };
    let present = ByColor::new_with(|_| chance.percent(75));
    Command::Resume { session, present }
}

/// A length of time, often absurd.
pub(crate) fn length(chance: &mut Chance) -> Millis {
    match chance.below(8) {
        0 => Millis(u64::MAX),
        1 => Millis::ZERO,
        2 => Millis(chance.next()),
        3 => Millis::hours(chance.below(10)),
        _ => Millis(chance.below(200_000)),
    }
}

fn used(chance: &mut Chance) -> ByColor<Millis> {
    let is_absurd = chance.percent(10);
    ByColor::new_with(|_| match is_absurd {
        true => length(chance),
        false => Millis(chance.below(60_000)),
    })
}

/// The number of one of so many things, from 1, or an absurd one.
fn number(chance: &mut Chance, count: usize) -> usize {
    match chance.below(10) {
        0 => 0,
        1 => usize::MAX,
        2 => count + 1,
        3..6 => count,
        _ => usize::try_from(chance.below(count as u64 + 1)).unwrap_or(0),
    }
}

/// A reason, sometimes none, sometimes endless.
fn why(chance: &mut Chance) -> String {
    match chance.below(40) {
        0 => String::new(),
        1 => " \t".to_owned(),
        2 => "õ".repeat(5_000),
        3 => "x".repeat(1_000),
        _ => "because".to_owned(),
    }
}

fn nonsense(chance: &mut Chance) -> String {
    let some = [
        "",
        "99-1",
        "1-1",
        "\0",
        "ÖÄ–×",
        "W:W",
        "::::",
        "W:W1:B",
        "B:WK1:BK2",
        "O-O",
        "e9-e10",
        "8/8/8/8/8/8/8/8 w",
        "0",
        "-1",
        "💥x💥",
    ];
    match chance.below(12) {
        0 => "9".repeat(10_000),
        1 => "W:W1,".repeat(190),
        _ => chance.pick(&some).to_owned(),
    }
}

/// A position with one piece less, as far as its spelling can be told.
pub(crate) fn without_a_piece(chance: &mut Chance, fen: &str) -> String {
    let is_draughts = fen.contains(':');
    let mut parts: Vec<&str> = match is_draughts {
        true => fen.split(',').collect(),
        false => fen
            .split_inclusive(['p', 'P', 'n', 'N', 'r', 'R', 'q', 'Q'])
            .collect(),
    };
    if parts.len() < 3 {
        return fen.to_owned();
    }
    let i = 1 + usize::try_from(chance.below(parts.len() as u64 - 2)).unwrap_or(0);
    match is_draughts {
        // The list of the other side begins in the part with a colon.
        true if parts[i].contains(':') => {}
        true => {
            parts.remove(i);
        }
        false => {
            let kept = parts[i].trim_end_matches(char::is_alphabetic);
            return format!("{}{kept}1{}", parts[..i].concat(), parts[i + 1..].concat());
        }
    }
    parts.join(",")
}
