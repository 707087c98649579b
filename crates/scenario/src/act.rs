//! Who does what, and when.

use conduct::{
    Annulment, Command, Correction, Millis, Misconduct, Penalty, Report, Sheet, Verdict,
};
use games::{ByColor, Color, Score};

use crate::fault::LineFault;
use crate::words::{Words, short};

/// Moves are made again at most so often.
const MOST_TIMES: usize = 100;

/// Somebody does something at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// The thing that is done.
    pub deed: Deed,
    /// The time at which it is done.
    pub when: When,
}

/// When something is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// Time since the act before.
    After(Millis),
    /// Time since the beginning.
    At(Millis),
}

/// What is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A command as it stands.
    Command(Command),
    /// The players make these moves in turn, each side in its time.
    Both {
        /// The moves.
        moves: Vec<String>,
        /// How long each takes.
        each: ByColor<Millis>,
    },
    /// A player seals a move.
    Seal {
        /// The side that seals.
        by: Color,
        /// What he writes.
        text: String,
    },
    /// The judge opens the envelope.
    Open,
    /// The opponent has the last incident corrected.
    CorrectLast(Color),
    /// The opponent lets the last incident stand.
    LetLastStand(Color),
}

/// Reads a line that tells what somebody does.
pub(crate) fn act(line: &str) -> Result<Act, LineFault> {
    let (head, why) = match line.split_once(" because ") {
        Some((head, why)) => (head, Some(why.trim())),
        None => (line, None),
    };
    if why.is_some_and(ends_with_time) {
        return Err(LineFault::TimeBehindReason);
    }
    let mut words = Words::new(head);
    if words.take("Time passes") {
        return passing(words);
    }
    let (head, when) = when(head)?;
    let mut words = Words::new(head);
    let deed = deed(&mut words, why)?;
    Ok(Act { deed, when })
}

/// `Time passes 0:30:00`, `Time passes at 1:00:00`.
fn passing(mut words: Words<'_>) -> Result<Act, LineFault> {
    let is_at = words.take("at");
    let time = words.time()?;
    words.end()?;
    Ok(Act {
        deed: Deed::Command(Command::Look),
        when: match is_at {
            true => When::At(time),
            false => When::After(time),
        },
    })
}

/// Whether a reason ends as if it told the time.
fn ends_with_time(why: &str) -> bool {
    matches!(when(why), Ok((before, _)) if before.len() < why.len())
}

/// Takes `after 0:03` or `at 1:00:00` off the end.
fn when(head: &str) -> Result<(&str, When), LineFault> {
    let last = |word: &str| head.rfind(word);
    let (place, word) = match (last(" after "), last(" at ")) {
        (Some(after), at) if at.is_none_or(|at| at < after) => (after, " after "),
        (_, Some(at)) => (at, " at "),
        _ => return Ok((head, When::After(Millis::ZERO))),
    };
    let (deed, time) = head.split_at(place);
    let mut words = Words::new(&time[word.len()..]);
    let time = words.time()?;
    words.end()?;
    Ok((
        deed,
        match word {
            " after " => When::After(time),
            _ => When::At(time),
        },
    ))
}

fn deed(words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    let who = words.need("somebody")?;
    let deed = match who {
        "White" => player(Color::White, words, why),
        "Black" => player(Color::Black, words, why),
        "Both" => both(words),
        "Judge" => judge(words, why),
        "Organiser" => organiser(words, why),
        _ => Err(LineFault::unexpected(
            "White, Black, Both, Judge, Organiser, Time or expect",
            who,
        )),
    }?;
    words.end()?;
    Ok(deed)
}

/// A reason, which must be there.
fn reason(why: Option<&str>) -> Result<String, LineFault> {
    why.map(str::to_owned).ok_or(LineFault::NoReason)
}

fn ready(command: Command) -> Result<Deed, LineFault> {
    Ok(Deed::Command(command))
}

fn player(by: Color, words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    let mut rest = *words;
    let verb = rest.need("what he does")?;
    let from = core::mem::replace(words, rest);
    match verb {
        "comes" => ready(Command::Arrive(by)),
        "leaves" => ready(Command::Leave(by)),
        "aborts" => ready(Command::Abort(by)),
        "plays" => ready(Command::Play {
            by,
            text: words.need("a move")?.to_owned(),
        }),
        "touches" => ready(Command::Touch {
            by,
            square: words.need("a square")?.to_owned(),
        }),
        "adjusts" => ready(Command::Adjust(by)),
        "resigns" => ready(Command::Resign(by)),
        "agrees" => ready(answer(by, true, words)),
        "declines" => ready(answer(by, false, words)),
        "protests" => ready(Command::Protest {
            by,
            why: reason(why)?,
        }),
        "seals" => Ok(Deed::Seal {
            by,
            text: all(words),
        }),
        "commits" => report(by, words),
        "lets" => stand(by, words),
        "hands" => sheet(by, words),
        "signs" => {
            let sheet = words.whose()?;
            words.expect("sheet")?;
            ready(Command::Sign { by, sheet })
        }
        "appeals" => {
            words.expect("against decision")?;
            ready(Command::Appeal {
                by,
                decision: words.number()?,
                why: reason(why)?,
            })
        }
        "has" | "offers" | "claims" | "complains" | "asks" | "demands" | "displaces"
        | "restores" => {
            *words = from;
            phrase(by, words, why)
        }
        // Whatever else stands there is a move.
        text => ready(Command::Play {
            by,
            text: text.to_owned(),
        }),
    }
}

/// `Black agrees` to a draw, `Black agrees to take back`.
fn answer(by: Color, agrees: bool, words: &mut Words<'_>) -> Command {
    match words.take("to take back") {
        true => Command::AnswerTakeback { by, agrees },
        false => Command::AnswerDraw { by, agrees },
    }
}

/// What players do in more than one word.
fn phrase(by: Color, words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    if words.take("has adjusted") {
        return ready(Command::Adjusted(by));
    }
    if words.take("offers a draw") {
        return ready(Command::OfferDraw(by));
    }
    if words.take("claims a draw") {
        let with = words.take("with").then(|| words.need("a move"));
        let with = with.transpose()?.map(str::to_owned);
        return ready(Command::ClaimDraw { by, with });
    }
    if words.take("claims the game left") {
        return ready(Command::ClaimLeft(by));
    }
    if words.take("asks to take back") {
        return ready(Command::AskTakeback(by));
    }
    if words.take("complains about the clock") {
        let why = reason(why)?;
        return ready(Command::ComplainAboutClock { by, why });
    }
    if words.take("asks to adjourn") {
        return ready(Command::AskToAdjourn(by));
    }
    if words.take("demands compliance") {
        let why = reason(why)?;
        return ready(Command::DemandCompliance { by, why });
    }
    if words.take("demands correction of incident") {
        let incident = words.number()?;
        return ready(Command::DemandCorrection { by, incident });
    }
    if words.take("demands correction") {
        return Ok(Deed::CorrectLast(by));
    }
    if words.take("displaces pieces") {
        let why = reason(why)?;
        return ready(Command::Displace { by, why });
    }
    if words.take("restores the pieces") {
        return ready(Command::Restore);
    }
    Err(LineFault::NoDeed(short(words.rest())))
}

/// All that is left of a line.
fn all(words: &mut Words<'_>) -> String {
    let rest = words.rest().to_owned();
    *words = Words::new("");
    rest
}

/// `White lets it stand`, `White lets incident 2 stand`.
fn stand(by: Color, words: &mut Words<'_>) -> Result<Deed, LineFault> {
    if words.take("it stand") {
        return Ok(Deed::LetLastStand(by));
    }
    words.expect("incident")?;
    let incident = words.number()?;
    words.expect("stand")?;
    ready(Command::LetStand { by, incident })
}

/// `White hands in 32-28 19-23`.
fn sheet(by: Color, words: &mut Words<'_>) -> Result<Deed, LineFault> {
    words.expect("in")?;
    let entries = all(words);
    let sheet = Sheet::with(entries.split_whitespace())?;
    ready(Command::HandIn { by, sheet })
}

/// `White commits missed-capture: 32-28; properly 32x21; touched 32; leaving B:W28:B21`.
fn report(by: Color, words: &mut Words<'_>) -> Result<Deed, LineFault> {
    let breach = words.need("what")?;
    let name = breach.strip_suffix(':');
    let name = name.ok_or(LineFault::NoColon)?;
    let breach = name.parse();
    let told = all(words);
    let mut parts = told.split(';').map(str::trim);
    let mut report = Report {
        by,
        breach: breach?,
        made: parts.next().unwrap_or_default().to_owned(),
        proper: None,
        touched: None,
        after: None,
    };
    for part in parts {
        let mut part = Words::new(part);
        let place = match part.need("properly, touched or leaving")? {
            "properly" => &mut report.proper,
            "touched" => &mut report.touched,
            "leaving" => &mut report.after,
            other => {
                return Err(LineFault::unexpected("properly, touched or leaving", other));
            }
        };
        *place = Some(part.rest().to_owned());
    }
    ready(Command::Report(report))
}

/// `Both 32-28 19-23 each 3:30 and 3:40`; `Both 15 times …` makes the same moves again and again.
fn both(words: &mut Words<'_>) -> Result<Deed, LineFault> {
    let mut counted = *words;
    let times = counted.number().ok().filter(|_| counted.take("times"));
    if times.is_some() {
        *words = counted;
    }
    let times = times.unwrap_or(1);
    if times > MOST_TIMES {
        return Err(LineFault::TooOften(MOST_TIMES));
    }
    let told = all(words);
    let (moves, each) = match told.split_once(" each ") {
        Some((moves, each)) => (moves, two_times(each)?),
        None => (told.as_str(), ByColor::default()),
    };
    let is_number = |word: &&str| {
        word.strip_suffix('.')
            .is_some_and(|n| n.parse::<u32>().is_ok())
    };
    let moves = moves.split_whitespace().filter(|word| !is_number(word));
    let moves: Vec<&str> = moves.collect();
    let moves = moves.repeat(times).into_iter();
    Ok(Deed::Both {
        moves: moves.map(str::to_owned).collect(),
        each,
    })
}

fn two_times(text: &str) -> Result<ByColor<Millis>, LineFault> {
    let mut words = Words::new(text);
    let times = times(&mut words)?;
    words.end()?;
    Ok(times)
}

/// `3:30 and 3:40`, or `3:30` for both.
pub(crate) fn times(words: &mut Words<'_>) -> Result<ByColor<Millis>, LineFault> {
    let white = words.time()?;
    let black = match words.take("and") {
        true => words.time()?,
        false => white,
    };
    Ok(ByColor { white, black })
}

fn judge(words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    let from = *words;
    match words.need("what he does")? {
        "begins" => {
            words.take("the game");
            ready(Command::Begin)
        }
        "corrects" => correction(words, why),
        "notes" => note(words, why),
        "replays" => {
            words.expect("from")?;
            let behind = words.number()?;
            let why = reason(why)?;
            ready(Command::ReplayFrom { behind, why })
        }
        "warns" => penalty(Penalty::Warning, words, why),
        "reprimands" => penalty(Penalty::Reprimand, words, why),
        "forfeits" => penalty(Penalty::Loss, words, why),
        "excludes" => penalty(Penalty::Exclusion, words, why),
        "adjourns" => {
            words.take("the game");
            let why = reason(why)?;
            ready(Command::Adjourn { why })
        }
        "resumes" => resume(words),
        "reads" => ready(Command::ReadSealed {
            meaning: Some(words.need("a move")?.to_owned()),
        }),
        "reconstructs" => reconstruction(words),
        "rules" => ruling(words, why),
        "annuls" => annulment(words, why),
        "accepts" => {
            words.expect("the sheets")?;
            let why = reason(why)?;
            ready(Command::AcceptSheets { why })
        }
        "upholds" => protest(true, words, why),
        "rejects" => protest(false, words, why),
        _ => {
            *words = from;
            judge_phrase(words, why)
        }
    }
}

/// What a judge does in words that are always the same.
fn judge_phrase(words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    if words.take("stops the clocks") {
        let why = reason(why)?;
        return ready(Command::StopClocks { why });
    }
    if words.take("sets the clocks to") {
        let used = times(words)?;
        let why = reason(why)?;
        return ready(Command::SetClocks { used, why });
    }
    if words.take("finds the envelope lost") {
        let why = reason(why)?;
        return ready(Command::LoseEnvelope { why });
    }
    let command = [
        ("starts the clocks", Command::StartClocks),
        (
            "finds the claim right",
            Command::CheckClaim { is_right: true },
        ),
        (
            "finds the claim wrong",
            Command::CheckClaim { is_right: false },
        ),
        ("confirms the end", Command::ConfirmEnd),
        ("allows the adjournment", Command::AllowAdjournment),
        (
            "cannot read the sealed move",
            Command::ReadSealed { meaning: None },
        ),
        ("swaps the colours", Command::SwapColours),
    ]
    .into_iter()
    .find(|(phrase, _)| words.take(phrase));
    if let Some((_, command)) = command {
        return ready(command);
    }
    match words.take("opens the envelope") {
        true => Ok(Deed::Open),
        false => Err(LineFault::NoJudgesDeed(short(words.rest()))),
    }
}

/// `Judge corrects Black's clock by -2:00 because …`: less time is left with a minus.
fn correction(words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    let side = words.whose()?;
    words.expect("clock by")?;
    let signed = words.rest();
    let (sign, time) = signed.split_at(signed.chars().next().map_or(0, char::len_utf8));
    let mut rest = Words::new(time);
    let time = rest.time();
    *words = rest;
    let correction = match sign {
        "+" => Correction::Back(time?),
        "-" | "−" => Correction::Forward(time?),
        _ => return Err(LineFault::NoSign),
    };
    ready(Command::CorrectClock {
        side,
        correction,
        why: reason(why)?,
    })
}

/// `Judge notes a clock fault …`, `an accident …`, `pointing by White …`.
fn note(words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    let why = reason(why)?;
    if words.take("a clock fault") {
        return ready(Command::NoteClockFault { why });
    }
    if words.take("an accident") {
        return ready(Command::NoteAccident { why });
    }
    let name = words.need("what")?;
    let what: Misconduct = name.parse()?;
    words.expect("by")?;
    let by = words.side()?;
    ready(Command::NoteMisconduct { by, what, why })
}

/// `Judge warns White for incident 1 because …`.
fn penalty(penalty: Penalty, words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    let side = words.side()?;
    let incident = words.take("for incident").then(|| words.number());
    ready(Command::Penalise {
        side,
        penalty,
        incident: incident.transpose()?,
        why: reason(why)?,
    })
}

/// `Judge resumes for 2:00:00 with White`.
fn resume(words: &mut Words<'_>) -> Result<Deed, LineFault> {
    words.take("the game");
    let session = words.take("for").then(|| words.time()).transpose()?;
    words.expect("with")?;
    let present = match words.need("both, White, Black or nobody")? {
        "both" => ByColor::new_with(|_| true),
        "nobody" => ByColor::default(),
        "White" => ByColor::new_with(|side| side == Color::White),
        "Black" => ByColor::new_with(|side| side == Color::Black),
        other => {
            return Err(LineFault::unexpected("both, White, Black or nobody", other));
        }
    };
    ready(Command::Resume { session, present })
}

/// `Judge reconstructs 32-28 with 1:45:00 and 1:50:00 from W:W32:B19`.
fn reconstruction(words: &mut Words<'_>) -> Result<Deed, LineFault> {
    let text = words.need("a move")?.to_owned();
    words.expect("with")?;
    let used = times(words)?;
    let fen = words.take("from").then(|| all(words));
    ready(Command::Reconstruct { fen, text, used })
}

/// `Judge rules 1-0 …`, `for White`, `refusal of White`, `that neither can win`.
fn ruling(words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    let verdict = if words.take("that neither can win") {
        Verdict::NeitherCanWin
    } else if words.take("refusal of") {
        Verdict::Refusal {
            loser: words.side()?,
        }
    } else {
        let score = words.need("a result")?;
        let read = Score::parse(score).ok_or_else(|| LineFault::NoResult(short(score)));
        Verdict::Score(read?)
    };
    let why = reason(why)?;
    ready(Command::Rule { verdict, why })
}

/// `Judge annuls the game for the board because …`.
fn annulment(words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    words.take("the game");
    let ground = if words.take("for the board") {
        Annulment::Board
    } else if words.take("for the envelope") {
        Annulment::Envelope
    } else {
        Annulment::Other
    };
    let why = reason(why)?;
    ready(Command::Annul { ground, why })
}

fn protest(is_upheld: bool, words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    words.expect("protest")?;
    ready(Command::AnswerProtest {
        protest: words.number()?,
        is_upheld,
        why: reason(why)?,
    })
}

fn organiser(words: &mut Words<'_>, why: Option<&str>) -> Result<Deed, LineFault> {
    if words.take("begins the next round") {
        return ready(Command::BeginNextRound);
    }
    let is_upheld = words.take("upholds appeal");
    if !is_upheld {
        words.expect("rejects appeal")?;
    }
    ready(Command::DecideAppeal {
        appeal: words.number()?,
        is_upheld,
        why: reason(why)?,
    })
}
