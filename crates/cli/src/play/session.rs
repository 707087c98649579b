//! A game between people and the computer, line by line.

use std::io::{self, Write};
use std::path::Path;

use games::{Ended, Game, Phrase, Played};
use notation::Slip;
use rules::{ByColor, Color, Counter, DrawReason, Outcome, WinReason};

use crate::explain::instead;
use crate::play::board::{Style, draw};
use crate::play::opponent::Computer;
use crate::play::save::save;
use crate::speak::Speaker;

/// Who moves the pieces of a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    Person,
    Computer,
}

/// A game under way.
#[derive(Debug)]
pub(crate) struct Session {
    game: Game,
    /// The FEN it began from, where that is not the usual one.
    first: Option<String>,
    seats: ByColor<Seat>,
    computer: Computer,
    speaker: Speaker,
    style: Style,
    last: Vec<String>,
    agreed: Option<Outcome>,
    offer: Option<Color>,
    /// Whether a side may offer a draw: after a refusal only once the other has offered.
    may_offer: ByColor<bool>,
    asked_to_resign: bool,
}

/// What follows a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// Show the board and go on.
    Show,
    /// Ask again without the board.
    Ask,
    /// Leave.
    Quit,
}

impl Session {
    pub(crate) fn new(
        game: Game,
        seats: ByColor<Seat>,
        computer: Computer,
        speaker: Speaker,
        mut style: Style,
    ) -> Session {
        style.flipped = seats.white == Seat::Computer && seats.black == Seat::Person;
        let fen = game.fen();
        let is_usual = fen == Game::new(game.rules()).fen();
        Session {
            first: (!is_usual).then_some(fen),
            game,
            seats,
            computer,
            speaker,
            style,
            last: Vec::new(),
            agreed: None,
            offer: None,
            may_offer: ByColor::new_with(|_| true),
            asked_to_resign: false,
        }
    }

    /// Plays to the end of the game or of the input.
    pub(crate) fn run(
        &mut self,
        mut lines: impl Iterator<Item = io::Result<String>>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        self.welcome(out)?;
        let mut next = Next::Show;
        loop {
            if next == Next::Show {
                self.show(out)?;
            }
            if let Some(ended) = self.ended() {
                return writeln!(out, "{}", self.speaker.ended(ended));
            }
            next = if self.seats[self.game.turn()] == Seat::Computer {
                self.computer_moves(out)?
            } else {
                self.prompt(out)?;
                match lines.next() {
                    Some(line) => self.obey(line?.trim(), out)?,
                    None => Next::Quit,
                }
            };
            if next == Next::Quit {
                writeln!(out)?;
                return writeln!(out, "{}", self.speaker.plain("play-goodbye"));
            }
        }
    }

    /// Writes the game to a file and says so.
    pub(crate) fn save(&self, path: &Path, out: &mut impl Write) -> io::Result<()> {
        let outcome = self.ended().map(|ended| ended.outcome);
        let shown = path.display().to_string();
        let phrase = match save(path, &self.game, self.first.as_deref(), outcome) {
            Ok(()) => Phrase::new("play-saved").text("path", shown),
            Err(error) => Phrase::new("play-save-failed")
                .text("path", shown)
                .text("error", error.to_string()),
        };
        self.tell(&phrase, out)
    }

    fn ended(&self) -> Option<Ended> {
        let agreed = self.agreed.map(|outcome| self.game.ended_by(outcome));
        agreed.or_else(|| self.game.ended())
    }

    fn tell(&self, phrase: &Phrase, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.speaker.say(phrase))
    }

    fn tell_plain(&self, key: &str, out: &mut impl Write) -> io::Result<Next> {
        writeln!(out, "{}", self.speaker.plain(key))?;
        Ok(Next::Ask)
    }

    fn welcome(&self, out: &mut impl Write) -> io::Result<()> {
        let name = self.speaker.plain(&format!("rules-{}", self.game.rules()));
        self.tell(&Phrase::new("play-welcome").text("rules", name), out)?;
        let level =
            Phrase::new("play-opponent-computer").number("level", self.computer.level().number());
        match (self.seats.white, self.seats.black) {
            (Seat::Person, Seat::Person) => self.tell(&Phrase::new("play-opponent-person"), out),
            (Seat::Computer, Seat::Computer) => self.tell(&level, out),
            (Seat::Person, Seat::Computer) | (Seat::Computer, Seat::Person) => {
                let own = if self.seats.white == Seat::Person {
                    Color::White
                } else {
                    Color::Black
                };
                self.tell(&Phrase::new("play-you-are").side("side", own), out)?;
                self.tell(&level, out)
            }
        }
    }

    fn show(&self, out: &mut impl Write) -> io::Result<()> {
        draw(&self.game, self.style, &self.last, out)?;
        for counter in self.game.counters().into_iter().filter(is_worth_showing) {
            writeln!(
                out,
                "{}",
                self.speaker
                    .cited(&Phrase::of_counter(counter), Some(counter.article))
            )?;
        }
        for claim in self.game.claims() {
            self.tell(&Phrase::of_claim(claim), out)?;
        }
        Ok(())
    }

    fn prompt(&self, out: &mut impl Write) -> io::Result<()> {
        let prompt = self
            .speaker
            .say(&Phrase::new("play-prompt").side("side", self.game.turn()));
        write!(out, "{} ", prompt.trim_end())?;
        out.flush()
    }

    /// Obeys a command, or plays the move that was typed.
    fn obey(&mut self, line: &str, out: &mut impl Write) -> io::Result<Next> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let confirms = core::mem::replace(&mut self.asked_to_resign, word == "resign");
        match word {
            "" => Ok(Next::Ask),
            "moves" => self.list_moves(out),
            "board" => Ok(Next::Show),
            "undo" => self.undo(out),
            "hint" => self.hint(out),
            "draw" => self.offer_draw(out),
            "accept" => self.accept(out),
            "decline" => self.decline(out),
            "claim" => self.claim(rest.trim(), out),
            "resign" => self.resign(confirms, out),
            "flip" => {
                self.style.flipped = !self.style.flipped;
                Ok(Next::Show)
            }
            "names" => {
                self.style.names = !self.style.names;
                Ok(Next::Show)
            }
            "save" => self.save_as(rest.trim(), out),
            "help" | "?" => self.tell_plain("play-help", out),
            "quit" | "exit" => Ok(Next::Quit),
            _ => self.try_move(line, out),
        }
    }

    fn try_move(&mut self, text: &str, out: &mut impl Write) -> io::Result<Next> {
        match self.game.explain(text) {
            Ok(m) => {
                let squares = [m.from, m.to];
                self.play(text, squares, out)
            }
            Err(refusal) => {
                let is_like_a_move =
                    refusal.reason.is_readable() || text.contains(|c: char| c.is_ascii_digit());
                if !is_like_a_move {
                    self.tell(&Phrase::new("play-unknown").text("text", text), out)?;
                    return Ok(Next::Ask);
                }
                writeln!(out, "{}", self.speaker.refusal(&refusal, text))?;
                if let Some(instead) = instead(&refusal, &self.speaker) {
                    writeln!(out, "{instead}")?;
                }
                Ok(Next::Ask)
            }
        }
    }

    fn play(&mut self, text: &str, squares: [String; 2], out: &mut impl Write) -> io::Result<Next> {
        let mover = self.game.turn();
        match self.game.play(text) {
            Ok(played) => {
                self.last = squares.into();
                self.note_slip(text, &played, out)?;
                // The opponent's next move declines an offer (002:§16.8).
                if self.offer.take_if(|offered| *offered != mover).is_some() {
                    self.may_offer[!mover] = false;
                }
                Ok(Next::Show)
            }
            Err(refusal) => {
                writeln!(out, "{}", self.speaker.refusal(&refusal, text))?;
                Ok(Next::Ask)
            }
        }
    }

    fn note_slip(&self, text: &str, played: &Played, out: &mut impl Write) -> io::Result<()> {
        match played.slip {
            Some(Slip::CaptureAsQuiet | Slip::QuietAsCapture) => {
                let right = played.text.clone();
                self.tell(
                    &Phrase::new("slip-separator")
                        .text("written", text)
                        .text("right", right),
                    out,
                )
            }
            None => Ok(()),
        }
    }

    fn computer_moves(&mut self, out: &mut impl Write) -> io::Result<Next> {
        self.tell(&Phrase::new("play-computer-thinks"), out)?;
        out.flush()?;
        let us = self.game.turn();
        let Some(thought) = self.computer.think(&self.game) else {
            return Ok(Next::Quit);
        };
        if self.computer.resigns() {
            self.agreed = Some(resigned(us));
            return self
                .tell_plain("play-computer-resigns", out)
                .map(|_| Next::Ask);
        }
        if let Some(by) = self.computer.claims(&self.game, &thought) {
            self.agreed = Some(Outcome::Draw { by });
            return self.tell_plain("play-claim-made", out);
        }
        let Ok(m) = self.game.explain(&thought.text) else {
            return Ok(Next::Quit);
        };
        self.tell(
            &Phrase::new("play-computer-plays").text("move", m.text.clone()),
            out,
        )?;
        self.play(&thought.text, [m.from, m.to], out)
    }

    fn list_moves(&self, out: &mut impl Write) -> io::Result<Next> {
        let legal = self.game.legal_moves();
        self.tell(
            &Phrase::new("play-moves").number("count", legal.len() as u64),
            out,
        )?;
        let texts: Vec<String> = legal.into_iter().map(|m| m.text).collect();
        writeln!(out, "  {}", texts.join("  "))?;
        Ok(Next::Ask)
    }

    /// Takes back the player's last move, and the computer's reply to it.
    fn undo(&mut self, out: &mut impl Write) -> io::Result<Next> {
        let plies = match self.seats[!self.game.turn()] {
            Seat::Computer => 2,
            Seat::Person => 1,
        };
        if self.game.texts().len() < plies {
            return self.tell_plain("play-nothing-to-undo", out);
        }
        for _ in 0..plies {
            self.game.undo();
        }
        self.last.clear();
        self.offer = None;
        self.tell_plain("play-undone", out).map(|_| Next::Show)
    }

    fn hint(&self, out: &mut impl Write) -> io::Result<Next> {
        let text = self
            .computer
            .advise(&self.game)
            .and_then(|thought| self.game.explain(&thought.text).ok());
        match text {
            Some(m) => self.tell(&Phrase::new("play-hint").text("move", m.text), out)?,
            None => self.tell(&Phrase::new("play-no-hint"), out)?,
        }
        Ok(Next::Ask)
    }

    fn offer_draw(&mut self, out: &mut impl Write) -> io::Result<Next> {
        let us = self.game.turn();
        if !self.may_offer[us] {
            return self.tell_plain("play-offer-not-again", out);
        }
        self.may_offer[!us] = true;
        if self.seats[!us] == Seat::Person {
            self.offer = Some(us);
            let offered = Phrase::new("play-offer-made-by").side("side", us);
            self.tell(&offered, out)?;
            return Ok(Next::Ask);
        }
        self.tell_plain("play-offer-sent", out)?;
        if self.computer.accepts_draw(&self.game) {
            self.agreed = Some(AGREED);
            return self.tell_plain("play-offer-accepted", out);
        }
        self.may_offer[us] = false;
        self.tell_plain("play-offer-declined", out)
    }

    fn accept(&mut self, out: &mut impl Write) -> io::Result<Next> {
        match self.offer.take() {
            Some(_) => {
                self.agreed = Some(AGREED);
                self.tell_plain("play-offer-accepted", out)
            }
            None => self.tell_plain("play-offer-none", out),
        }
    }

    fn decline(&mut self, out: &mut impl Write) -> io::Result<Next> {
        match self.offer.take() {
            Some(offered) => {
                self.may_offer[offered] = false;
                self.tell_plain("play-offer-declined", out)
            }
            None => self.tell_plain("play-offer-none", out),
        }
    }

    /// Claims a draw now, or with a move not yet made (`002:§16.1`, `002:§16.2`).
    fn claim(&mut self, with: &str, out: &mut impl Write) -> io::Result<Next> {
        let claims = match with {
            "" => Ok(self.game.claims()),
            text => self.game.claims_with(text),
        };
        match claims.as_deref() {
            Ok([by, ..]) => {
                self.agreed = Some(Outcome::Draw { by: *by });
                self.tell_plain("play-claim-made", out)
            }
            Ok([]) => self.tell_plain("play-claim-refused", out),
            Err(refusal) => {
                writeln!(out, "{}", self.speaker.refusal(refusal, with))?;
                Ok(Next::Ask)
            }
        }
    }

    fn resign(&mut self, confirmed: bool, out: &mut impl Write) -> io::Result<Next> {
        if !confirmed {
            return self.tell_plain("play-resign-sure", out);
        }
        self.agreed = Some(resigned(self.game.turn()));
        Ok(Next::Ask)
    }

    fn save_as(&self, name: &str, out: &mut impl Write) -> io::Result<Next> {
        if name.is_empty() {
            return self.tell_plain("play-save-needs-name", out);
        }
        self.save(Path::new(name), out)?;
        Ok(Next::Ask)
    }
}

/// Counts of an ending are always of interest; those that run all the time, when half of them is
/// used up.
fn is_worth_showing(counter: &Counter) -> bool {
    let is_half = counter.done * 2 >= counter.limit;
    match counter.reason {
        DrawReason::KingMovesOnly
        | DrawReason::UnchangedForce
        | DrawReason::NoCapture
        | DrawReason::FiftyMoves
        | DrawReason::SeventyFiveMoves => is_half,
        DrawReason::Agreement
        | DrawReason::Repetition
        | DrawReason::ThreeAgainstKing
        | DrawReason::TwoAgainstKing
        | DrawReason::KingsAgainstKing
        | DrawReason::MainRoadHeld
        | DrawReason::NotPlayedOut
        | DrawReason::Stalemate
        | DrawReason::FivefoldRepetition
        | DrawReason::DeadPosition => true,
    }
}

const AGREED: Outcome = Outcome::Draw {
    by: DrawReason::Agreement,
};

fn resigned(loser: Color) -> Outcome {
    Outcome::Win {
        winner: !loser,
        by: WinReason::Resignation,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Level;
    use games::RuleSet;
    use texts::Language;

    /// Plays a script of typed lines and gives everything that was shown.
    fn played(rules: &str, fen: Option<&str>, seats: [Seat; 2], lines: &[&str]) -> String {
        let rules: RuleSet = rules.parse().unwrap();
        let game = Game::start(rules, fen, rules::DrawOptions::default()).unwrap();
        let [white, black] = seats;
        let mut session = Session::new(
            game,
            ByColor { white, black },
            Computer::new(Level::LOWEST, 1),
            Speaker::new(Language::English),
            Style::new(true, false),
        );
        let mut out = Vec::new();
        let lines = lines.iter().map(|line| Ok((*line).to_owned()));
        session.run(lines, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    const PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];
    const AGAINST_COMPUTER: [Seat; 2] = [Seat::Person, Seat::Computer];

    #[test]
    fn a_refusal_cites_its_article_and_what_would_do() {
        let shown = played("russian", Some("W:Wc3,a1:Bd4,h8"), PEOPLE, &["a1-b2"]);
        assert!(shown.contains("(001:4.2)"), "{shown}");
        assert!(shown.contains("c3:e5"), "{shown}");
    }

    #[test]
    fn a_dash_for_a_capture_is_played_and_noted() {
        let shown = played("russian", Some("W:Wc3,a1:Bd4,h8"), PEOPLE, &["c3-e5"]);
        assert!(shown.contains("c3:e5"), "{shown}");
        assert!(shown.contains("Black>"), "the move was made: {shown}");
    }

    /// 002:§16a, 002:§16.8
    #[test]
    fn r53_16_8_no_second_offer_before_the_opponent_has_offered() {
        let again = Speaker::new(Language::English).plain("play-offer-not-again");
        let refused = |lines: &[&str]| played("russian-1953", None, PEOPLE, lines).contains(&again);
        assert!(!refused(&["draw", "c3-d4"]), "the first offer");
        assert!(
            refused(&["draw", "c3-d4", "d6-c5", "draw"]),
            "Black's move declined it"
        );
        assert!(
            refused(&["draw", "c3-d4", "decline", "d6-c5", "draw"]),
            "declined in words"
        );
        let after_blacks_offer = ["draw", "c3-d4", "draw", "d6-c5", "draw"];
        assert!(!refused(&after_blacks_offer), "Black has offered since");
    }

    /// 000:7.3.1
    #[test]
    fn intl_7_3_1_an_accepted_offer_ends_the_game() {
        let shown = played("international", None, PEOPLE, &["draw", "32-28", "accept"]);
        assert!(shown.contains("(000:7.3.1)"), "{shown}");
    }

    /// 000:7.2.1
    #[test]
    fn intl_7_2_1_resignation_is_asked_twice() {
        let once = played("international", None, PEOPLE, &["resign", "32-28"]);
        assert!(!once.contains("7.2.1"), "{once}");
        let twice = played("international", None, PEOPLE, &["resign", "resign"]);
        assert!(
            twice.contains("Black wins") && twice.contains("(000:7.2.1)"),
            "{twice}"
        );
    }

    /// 002:§16d, 002:§16.1
    #[test]
    fn r53_16d_repetition_is_drawn_only_on_claim() {
        let there_and_back = ["c1-d2", "d8-c7", "d2-c1", "c7-d8"];
        let mut lines: Vec<&str> = there_and_back.repeat(2);
        lines.push("claim");
        let shown = played(
            "russian-1953",
            Some("W:WKc1,Ke1,a3:BKd8,Kf8,h6"),
            PEOPLE,
            &lines,
        );
        assert!(shown.contains("(002:§16d)"), "{shown}");
        let refused = played("russian-1953", None, PEOPLE, &["claim"]);
        assert!(!refused.contains("§16d"), "{refused}");
    }

    #[test]
    fn undo_takes_back_the_players_move_and_the_reply() {
        let shown = played(
            "international",
            None,
            AGAINST_COMPUTER,
            &["undo", "32-28", "undo", "32-28"],
        );
        let nothing = Speaker::new(Language::English).plain("play-nothing-to-undo");
        assert!(shown.contains(&nothing), "{shown}");
        assert_eq!(shown.matches("White>").count(), 5, "{shown}");
    }

    #[test]
    fn every_command_answers_and_the_end_of_input_ends_politely() {
        let lines = [
            "", "help", "moves", "board", "flip", "names", "hint", "accept", "decline", "save",
            "nonsense", "?",
        ];
        let shown = played("chess", None, PEOPLE, &lines);
        assert!(
            shown
                .trim_end()
                .ends_with(&Speaker::new(Language::English).plain("play-goodbye"))
        );
    }

    #[test]
    fn a_finished_position_says_so_at_once() {
        let shown = played("russian", Some("B:Wf2,g3:Bh4"), PEOPLE, &["h4-g5"]);
        assert!(shown.contains("(001:6.1.2)"), "{shown}");
    }
}
