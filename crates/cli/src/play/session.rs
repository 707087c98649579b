//! A game between people and the computer, line by line.

use std::io::{self, Write};
use std::path::Path;

use games::{Ended, Game, GamePhrase, Phrase};
use players::{Cancel, Computer, Decision, Failure, Guest, Player};
use rules::{ByColor, Color, Counter, DrawReason, Outcome, VariantId, WinReason};

use crate::explain::{instead, slip};
use crate::play::board::{Style, draw};
use crate::play::save::{GameFile, Heading, text};
use crate::speak::{Speaker, shown};

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
    /// An engine that plays in the computer's place.
    guest: Option<Box<Guest>>,
    speaker: Speaker,
    style: Style,
    last: Vec<String>,
    agreed: Option<Outcome>,
    /// The claim that did, as files tell it, where it names a move that is not made.
    claim: Option<String>,
    offer: Option<Color>,
    /// After how many plies a side's last offer was declined, if the other has not offered since.
    declined: ByColor<Option<usize>>,
    asked_to_resign: bool,
    /// The file that the game is kept in.
    file: Option<GameFile>,
    /// The people of each side, where they are named; several play a consultation game (`002:§3.1`).
    names: ByColor<Vec<String>>,
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
        file: Option<GameFile>,
    ) -> Session {
        style.flipped = seats.white == Seat::Computer && seats.black == Seat::Person;
        let fen = game.fen();
        let is_usual = fen == Game::new(game.rules()).fen();
        Session {
            first: (!is_usual).then_some(fen),
            game,
            seats,
            computer,
            guest: None,
            speaker,
            style,
            last: Vec::new(),
            agreed: None,
            claim: None,
            offer: None,
            declined: ByColor::default(),
            asked_to_resign: false,
            file,
            names: ByColor::default(),
        }
    }

    /// The same game by people of these names.
    pub(crate) fn named(self, names: ByColor<Vec<String>>) -> Session {
        Session { names, ..self }
    }

    /// The same game against an engine in the computer's place.
    pub(crate) fn against(self, guest: Option<Guest>) -> Session {
        Session {
            guest: guest.map(Box::new),
            ..self
        }
    }

    /// Whether a side is more than one person (`002:§3.1`).
    fn is_consultation(&self) -> bool {
        Color::ALL
            .into_iter()
            .any(|side| self.names[side].len() > 1)
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
            next = match self.ended() {
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
        if self.seats[self.game.turn()] == Seat::Computer {
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
        let is_watched = [self.seats.white, self.seats.black].contains(&Seat::Person);
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
            Some("undo") if self.agreed.take().is_some() => Ok(Next::Show),
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
        text(
            &self.game,
            &Heading {
                names: ByColor::new_with(|color| self.name(color)),
                is_consultation: self.is_consultation(),
                first: self.first.as_deref(),
                outcome: self.ended().map(|ended| ended.outcome),
                claim: self.agreed.and(self.claim.clone()),
            },
        )
    }

    /// What a side is called in the file.
    fn name(&self, side: Color) -> String {
        match self.seats[side] {
            Seat::Person if self.names[side].is_empty() => "Player".to_owned(),
            Seat::Person => self.names[side].join(", "),
            Seat::Computer => {
                let own = || format!("Peatee, level {}", self.computer.level().number());
                self.guest_name().unwrap_or_else(own)
            }
        }
    }

    /// The name of the engine that plays in the computer's place.
    fn guest_name(&self) -> Option<String> {
        self.guest.as_deref().map(Guest::name)
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
        if self.is_consultation() {
            let (white, black) = (self.name(Color::White), self.name(Color::Black));
            let label = self.speaker.plain("terms-consultation");
            writeln!(out, "{} – {} · {label}", shown(&white), shown(&black))?;
        }
        let opponent = match self.guest_name() {
            Some(name) => Phrase::new("play-opponent-engine").text("name", name),
            None => Phrase::new("play-opponent-computer")
                .number("level", self.computer.level().number()),
        };
        match (self.seats.white, self.seats.black) {
            (Seat::Person, Seat::Person) => self.tell(&Phrase::new("play-opponent-person"), out),
            (Seat::Computer, Seat::Computer) => Ok(()),
            (Seat::Person, Seat::Computer) | (Seat::Computer, Seat::Person) => {
                let own = if self.seats.white == Seat::Person {
                    Color::White
                } else {
                    Color::Black
                };
                self.tell(&Phrase::new("play-you-are").side("side", own), out)?;
                self.tell(&opponent, out)
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
        match self.game.explain(text) {
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
                writeln!(out, "{}", self.speaker.refusal(&refusal, &shown(text)))?;
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
                if let Some(slip) = slip(text, &played) {
                    self.tell(&slip, out)?;
                }
                // The opponent's next move declines an offer (002:§16.8).
                if self.offer.take_if(|offered| *offered != mover).is_some() {
                    self.decline_of(!mover);
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
        let us = self.game.turn();
        // Whoever waits at a terminal ends the program.
        let player = player(&mut self.guest, &mut self.computer);
        let decision = player.decide(&self.game, &Cancel::default());
        match (decision, self.guest_name()) {
            (Ok(Decision::Resign), _) => self.computer_resigns(us, out),
            (Ok(Decision::Claim(by)), _) => {
                self.agreed = Some(Outcome::Draw { by });
                self.tell_plain("play-claim-made", out)
            }
            (Ok(Decision::Play { text, offers_draw }), _) => {
                self.computer_plays(&text, offers_draw, out)
            }
            (Err(failure), Some(name)) => self.guest_failed(name, &failure, out),
            (Err(_), None) => Ok(Next::Quit),
        }
    }

    fn computer_plays(
        &mut self,
        text: &str,
        offers_draw: bool,
        out: &mut impl Write,
    ) -> io::Result<Next> {
        let us = self.game.turn();
        let Ok(m) = self.game.explain(text) else {
            return Ok(Next::Quit);
        };
        self.tell(
            &Phrase::new("play-computer-plays").text("move", m.text.clone()),
            out,
        )?;
        let offers = offers_draw && self.may_offer(us);
        let next = self.play(text, [m.from, m.to], out)?;
        if offers && self.ended().is_none() {
            self.offer = Some(us);
            self.declined[!us] = None;
            self.tell_plain("play-computer-offers", out)?;
        }
        Ok(next)
    }

    /// The engine in its place has failed: the computer goes on itself.
    fn guest_failed(
        &mut self,
        name: String,
        failure: &Failure,
        out: &mut impl Write,
    ) -> io::Result<Next> {
        let failed = Phrase::new("play-engine-failed").text("name", name);
        let failed = failed.text("error", failure.to_string());
        let level = self.computer.level().number();
        self.tell(&failed.number("level", level), out)?;
        self.guest = None;
        Ok(Next::Ask)
    }

    fn computer_resigns(&mut self, us: Color, out: &mut impl Write) -> io::Result<Next> {
        self.agreed = Some(resigned(us));
        self.tell_plain("play-computer-resigns", out)
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
        if self.game.plies() < plies {
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
        let adviser = self.computer.adviser();
        let advice = adviser.advise(&self.game, &Cancel::default()).ok();
        match advice.and_then(|choice| self.game.explain(&choice.text).ok()) {
            Some(m) => self.tell(&Phrase::new("play-hint").text("move", m.text), out)?,
            None => self.tell(&Phrase::new("play-no-hint"), out)?,
        }
        Ok(Next::Ask)
    }

    fn offer_draw(&mut self, out: &mut impl Write) -> io::Result<Next> {
        let us = self.game.turn();
        if !self.may_offer(us) {
            return self.tell_plain("play-offer-not-again", out);
        }
        self.declined[!us] = None;
        if self.seats[!us] == Seat::Person {
            self.offer = Some(us);
            let offered = Phrase::new("play-offer-made-by").side("side", us);
            self.tell(&offered, out)?;
            return Ok(Next::Ask);
        }
        self.tell_plain("play-offer-sent", out)?;
        let player = player(&mut self.guest, &mut self.computer);
        let answer = player.accepts_draw(&self.game, !us, &Cancel::default());
        // Nobody cancels it.
        if answer.unwrap_or(false) {
            self.agreed = Some(AGREED);
            return self.tell_plain("play-offer-accepted", out);
        }
        self.decline_of(us);
        self.tell_plain("play-offer-declined", out)
    }

    /// The regulations of 1953 allow a second offer only after the other side's (`002:§16.8`); the
    /// other books leave it open, and a few moves should lie between.
    fn may_offer(&self, us: Color) -> bool {
        let is_1953 = matches!(
            self.game.variant(),
            Some(VariantId::Russian1953 | VariantId::Hundred1953)
        );
        self.declined[us]
            .is_none_or(|at| !is_1953 && self.game.plies() >= at + PLIES_BETWEEN_OFFERS)
    }

    fn decline_of(&mut self, offered: Color) {
        self.declined[offered] = Some(self.game.plies());
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
                self.decline_of(offered);
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
                let made = Some(with).filter(|with| !with.is_empty());
                self.claim = made.map(|with| games::claim_note(self.game.turn(), Some(with)));
                self.tell_plain("play-claim-made", out)
            }
            Ok([]) => self.tell_plain("play-claim-refused", out),
            Err(refusal) => {
                writeln!(out, "{}", self.speaker.refusal(refusal, &shown(with)))?;
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

/// Who plays where no person does.
fn player<'a>(guest: &'a mut Option<Box<Guest>>, computer: &'a mut Computer) -> &'a mut dyn Player {
    match guest {
        Some(guest) => guest.as_mut(),
        None => computer,
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

/// Plies between two offers of one side where the book does not say.
const PLIES_BETWEEN_OFFERS: usize = 10;

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
    use games::RuleSet;
    use players::Level;
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

    /// 002:§16.2: the file tells the move that the claim names, and a check finds the claim supported.
    #[test]
    fn found_7_t_player_09_a_claim_with_a_move_is_written_down() {
        let rules = "russian-1953".parse().expect("a rule set");
        let mut game = Game::from_fen(rules, "W:WKc1,Ke1,a3:BKd8,Kf8,h6").expect("playable");
        for text in [
            "c1-d2", "d8-c7", "d2-c1", "c7-d8", "c1-d2", "d8-c7", "d2-c1",
        ] {
            game.play(text).expect("legal");
        }
        let heading = Heading {
            names: ByColor::default(),
            is_consultation: false,
            first: Some("W:WKc1,Ke1,a3:BKd8,Kf8,h6"),
            outcome: Some(Outcome::Draw {
                by: games::DrawReason::Repetition,
            }),
            claim: Some(games::claim_note(Color::Black, Some("c7-d8"))),
        };
        let text = text(&game, &heading);
        let words: Vec<&str> = text.split_whitespace().collect();
        assert!(
            words
                .join(" ")
                .contains("{Black claims a draw with c7-d8, 002:§16.2}"),
            "{text}"
        );
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
