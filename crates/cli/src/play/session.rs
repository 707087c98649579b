//! A game between people and the computer, line by line.

use std::io::{self, Write};
use std::path::Path;

use games::{Counter, Ended, GamePhrase, PartialDate, Phrase};
use jiff::Timestamp;
use notation::{Layout, write_record};
use players::{Cancel, CasualGame, ComputerTurn, OfferAnswer, Seat, TurnFailed};
use rules::Color;

use crate::play::board::{Style, draw};
use crate::play::game_file::GameFile;
use crate::speak::{Speaker, shown};

/// A game under way.
#[derive(Debug)]
pub(crate) struct Session {
    game: CasualGame,
    speaker: Speaker,
    style: Style,
    /// The squares of the last move.
    last: Vec<String>,
    asked_to_resign: bool,
    /// The file that the game is kept in.
    file: Option<GameFile>,
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
        game: CasualGame,
        speaker: Speaker,
        mut style: Style,
        file: Option<GameFile>,
    ) -> Session {
        let seats = game.seats();
        style.flipped = seats.white == Seat::Computer && seats.black == Seat::Person;
        Session {
            game,
            speaker,
            style,
            last: Vec::new(),
            asked_to_resign: false,
            file,
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
        let mut announced = false;
        let mut kept = self.text();
        while next != Next::Quit {
            if next == Next::Show {
                self.show(out)?;
            }
            next = match self.game.ended() {
                Some(ended) if !announced => {
                    announced = true;
                    self.announce(ended, out)?
                }
                Some(_) => {
                    self.prompt(out)?;
                    self.obey_after_end(lines.next(), out)?
                }
                None => {
                    announced = false;
                    self.next_move(&mut lines, out)?
                }
            };
            let text = self.text();
            if text != kept {
                self.keep(&text, out)?;
                kept = text;
            }
        }
        self.keep(&kept, out)?;
        writeln!(out, "{}", self.speaker.plain("play-goodbye"))
    }

    fn next_move(
        &mut self,
        lines: &mut impl Iterator<Item = io::Result<String>>,
        out: &mut impl Write,
    ) -> io::Result<Next> {
        if self.game.seats()[self.game.game().turn()] == Seat::Computer {
            return self.computer_moves(out);
        }
        self.prompt(out)?;
        match lines.next() {
            Some(line) => self.obey(line?.trim(), out),
            None => self.end_of_input(out),
        }
    }

    fn end_of_input(&self, out: &mut impl Write) -> io::Result<Next> {
        writeln!(out)?;
        Ok(Next::Quit)
    }

    /// Says how the game ended, and what can still be done.
    fn announce(&mut self, ended: Ended, out: &mut impl Write) -> io::Result<Next> {
        writeln!(out, "{}", self.speaker.ended(ended))?;
        let seats = self.game.seats();
        let is_watched = [seats.white, seats.black].contains(&Seat::Person);
        if !is_watched {
            return Ok(Next::Quit);
        }
        self.tell_plain("play-over", out)
    }

    /// A finished game can be saved, looked at and taken back.
    fn obey_after_end(
        &mut self,
        line: Option<io::Result<String>>,
        out: &mut impl Write,
    ) -> io::Result<Next> {
        let Some(line) = line else {
            return self.end_of_input(out);
        };
        let line = line?;
        match line
            .split_whitespace()
            .next()
            .map(str::to_ascii_lowercase)
            .as_deref()
        {
            Some("undo") if self.game.reopen() => Ok(Next::Show),
            Some("undo" | "save" | "board" | "flip" | "names" | "help" | "quit" | "exit") => {
                self.obey(line.trim(), out)
            }
            Some(_) => self.tell_plain("play-over", out),
            None => Ok(Next::Ask),
        }
    }

    /// Keeps the game as it is written in its file, if it has one.
    fn keep(&mut self, text: &str, out: &mut impl Write) -> io::Result<()> {
        let written = match &mut self.file {
            Some(file) => file.write(text),
            None => Ok(()),
        };
        match written {
            Ok(()) => Ok(()),
            Err(error) => self.save_failed("--save", &error, out),
        }
    }

    fn text(&self) -> String {
        let today = PartialDate::from(Timestamp::now());
        write_record(&self.game.record(today), Layout::Pdn)
    }

    /// Writes the game to a new file and says so.
    fn save(&self, path: &Path, out: &mut impl Write) -> io::Result<()> {
        let written = GameFile::create(path).and_then(|mut file| file.write(&self.text()));
        let name = path.display().to_string();
        match written {
            Ok(()) => self.tell(&Phrase::new("play-saved").text("path", name), out),
            Err(error) => self.save_failed(&name, &error, out),
        }
    }

    fn save_failed(&self, path: &str, error: &io::Error, out: &mut impl Write) -> io::Result<()> {
        let failed = Phrase::new("play-save-failed").text("path", path);
        self.tell(&failed.text("error", error.to_string()), out)
    }

    fn tell(&self, phrase: &Phrase, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.speaker.say(phrase))
    }

    fn tell_plain(&self, key: &str, out: &mut impl Write) -> io::Result<Next> {
        writeln!(out, "{}", self.speaker.plain(key))?;
        Ok(Next::Ask)
    }

    fn welcome(&self, out: &mut impl Write) -> io::Result<()> {
        let name = self.speaker.say(&self.game.game().rules().name_phrase());
        self.tell(&Phrase::new("play-welcome").text("rules", name), out)?;
        if self.game.is_consultation() {
            let names = [Color::White, Color::Black].map(|side| shown(&self.game.name(side)));
            let label = self.speaker.plain("terms-consultation");
            writeln!(out, "{} · {label}", names.join(" – "))?;
        }
        let seats = self.game.seats();
        let own = match (seats.white, seats.black) {
            (Seat::Person, Seat::Person) => {
                return self.tell(&Phrase::new("play-opponent-person"), out);
            }
            (Seat::Computer, Seat::Computer) => return Ok(()),
            (Seat::Person, Seat::Computer) => Color::White,
            (Seat::Computer, Seat::Person) => Color::Black,
        };
        self.tell(&Phrase::new("play-you-are").side("side", own), out)?;
        let level = self.game.computer().level().number();
        let opponent = match self.game.guest_name() {
            Some(name) => Phrase::new("play-opponent-engine").text("name", name),
            None => Phrase::new("play-opponent-computer").number("level", level),
        };
        self.tell(&opponent, out)
    }

    fn show(&self, out: &mut impl Write) -> io::Result<()> {
        let game = self.game.game();
        draw(game, self.style, &self.last, out)?;
        for counter in game.counters().into_iter().filter(Counter::is_notable) {
            writeln!(out, "{}", self.speaker.words()(&counter.into()))?;
        }
        for claim in game.claims() {
            self.tell(&Phrase::of_claim(claim), out)?;
        }
        Ok(())
    }

    fn prompt(&self, out: &mut impl Write) -> io::Result<()> {
        let turn = self.game.game().turn();
        let prompt = Phrase::new("play-prompt").side("side", turn);
        write!(out, "{} ", self.speaker.say(&prompt).trim_end())?;
        out.flush()
    }

    /// Obeys a command, or plays the move that was typed.
    fn obey(&mut self, line: &str, out: &mut impl Write) -> io::Result<Next> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_ascii_lowercase();
        let rest = rest.trim();
        let confirms = core::mem::replace(&mut self.asked_to_resign, word == "resign");
        match (word.as_str(), rest) {
            ("", _) => Ok(Next::Ask),
            ("claim", with) => self.claim(with, out),
            ("save", name) => self.save_as(name, out),
            ("moves", "") => self.list_moves(out),
            ("board", "") => Ok(Next::Show),
            ("undo", "") => self.undo(out),
            ("hint", "") => self.hint(out),
            ("draw", "") => self.offer_draw(out),
            ("accept", "") => self.accept(out),
            ("decline", "") => self.decline(out),
            ("resign", "") => self.resign(confirms, out),
            ("flip", "") => {
                self.style.flipped = !self.style.flipped;
                Ok(Next::Show)
            }
            ("names", "") => {
                self.style.names = !self.style.names;
                Ok(Next::Show)
            }
            ("help" | "?", "") => self.tell_plain("play-help", out),
            ("quit" | "exit", "") => Ok(Next::Quit),
            _ => self.try_move(line, out),
        }
    }

    fn try_move(&mut self, text: &str, out: &mut impl Write) -> io::Result<Next> {
        match self.game.game().explain(text) {
            Ok(m) => {
                let squares = [m.from, m.to];
                self.play(text, squares, out)
            }
            Err(refusal) => {
                let is_like_a_move =
                    refusal.reason.is_readable() || text.contains(|c: char| c.is_ascii_digit());
                if !is_like_a_move {
                    self.tell(&Phrase::new("play-unknown").text("text", shown(text)), out)?;
                    return Ok(Next::Ask);
                }
                let told = self.speaker.refusal_with_instead(&refusal, text);
                writeln!(out, "{told}")?;
                Ok(Next::Ask)
            }
        }
    }

    fn play(&mut self, text: &str, squares: [String; 2], out: &mut impl Write) -> io::Result<Next> {
        match self.game.play(text) {
            Ok(played) => {
                self.last = squares.into();
                if let Some(slip) = played.slip_phrase(text) {
                    self.tell(&slip, out)?;
                }
                Ok(Next::Show)
            }
            Err(refusal) => {
                writeln!(out, "{}", self.speaker.refusal(&refusal, &shown(text)))?;
                Ok(Next::Ask)
            }
        }
    }

    fn computer_moves(&mut self, out: &mut impl Write) -> io::Result<Next> {
        self.tell(&Phrase::new("play-computer-thinks"), out)?;
        out.flush()?;
        // Whoever waits at a terminal ends the program.
        match self.game.computer_turn(&Cancel::default()) {
            Ok(ComputerTurn::Resigned) => self.tell_plain("play-computer-resigns", out),
            Ok(ComputerTurn::Claimed) => self.tell_plain("play-claim-made", out),
            Ok(ComputerTurn::Moved {
                played,
                offers_draw,
            }) => {
                let moved = Phrase::new("play-computer-plays").text("move", played.text);
                self.tell(&moved, out)?;
                self.last = vec![played.from, played.to];
                if offers_draw {
                    self.tell_plain("play-computer-offers", out)?;
                }
                Ok(Next::Show)
            }
            // The computer goes on itself.
            Err(TurnFailed::Guest { name, failure }) => {
                let level = self.game.computer().level().number();
                let failed = Phrase::new("play-engine-failed").text("name", name);
                let failed = failed.text("error", failure.to_string());
                self.tell(&failed.number("level", level), out)?;
                Ok(Next::Ask)
            }
            Err(TurnFailed::Computer(_)) => Ok(Next::Quit),
        }
    }

    fn list_moves(&self, out: &mut impl Write) -> io::Result<Next> {
        let legal = self.game.game().legal_moves();
        self.tell(
            &Phrase::new("play-moves").number("count", legal.len() as u64),
            out,
        )?;
        let texts: Vec<String> = legal.into_iter().map(|m| m.text).collect();
        writeln!(out, "  {}", texts.join("  "))?;
        Ok(Next::Ask)
    }

    fn undo(&mut self, out: &mut impl Write) -> io::Result<Next> {
        if !self.game.undo() {
            return self.tell_plain("play-nothing-to-undo", out);
        }
        self.last.clear();
        self.tell_plain("play-undone", out).map(|_| Next::Show)
    }

    fn hint(&self, out: &mut impl Write) -> io::Result<Next> {
        match self.game.hint(&Cancel::default()) {
            Some(m) => self.tell(&Phrase::new("play-hint").text("move", m.text), out)?,
            None => self.tell(&Phrase::new("play-no-hint"), out)?,
        }
        Ok(Next::Ask)
    }

    fn offer_draw(&mut self, out: &mut impl Write) -> io::Result<Next> {
        let us = self.game.game().turn();
        if self.game.may_offer() && self.game.seats()[!us] == Seat::Computer {
            self.tell_plain("play-offer-sent", out)?;
        }
        // Nobody cancels it.
        match self.game.offer_draw(&Cancel::default()) {
            OfferAnswer::NotAgain => self.tell_plain("play-offer-not-again", out),
            OfferAnswer::Open => {
                let offered = Phrase::new("play-offer-made-by").side("side", us);
                self.tell(&offered, out)?;
                Ok(Next::Ask)
            }
            OfferAnswer::Accepted => self.tell_plain("play-offer-accepted", out),
            OfferAnswer::Declined => self.tell_plain("play-offer-declined", out),
        }
    }

    fn accept(&mut self, out: &mut impl Write) -> io::Result<Next> {
        match self.game.accept() {
            true => self.tell_plain("play-offer-accepted", out),
            false => self.tell_plain("play-offer-none", out),
        }
    }

    fn decline(&mut self, out: &mut impl Write) -> io::Result<Next> {
        match self.game.decline() {
            true => self.tell_plain("play-offer-declined", out),
            false => self.tell_plain("play-offer-none", out),
        }
    }

    fn claim(&mut self, with: &str, out: &mut impl Write) -> io::Result<Next> {
        match self.game.claim(Some(with).filter(|with| !with.is_empty())) {
            Ok(true) => self.tell_plain("play-claim-made", out),
            Ok(false) => self.tell_plain("play-claim-refused", out),
            Err(refusal) => {
                writeln!(out, "{}", self.speaker.refusal(&refusal, &shown(with)))?;
                Ok(Next::Ask)
            }
        }
    }

    fn resign(&mut self, confirmed: bool, out: &mut impl Write) -> io::Result<Next> {
        if !confirmed {
            return self.tell_plain("play-resign-sure", out);
        }
        self.game.resign();
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

#[cfg(test)]
mod tests {
    use super::*;
    use games::{ByColor, Game, RuleSet};
    use players::{Computer, Level};
    use texts::Language;

    /// Plays a script of typed lines and gives everything that was shown.
    fn played(rules: &str, fen: Option<&str>, seats: [Seat; 2], lines: &[&str]) -> String {
        let rules: RuleSet = rules.parse().unwrap();
        let game = Game::start(rules, fen, rules::DrawOptions::default()).unwrap();
        let [white, black] = seats;
        let computer = Computer::new(Level::LOWEST, 1);
        let game = CasualGame::new(game, ByColor { white, black }, computer);
        let mut session = Session::new(
            game,
            Speaker::new(Language::English),
            Style::new(true, false, crate::args::Kings::Crowned),
            None,
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
