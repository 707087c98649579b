//! Games that players and judges conduct at random.

use conduct::Color::{Black, White};
use conduct::{
    Annulment, Breach, ByColor, Color, Command, Competition, Correction, Duty, Event, Game, Millis,
    Misconduct, Mode, Moment, Penalty, PersonId, Receipt, Report, RuleSet, Score, Sheet, Terms,
    Verdict,
};

use super::chance::Dice;
use super::{START, sealed};

/// A game of some hundred commands, allowed or not, and all that happened in it.
pub(crate) fn game(seed: u64) -> (Terms, Vec<Event>) {
    let mut dice = Dice::new(seed);
    let terms = terms(&mut dice);
    let mut game = Game::new(terms.clone()).expect("playable");
    let mut conduct = Conduct {
        now: START,
        receipt: None,
        dice,
    };
    let mut events = Vec::new();
    for turn in 0..200 {
        let command = match turn {
            0 => Command::Begin,
            _ => conduct.command(&game),
        };
        let Ok(decided) = game.decide(&command, conduct.now) else {
            continue;
        };
        for event in decided {
            game.apply(&event).expect("what was decided can happen");
            events.push(event);
        }
    }
    (terms, events)
}

/// What is agreed, at random.
pub(crate) fn terms(dice: &mut Dice) -> Terms {
    let all: Vec<RuleSet> = RuleSet::all().collect();
    let controls = [
        "-",
        "15/3600",
        "5400+30",
        "40/7200:3600",
        "300d5",
        "*259200",
    ];
    let control = dice
        .of(&controls)
        .expect("some")
        .parse()
        .expect("a control");
    let mut terms = Terms::timed(*dice.of(&all).expect("some"), control);
    terms.default_time = dice.one_in(4).then_some(Terms::HALF_AN_HOUR);
    terms.session = dice.one_in(3).then_some(Millis::hours(1));
    terms.has_touch_move = dice.one_in(2);
    terms.mode = match dice.one_in(2) {
        true => Mode::Record,
        false => Mode::Play,
    };
    terms.score = *dice
        .of(&[None, Some(Duty::Must), Some(Duty::Need)])
        .expect("some");
    terms.competition = dice.one_in(2).then_some(Competition {
        is_last: dice.one_in(2),
        may_analyse_adjourned: dice.one_in(2),
    });
    terms.sides = ByColor {
        white: vec![PersonId(1)],
        black: vec![PersonId(2), PersonId(u64::MAX)],
    };
    terms
}

struct Conduct {
    now: Moment,
    receipt: Option<Receipt>,
    dice: Dice,
}

impl Conduct {
    fn command(&mut self, game: &Game) -> Command {
        self.now = self.now.plus(Millis(self.dice.below(20_000) as u64));
        match self.dice.below(4) {
            0 => self.odd_command(game),
            _ => self.play(game),
        }
    }

    fn play(&mut self, game: &Game) -> Command {
        let by = game.moves().turn();
        let moves = game.moves().legal_moves();
        let text = self.dice.of(&moves).map(|m| m.text.clone());
        let text = text.unwrap_or_default();
        Command::Play { by, text }
    }

    fn odd_command(&mut self, game: &Game) -> Command {
        let side = *self.dice.of(&Color::ALL).expect("two");
        let turn = game.moves().turn();
        let why = || "põhjus \"x\"\n".to_owned();
        let last = game.incidents().len();
        match self.dice.below(44) {
            0 => Command::Arrive(side),
            1 | 2 => Command::OfferDraw(turn),
            3 => Command::AnswerDraw {
                by: side,
                agrees: self.dice.one_in(8),
            },
            4 => Command::ClaimDraw {
                by: turn,
                with: None,
            },
            5 => Command::CheckClaim {
                is_right: self.dice.one_in(3),
            },
            6 => Command::Touch {
                by: turn,
                square: self.square(game),
            },
            7 => Command::Adjust(turn),
            8 => Command::Adjusted(turn),
            9 => Command::CorrectClock {
                side,
                correction: self.correction(),
                why: why(),
            },
            10 => Command::NoteClockFault { why: why() },
            11 => Command::ComplainAboutClock {
                by: side,
                why: why(),
            },
            12 => Command::StopClocks { why: why() },
            13 | 14 => Command::StartClocks,
            15 => Command::Report(self.report(game)),
            16 => Command::DemandCorrection {
                by: side,
                incident: last,
            },
            17 => Command::LetStand {
                by: side,
                incident: last,
            },
            18 => Command::NoteMisconduct {
                by: side,
                what: self.misconduct(),
                why: why(),
            },
            19 => Command::NoteAccident { why: why() },
            20 => Command::Displace {
                by: side,
                why: why(),
            },
            21 | 22 => Command::Restore,
            23 => Command::DemandCompliance {
                by: side,
                why: why(),
            },
            24 => Command::ReplayFrom {
                behind: self.dice.below(game.entries().len() + 1),
                why: why(),
            },
            25 => Command::Penalise {
                side,
                penalty: Penalty::Warning,
                incident: Some(last),
                why: why(),
            },
            26 => Command::AskToAdjourn(turn),
            27 => Command::AllowAdjournment,
            28 => Command::Adjourn { why: why() },
            29 | 30 => self.seal(game),
            31 | 32 => Command::Resume {
                session: None,
                present: ByColor {
                    white: true,
                    black: true,
                },
            },
            33 | 34 => match self.receipt.take() {
                Some(receipt) => Command::OpenEnvelope(receipt),
                None => Command::ReadSealed { meaning: None },
            },
            35 => Command::LoseEnvelope { why: why() },
            36 => Command::Reconstruct {
                fen: None,
                text: self.square(game),
                used: ByColor::default(),
            },
            37 => Command::Protest {
                by: side,
                why: why(),
            },
            38 => Command::AnswerProtest {
                protest: 1,
                is_upheld: true,
                why: why(),
            },
            39 => Command::Appeal {
                by: side,
                decision: 1,
                why: why(),
            },
            40 => Command::DecideAppeal {
                appeal: 1,
                is_upheld: false,
                why: why(),
            },
            41 => Command::HandIn {
                by: side,
                sheet: Sheet::with(["a", "b"]).expect("short"),
            },
            42 => Command::Sign {
                by: side,
                sheet: !side,
            },
            _ => self.ending(side),
        }
    }

    fn ending(&mut self, side: Color) -> Command {
        let why = || "lõpp".to_owned();
        match self.dice.below(8) {
            0 => Command::Resign(side),
            1 => Command::Rule {
                verdict: Verdict::Refusal { loser: side },
                why: why(),
            },
            2 => Command::Rule {
                verdict: Verdict::Score(Score::BothLost),
                why: why(),
            },
            3 => Command::Annul {
                ground: Annulment::Other,
                why: why(),
            },
            4 => Command::SwapColours,
            5 => Command::BeginNextRound,
            _ => Command::Look,
        }
    }

    fn correction(&mut self) -> Correction {
        let time = Millis(self.dice.below(60_000) as u64);
        match self.dice.one_in(2) {
            true => Correction::Forward(time),
            false => Correction::Back(time),
        }
    }

    fn misconduct(&mut self) -> Misconduct {
        *self.dice.of(Misconduct::ALL).expect("some")
    }

    fn square(&mut self, game: &Game) -> String {
        let moves = game.moves().legal_moves();
        let text = self.dice.of(&moves).map(|m| m.text.clone());
        let text = text.unwrap_or_default();
        text.split(['-', 'x', ':'])
            .next()
            .unwrap_or_default()
            .to_owned()
    }

    fn report(&mut self, game: &Game) -> Report {
        let moves = game.moves().legal_moves();
        let proper = self.dice.of(&moves).map(|m| m.text.clone());
        Report {
            by: *self.dice.of(&[White, Black]).expect("two"),
            breach: *self.dice.of(Breach::ALL).expect("some"),
            made: "ei".to_owned(),
            proper: proper.filter(|_| self.dice.one_in(2)),
            touched: None,
            after: None,
        }
    }

    fn seal(&mut self, game: &Game) -> Command {
        let moves = game.moves().legal_moves();
        let text = self.dice.of(&moves).map_or("?", |m| &m.text);
        let (sealed, receipt) = sealed(text, &game.seal_subject(b"random"));
        self.receipt = Some(receipt);
        Command::Seal {
            by: game.moves().turn(),
            sealed,
        }
    }
}
