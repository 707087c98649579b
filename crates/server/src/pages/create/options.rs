//! What the form of the start page says, and what can be agreed by it.

use conduct::{Bonus, Counting, Form, Millis, Stage, Terms, TermsFault, TimeControl};
use core::num::NonZeroU16;
use games::{ByColor, Color, DrawReason, Outcome, Phrase, RuleSet};
use players::Level;
use serde::Deserialize;

/// One who has left for so long when it is his move may lose a game without a clock (decision 0035).
pub(crate) const LEAVE_TIME: Millis = Millis::minutes(15);
/// Nobody plays with less for a stage: the form has whole minutes.
const LEAST_TIME: Millis = Millis::minutes(1);
/// Nor by letter with less for a move: the form has whole days.
const LEAST_BY_LETTER: Millis = Millis::days(1);
/// No position needs more characters.
const LONGEST_POSITION: usize = 1000;
/// Maximum people who consult with one player.
pub(crate) const MOST_CONSULTING: usize = 7;
/// How many stages the form has room for.
pub(crate) const STAGES: usize = 3;

/// Whether each stage of a time control, or each move by letter, has at least the least time.
pub(crate) fn is_long_enough(control: &TimeControl) -> bool {
    match control.counting() {
        Counting::Untimed => true,
        Counting::Stages(stages, _) => stages.iter().all(|stage| stage.time >= LEAST_TIME),
        Counting::EachMove(time) => time >= LEAST_BY_LETTER,
    }
}

/// What the form of the start page says, as it was written.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct GameOptions {
    pub(crate) opponent: String,
    pub(crate) rules: String,
    /// A time control, or `custom` for what the fields below say.
    pub(crate) control: String,
    pub(crate) side: String,
    pub(crate) level: String,
    pub(crate) name: String,
    /// Who consults with whoever makes the game, and at one screen on the other side: names with commas between them.
    pub(crate) consult: String,
    pub(crate) consult_other: String,
    pub(crate) position: String,
    pub(crate) touch_move: String,
    /// `stages` or `days`.
    pub(crate) time_kind: String,
    pub(crate) moves_1: String,
    pub(crate) minutes_1: String,
    pub(crate) moves_2: String,
    pub(crate) minutes_2: String,
    pub(crate) moves_3: String,
    pub(crate) minutes_3: String,
    /// `none`, `increment` or `delay`.
    pub(crate) bonus: String,
    pub(crate) seconds: String,
    pub(crate) days: String,
    /// `ordinary`, `odds`, `blindfold` or `blind`.
    pub(crate) form: String,
    pub(crate) form_side: String,
    pub(crate) without: String,
    /// Readings of the draw rules; empty: the usual one.
    pub(crate) winning_position: String,
    pub(crate) kings_only_rule: String,
    pub(crate) small_endings: String,
    pub(crate) home_counts: String,
    /// The first move, made on the board of the page.
    pub(crate) first_move: String,
}

/// What is wrong, and with which field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) field: &'static str,
    pub(crate) phrase: Phrase,
}

impl Fault {
    pub(crate) fn new(field: &'static str, key: &str) -> Fault {
        Fault::of(field, Phrase::new(key))
    }

    pub(super) const fn of(field: &'static str, phrase: Phrase) -> Fault {
        Fault { field, phrase }
    }
}

/// Who is to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Against {
    Computer { level: Level },
    Screen,
    Friend,
    Anyone,
}

impl GameOptions {
    /// What the page begins with, where nothing is chosen.
    pub(crate) fn usual(self) -> GameOptions {
        let mut usual = self.filled();
        or(&mut usual.opponent, "computer");
        or(&mut usual.rules, "international");
        if usual.control.is_empty() {
            // Whoever wants a time control of his own begins from the one of the regulations (002:§32.2).
            or(&mut usual.moves_1, "20");
            or(&mut usual.minutes_1, "60");
            or(&mut usual.days, "3");
        }
        or(&mut usual.control, "-");
        usual
    }

    /// The same with what need not be said. Opponent, rules and time must be.
    pub(crate) fn filled(mut self) -> GameOptions {
        let rules = self.rule_set().ok();
        or(&mut self.side, rules.map_or("white", usual_side));
        or(&mut self.level, "3");
        or(&mut self.time_kind, "stages");
        or(&mut self.bonus, "none");
        or(&mut self.form, "ordinary");
        or(&mut self.form_side, "white");
        self
    }

    /// The stages as they were written: moves and minutes.
    pub(crate) fn stages(&self) -> [(&str, &str); STAGES] {
        [
            (&self.moves_1, &self.minutes_1),
            (&self.moves_2, &self.minutes_2),
            (&self.moves_3, &self.minutes_3),
        ]
    }

    /// The rule set.
    pub(crate) fn rule_set(&self) -> Result<RuleSet, Fault> {
        let rules = self.rules.parse();
        rules.map_err(|_| Fault::new("rules", "page-wrong-rules"))
    }

    /// Who is to play.
    pub(crate) fn against(&self) -> Result<Against, Fault> {
        match self.opponent.as_str() {
            "computer" => {
                let level = self.level.trim().parse();
                let level = level.map_err(|_| Fault::new("level", "start-wrong-level"))?;
                Ok(Against::Computer { level })
            }
            "screen" => Ok(Against::Screen),
            "friend" => Ok(Against::Friend),
            "anyone" => Ok(Against::Anyone),
            _ => Err(Fault::new("opponent", "page-wrong-opponent")),
        }
    }

    /// The colour that somebody wants; none: by lot.
    pub(crate) fn color(&self) -> Result<Option<Color>, Fault> {
        match self.side.as_str() {
            "lot" => Ok(None),
            _ => color(&self.side)
                .map(Some)
                .ok_or_else(|| Fault::new("side", "start-wrong-side")),
        }
    }

    /// The name, if one was written.
    pub(crate) fn named(&self) -> Result<Option<&str>, Fault> {
        let name = self.name.trim();
        match name.parse::<store::Name>() {
            Ok(_) => Ok(Some(name)),
            Err(_) if name.is_empty() => Ok(None),
            Err(_) => Err(Fault::new("name", "start-wrong-name")),
        }
    }

    /// Who consults on either side (`002:§3.1`): with whoever makes the game, and on the other side of one screen.
    pub(crate) fn consulting(&self, against: Against) -> Result<[Vec<store::Name>; 2], Fault> {
        let own = consulting("consult", &self.consult)?;
        let others = match against {
            Against::Screen => consulting("consult_other", &self.consult_other)?,
            Against::Computer { .. } | Against::Friend | Against::Anyone => Vec::new(),
        };
        Ok([own, others])
    }

    /// The time control.
    pub(crate) fn time(&self) -> Result<TimeControl, Fault> {
        if self.control != "custom" {
            let control: Result<TimeControl, _> = self.control.parse();
            let control = control.map_err(|error| Fault::of("control", error.phrase()))?;
            return match is_long_enough(&control) {
                true => Ok(control),
                false => Err(Fault::new("control", "start-wrong-short-time")),
            };
        }
        match self.time_kind.as_str() {
            "stages" => self.by_stages(),
            "days" => {
                let days = number("days", &self.days, 1, 366)?;
                let control = TimeControl::each_move(Millis::days(days));
                control.map_err(|fault| Fault::of("days", fault.phrase()))
            }
            _ => Err(Fault::new("time_kind", "control-wrong-unreadable")),
        }
    }

    fn by_stages(&self) -> Result<TimeControl, Fault> {
        let mut stages = Vec::new();
        for ((moves, minutes), (moves_at, minutes_at)) in
            self.stages().into_iter().zip(STAGE_FIELDS)
        {
            if moves.trim().is_empty() && minutes.trim().is_empty() {
                continue;
            }
            let count = match moves.trim() {
                "" => None,
                moves => Some(number(moves_at, moves, 1, 500)?),
            };
            let count = count.and_then(|count| NonZeroU16::new(u16::try_from(count).ok()?));
            let minutes = number(minutes_at, minutes, 1, 500_000)?;
            stages.push(Stage {
                moves: count,
                time: Millis::minutes(minutes),
            });
        }
        let bonus = self.bonus()?;
        let control = TimeControl::stages(stages, bonus);
        control.map_err(|fault| Fault::of("minutes_1", fault.phrase()))
    }

    fn bonus(&self) -> Result<Bonus, Fault> {
        let seconds = || number("seconds", &self.seconds, 1, 3600).map(Millis::seconds);
        match self.bonus.as_str() {
            "none" => Ok(Bonus::None),
            "increment" => Ok(Bonus::Increment(seconds()?)),
            "delay" => Ok(Bonus::Delay(seconds()?)),
            _ => Err(Fault::new("bonus", "control-wrong-unreadable")),
        }
    }

    /// The form of play, which by letter follows from the time.
    fn form_of_play(&self, control: &TimeControl) -> Result<Form, Fault> {
        let usual = Form::usual_at(control);
        let side =
            || color(&self.form_side).ok_or_else(|| Fault::new("form_side", "start-wrong-side"));
        let form = match self.form.as_str() {
            "ordinary" => return Ok(usual),
            "odds" => Form::Odds { giver: side()? },
            "blindfold" => Form::Blindfold { side: side()? },
            "blind" => Form::Blind {
                sides: match self.form_side.as_str() {
                    "both" => ByColor::new_with(|_| true),
                    _ => {
                        let blind = side()?;
                        ByColor::new_with(|color| color == blind)
                    }
                },
            },
            _ => return Err(Fault::new("form", "start-wrong-form-of-play")),
        };
        match usual == Form::Correspondence {
            true => Err(Fault::new("form", "start-wrong-one-form")),
            false => Ok(form),
        }
    }

    /// The position to begin from, if it is not the first one.
    fn fen(&self, rules: RuleSet, form: Form) -> Result<Option<String>, Fault> {
        let written = position_in(&self.position);
        if written.len() > LONGEST_POSITION {
            return Err(Fault::new("position", "start-wrong-long"));
        }
        let Form::Odds { giver } = form else {
            return Ok(Some(written.to_owned()).filter(|fen| !fen.is_empty()));
        };
        if !written.is_empty() {
            return Err(Fault::new("position", "start-wrong-odds-position"));
        }
        let names = self.without.to_lowercase();
        let names: Vec<&str> = names
            .split(|c: char| c.is_whitespace() || matches!(c, ',' | ';'))
            .filter(|name| !name.is_empty())
            .collect();
        let fen = games::odds(rules, giver, &names);
        fen.map(Some)
            .map_err(|fault| Fault::of("without", fault.phrase()))
    }

    /// A reading as it was chosen: its field, its setting and the value.
    pub(crate) fn readings(&self) -> [(&'static str, &'static str, &str); 4] {
        [
            (
                "winning_position",
                "winning-position",
                &self.winning_position,
            ),
            ("kings_only_rule", "kings-only-rule", &self.kings_only_rule),
            ("small_endings", "small-endings", &self.small_endings),
            ("home_counts", "home-counts", &self.home_counts),
        ]
    }

    /// Chooses the readings. Those of other rule sets are hidden in the form and change nothing.
    fn read_draws(&self, terms: &mut Terms) -> Result<(), Fault> {
        let settings = terms.rules.draw_settings();
        for (field, name, value) in self.readings() {
            if value.is_empty() || !settings.contains(&name) {
                continue;
            }
            let set = terms.draws.set(name, value);
            set.map_err(|_| Fault::new(field, "start-wrong-reading"))?;
        }
        Ok(())
    }

    /// What is agreed, still without who plays, and the game as it would begin.
    ///
    /// # Errors
    /// What is wrong, field by field.
    pub(crate) fn terms(&self) -> Result<(Terms, games::Game), Vec<Fault>> {
        let (rules, control) = match (self.rule_set(), self.time()) {
            (Ok(rules), Ok(control)) => (rules, control),
            (rules, control) => return Err(rules.err().into_iter().chain(control.err()).collect()),
        };
        let one = |fault: Fault| vec![fault];
        let mut terms = Terms::timed(rules, control);
        self.read_draws(&mut terms).map_err(one)?;
        terms.form = self.form_of_play(&terms.control).map_err(one)?;
        terms.fen = self.fen(rules, terms.form).map_err(one)?;
        terms.leave_time = Some(LEAVE_TIME).filter(|_| terms.form != Form::Correspondence);
        terms.has_touch_move = !self.touch_move.is_empty();
        let game = conduct::Game::new(terms.clone()).map_err(|fault| refused(&fault))?;
        let game = game.moves().clone();
        if let Some(ended) = game.ended() {
            return Err(over(ended));
        }
        // However it was written, it is kept as the rule set writes it.
        terms.fen = terms.fen.map(|_| game.fen());
        if terms.fen == Some(games::Game::new(rules).fen()) {
            terms.fen = None;
        }
        Ok((terms, game))
    }
}

/// Why a position is over already, by which article, and what would let it be played.
fn over(ended: games::Ended) -> Vec<Fault> {
    let mut said = vec![Phrase::new("start-wrong-over"), ended.phrase()];
    let article = ended.article.map(|article| article.to_string());
    said.extend(
        article.map(|article| Phrase::new("start-wrong-over-article").text("article", article)),
    );
    let not_played_out = Outcome::Draw {
        by: DrawReason::NotPlayedOut,
    };
    if ended.outcome == not_played_out {
        said.push(Phrase::new("start-wrong-over-small"));
    }
    let faults = said.into_iter();
    faults.map(|phrase| Fault::of("position", phrase)).collect()
}

/// The names in a field, with commas between them.
pub(crate) fn consulting(field: &'static str, written: &str) -> Result<Vec<store::Name>, Fault> {
    let written = written
        .split([',', ';'])
        .map(str::trim)
        .filter(|name| !name.is_empty());
    let names: Result<Vec<store::Name>, _> = written.map(str::parse).collect();
    let names = names.map_err(|_| Fault::new(field, "start-wrong-name"))?;
    match names.len() > MOST_CONSULTING {
        true => {
            let most = MOST_CONSULTING as u64;
            let phrase = Phrase::new("start-wrong-consult-many").number("most", most);
            Err(Fault::of(field, phrase))
        }
        false => Ok(names),
    }
}

/// The colour of one who does not choose: by lot where the rules say so (`003:4`).
pub(crate) fn usual_side(rules: RuleSet) -> &'static str {
    match rules.has_lot() {
        true => "lot",
        false => "white",
    }
}

fn or(field: &mut String, usual: &str) {
    if field.is_empty() {
        usual.clone_into(field);
    }
}

const STAGE_FIELDS: [(&str, &str); STAGES] = [
    ("moves_1", "minutes_1"),
    ("moves_2", "minutes_2"),
    ("moves_3", "minutes_3"),
];

fn refused(fault: &TermsFault) -> Vec<Fault> {
    let field = match fault {
        TermsFault::Setup(_) => "position",
        TermsFault::Form(_) | TermsFault::Session => "control",
    };
    let phrases = fault.phrases().into_iter();
    phrases.map(|phrase| Fault::of(field, phrase)).collect()
}

fn color(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

fn number(field: &'static str, text: &str, least: u64, most: u64) -> Result<u64, Fault> {
    let number = text.trim().parse().ok();
    let number = number.filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| {
        let phrase = Phrase::new("start-wrong-number").number("least", least);
        Fault::of(field, phrase.number("most", most))
    })
}

/// The position in what was pasted: a FEN, or the tag of a file that has one.
pub(crate) fn position_in(text: &str) -> &str {
    let tagged = text
        .split_once("[FEN \"")
        .and_then(|(_, rest)| rest.split_once('"'));
    tagged.map_or(text, |(fen, _)| fen).trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_found_in_a_tag() {
        assert_eq!(position_in(" W:W31:B20 "), "W:W31:B20");
        assert_eq!(
            position_in("[GameType \"20\"]\n[FEN \"B:WK3:B20\"]\n"),
            "B:WK3:B20"
        );
    }
}
