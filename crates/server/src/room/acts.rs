//! What somebody wants to do, as a command of the game.

use conduct::{
    Command, Envelope, Form, Meaning, Moment, PenSlip, PersonId, Phase, Receipt, Refused, Terms,
};
use games::{ByColor, Color, Phrase, Still};
use store::CommandId;
use texts::Language;
use wire::{Act, FromServer, Refusal};

use super::commit::Commit;
use super::lag::Way;
use super::{ActRequest, Answer, Fault, PendingAct, RoomTask};
use crate::service::{chance, in_address};
use crate::speech::{plain, say};
use crate::view;

/// The longest name that a page gives to a command.
const LONGEST_ID: usize = 64;

/// The id of a command as it is kept: of two who play, each has his own names.
fn command_id(person: PersonId, id: &str) -> Option<CommandId> {
    let is_bounded = (1..=LONGEST_ID).contains(&id.len());
    let whole = format!("{}.{id}", in_address(person.0));
    is_bounded.then(|| whole.parse().ok()).flatten()
}
/// Maximum legal moves listed in a refusal.
const MOST_INSTEAD: usize = 8;

impl RoomTask {
    pub(super) async fn acting(&mut self, acting: PendingAct) {
        let PendingAct {
            mut request,
            answer,
        } = acting;
        request.at = self.came(request.at);
        let done = self.request(request).await;
        // Whoever asked may have gone.
        answer.send(done).unwrap_or_default();
    }

    /// Does what somebody wants, or says why not. What was done before is answered as done, whatever has happened since,
    /// be it before a restart.
    async fn request(&mut self, request: ActRequest) -> Answer {
        let (language, id) = (request.language, request.id.clone());
        let Some(command_id) = command_id(request.person, &id) else {
            return self.refuse(&id, plain(language, "server-bad-request"), Fault::Forbidden);
        };
        let Some(side) = self.seat_for(request.person, &request.act) else {
            return self.refuse(&id, plain(language, "server-only-watching"), Fault::NoSeat);
        };
        let done = self.done.iter().find(|(known, _)| *known == command_id);
        if let Some((_, version)) = done {
            return Answer::Before { version: *version };
        }
        if !self.settle().await {
            return match self.waits_for_mover() {
                true => self.while_waiting(&command_id, language, &id).await,
                false => self.refuse(&id, plain(language, "server-not-kept"), Fault::NotKept),
            };
        }
        let answer = self.act(side, &command_id, request).await;
        let version = match &answer {
            Answer::Told | Answer::Done { .. } => return answer,
            Answer::Before { version } => *version,
            Answer::Refused(..) => match self.done_before(&command_id, &id).await {
                Ok(Some(version)) => version,
                Ok(None) => return answer,
                // Whether it was done is not known: nobody is told that it was not.
                Err(_) => {
                    return self.refuse(&id, plain(language, "server-not-kept"), Fault::NotKept);
                }
            },
        };
        match self.knows(version).await {
            true => Answer::Before { version },
            false => self.refuse(&id, plain(language, "server-not-kept"), Fault::NotKept),
        }
    }

    /// Nothing happens while the player to move may find back after a restart; but what was done before is done.
    async fn while_waiting(&self, command: &CommandId, language: Language, id: &str) -> Answer {
        match self.done_before(command, id).await {
            Ok(Some(version)) => Answer::Before { version },
            Ok(None) => self.refuse(
                id,
                plain(language, "server-just-restarted"),
                Fault::Forbidden,
            ),
            Err(_) => self.refuse(id, plain(language, "server-not-kept"), Fault::NotKept),
        }
    }

    /// The side that somebody acts for. One who has both seats acts for the side that the act belongs to.
    fn seat_for(&self, person: PersonId, act: &Act) -> Option<Color> {
        let seats = self.seats.of(Some(person));
        let turn = self.game.moves().turn();
        let wanted = match act {
            Act::AnswerDraw { .. } => self.game.offer().map_or(turn, |by| !by),
            Act::AnswerTakeback { .. } => self.game.takeback().map_or(turn, |by| !by),
            Act::AllowAdjournment {} | Act::DeclineAdjournment {} => {
                self.game.adjournment_proposed().map_or(turn, |by| !by)
            }
            Act::AnswerResumption { .. } => {
                self.game.resumption_proposed().map_or(turn, |(by, _)| !by)
            }
            Act::ChooseReading { .. } => self.game.in_doubt().map_or(turn, |sealed| !sealed.by),
            Act::Rematch {} => self.around.rematch.map_or(turn, |by| !by),
            Act::ShowReceipt { .. } => self.game.envelope().map_or(turn, |envelope| envelope.by),
            Act::Play { .. }
            | Act::Touch { .. }
            | Act::Lift { .. }
            | Act::Adjust {}
            | Act::Adjusted {}
            | Act::Resign {}
            | Act::OfferDraw {}
            | Act::ClaimDraw { .. }
            | Act::AskToAdjourn {}
            | Act::Seal { .. }
            | Act::Resume {}
            | Act::ProposeResumption { .. }
            | Act::Save {}
            | Act::AskTakeback {}
            | Act::Abort {}
            | Act::ClaimLeft {} => turn,
        };
        let first = seats.first().copied();
        seats.contains(&wanted).then_some(wanted).or(first)
    }

    async fn act(&mut self, side: Color, command_id: &CommandId, request: ActRequest) -> Answer {
        let ActRequest {
            language,
            id,
            version,
            act,
            at,
            lag,
            may_make,
            may_ask,
            person,
        } = request;
        let is_hidden = self.is_hidden_from(&self.seats.of(Some(person)));
        if !may_ask {
            return self.refuse(&id, plain(language, "server-ask-later"), Fault::Forbidden);
        }
        let needs_position = matches!(
            act,
            Act::Play { .. } | Act::Seal { .. } | Act::ClaimDraw { .. }
        );
        if needs_position && self.has_moved_since(version) {
            let stale = Refused::Stale {
                asked: version,
                now: self.game.version(),
            };
            return self.refused(language, &id, "", &stale, is_hidden);
        }
        let text = match &act {
            Act::Play { text } | Act::Seal { text, .. } => text.clone(),
            _ => String::new(),
        };
        let command = match self.command(side, act) {
            Ok(command) => command,
            // Whoever has no board cannot feel for the pieces either.
            Err(OtherAct::Lift(_)) if is_hidden => return self.done(),
            Err(OtherAct::Lift(square)) => return self.lifted(&square, language, &id),
            Err(OtherAct::Slip(text)) => return self.slipped(&text, language, &id, is_hidden),
            Err(OtherAct::Next) => return self.rematch(side, may_make, language, &id).await,
            Err(OtherAct::Say(key)) => {
                return self.refuse(&id, plain(language, key), Fault::Forbidden);
            }
        };
        let now = self.moment_of(side, &command, at, &lag);
        let way = self.allowances.way(at, now);
        match self.game.decide_sent(&command, now, at.max(now)) {
            Err(refused) => self.refused(language, &id, &text, &refused, is_hidden),
            Ok(events) => match self.commit(events, Some((command_id, &id))).await {
                Commit::Kept => {
                    self.after(side, &command, way).await;
                    Answer::Told
                }
                Commit::Before { version } => Answer::Before { version },
                Commit::Failed => {
                    self.refuse(&id, plain(language, "server-not-kept"), Fault::NotKept)
                }
            },
        }
    }

    fn done(&self) -> Answer {
        Answer::Done {
            version: self.game.version(),
        }
    }

    /// What follows by itself from something done.
    async fn after(&mut self, side: Color, command: &Command, way: Way) {
        if matches!(command, Command::Play { .. }) {
            self.allowances.played(side, way);
        }
        if matches!(command, Command::AskTakeback(_)) {
            self.grant_takeback().await;
        }
        if self.game.phase() == Phase::Closed {
            self.open_envelope().await;
        }
    }

    /// Opens the sealed move of a resumed game, if whoever must answer is there.
    pub(super) async fn open_envelope(&mut self) {
        if self.game.phase() != Phase::Closed {
            return;
        }
        let about = self.game.seal_subject(&self.id.0.to_be_bytes());
        let Some(envelope) = self.game.envelope() else {
            return;
        };
        let answers = !envelope.by;
        let opened = envelope
            .sealed()
            .map(|sealed| conduct::open(sealed, self.service.key(), &about));
        match opened {
            Some(Ok(receipt)) if self.game.is_there(answers) => {
                self.decide_and_commit(&Command::OpenEnvelope(receipt))
                    .await;
            }
            // Whoever comes finds it given up.
            Some(Ok(_) | Err(_)) | None => {}
        }
    }

    /// Declares an envelope lost that does not open, or whose key the operator has given up: the judge's way from there is
    /// open (`002:§35.4`, `002:§35.5`).
    pub(super) async fn give_envelope_up(&mut self) {
        let is_closed = matches!(self.game.phase(), Phase::Adjourned | Phase::Closed);
        let envelope = self.game.envelope().filter(|_| is_closed);
        let Some(sealed) = envelope.and_then(Envelope::sealed) else {
            return;
        };
        let key = sealed.key_id();
        let about = self.game.seal_subject(&self.id.0.to_be_bytes());
        let why = match conduct::open(sealed, self.service.key(), &about) {
            _ if self.service.is_lost(key) => format!("its key {key} is lost"),
            Err(fault) if fault.is_damage() => {
                self.service.envelope_is_damaged(self.id, fault);
                fault.to_string()
            }
            // Another key may be put back.
            Ok(_) | Err(_) => return,
        };
        self.decide_and_commit(&Command::LoseEnvelope { why }).await;
    }

    /// Opens a lost envelope by the receipt of whoever sealed it (`002:§35.5`): what it says is read as if the envelope
    /// were there, slips of the pen and doubts included (`002:§36`). The clock of the opponent starts with it: he must be
    /// there.
    fn open_by_receipt(&self, line: &str) -> Result<Command, OtherAct> {
        let lost = self.game.phase() == Phase::EnvelopeLost;
        let envelope = self.game.envelope().filter(|_| lost);
        let envelope = envelope.ok_or(OtherAct::Say("server-envelope-not-lost"))?;
        let receipt: Option<Receipt> = line.trim().parse().ok();
        let commitment = envelope.sealed().map(conduct::Sealed::commitment);
        let proven = receipt.zip(commitment);
        let proven = proven.filter(|(receipt, commitment)| receipt.proves(commitment));
        let (receipt, _) = proven.ok_or(OtherAct::Say("server-not-the-receipt"))?;
        match self.is_there(!envelope.by) {
            true => Ok(Command::OpenEnvelope(receipt)),
            false => Err(OtherAct::Say("server-opponent-away")),
        }
    }

    /// The command of an act.
    fn command(&mut self, by: Color, act: Act) -> Result<Command, OtherAct> {
        Ok(match act {
            Act::Play { text } => Command::Play { by, text },
            Act::Touch { square } => Command::Touch { by, square },
            Act::Lift { square } => return Err(OtherAct::Lift(square)),
            Act::Adjust {} => Command::Adjust(by),
            Act::Adjusted {} => Command::Adjusted(by),
            Act::Resign {} => Command::Resign(by),
            Act::OfferDraw {} => Command::OfferDraw(by),
            Act::AnswerDraw { agrees } => Command::AnswerDraw { by, agrees },
            Act::ClaimDraw { with } => Command::ClaimDraw { by, with },
            Act::AskToAdjourn {} if self.is_computer(!by) => {
                return Err(OtherAct::Say("server-save-instead"));
            }
            Act::AskToAdjourn {} => Command::ProposeAdjournment(by),
            Act::AllowAdjournment {} => Command::AnswerAdjournment { by, agrees: true },
            Act::DeclineAdjournment {} => Command::AnswerAdjournment { by, agrees: false },
            // Where nothing is to be sealed, that is what he is told.
            Act::Seal { text, check }
                if check && self.game.may_seal(by) && !self.is_plainly_legal(&text) =>
            {
                return Err(OtherAct::Slip(text));
            }
            Act::Seal { text, .. } => {
                let about = self.game.seal_subject(&self.id.0.to_be_bytes());
                let sealed = conduct::seal(&text, chance(), self.service.key(), &about);
                let (sealed, _) = sealed.map_err(|_| OtherAct::Say("server-cannot-seal"))?;
                let sealed = Box::new(sealed);
                Command::Seal { by, sealed }
            }
            Act::Resume {} => self.resumption(by),
            Act::ProposeResumption { at } => {
                let at = Some(Moment(at));
                Command::ProposeResumption { by, at }
            }
            Act::AnswerResumption { agrees } => Command::AnswerResumption { by, agrees },
            Act::ChooseReading { text } => Command::ChooseReading { by, text },
            Act::Save {} if self.waits(!by) => return Err(OtherAct::Say("server-not-alone")),
            Act::Save {} => Command::Save(by),
            Act::ShowReceipt { receipt } => self.open_by_receipt(&receipt)?,
            Act::AskTakeback {} => Command::AskTakeback(by),
            Act::AnswerTakeback { agrees } => Command::AnswerTakeback { by, agrees },
            Act::Abort {} => Command::Abort(by),
            Act::ClaimLeft {} => Command::ClaimLeft(by),
            Act::Rematch {} => return Err(OtherAct::Next),
        })
    }

    /// Nobody resumes a game alone in which somebody else plays: it is proposed, unless he has proposed it already.
    fn resumption(&self, by: Color) -> Command {
        if !self.waits(!by) {
            let session = None;
            let present = ByColor::new_with(|side| self.is_there(side));
            return Command::Resume { session, present };
        }
        let at = None;
        match self.game.resumption_proposed() == Some((!by, at)) {
            true => Command::AnswerResumption { by, agrees: true },
            false => Command::ProposeResumption { by, at },
        }
    }

    /// Whether what is written is a legal move without any slip.
    fn is_plainly_legal(&self, written: &str) -> bool {
        match self.game.read_to_seal(written) {
            Meaning::Certain(reading) => reading.slip == PenSlip::None,
            Meaning::Doubt(_) => false,
        }
    }

    /// Says that what is to be sealed is no legal move, and what it might be read as, or else what would be legal. The
    /// sealer may still seal it (decision 0013); whoever plays without a board is not told which moves there are.
    fn slipped(&self, written: &str, language: Language, id: &str, is_hidden: bool) -> Answer {
        let meaning = self.game.read_to_seal(written);
        let slip = meaning.readings().first().map(|reading| reading.slip);
        let key = match slip {
            Some(PenSlip::Short) => "server-seal-in-full",
            Some(PenSlip::Touched) => "server-seal-touched",
            Some(PenSlip::None | PenSlip::Turned | PenSlip::OneCharacter | PenSlip::Capture)
            | None => "server-no-legal-move-to-seal",
        };
        let said = plain(language, key);
        let Answer::Refused(mut refusal, fault) = self.refuse(id, said, Fault::Forbidden) else {
            return self.done();
        };
        // By this article the page knows what the sealer may seal all the same.
        refusal.article = Some("002:§36.1".to_owned());
        if !is_hidden {
            let readings = meaning.readings().iter();
            refusal.instead = readings.map(|reading| reading.text.clone()).collect();
            if refusal.instead.is_empty() {
                let legal = self.game.moves().legal_moves().into_iter();
                refusal.instead = legal.map(|m| m.text).collect();
            }
            refusal.instead.truncate(MOST_INSTEAD);
        }
        Answer::Refused(refusal, fault)
    }

    /// Says why a piece cannot move.
    fn lifted(&self, square: &str, language: Language, id: &str) -> Answer {
        match self.game.moves().why_still(square) {
            Still::Movable => self.done(),
            Still::Forbidden(refusal) => {
                self.refused(language, id, square, &Refused::Move(refusal), false)
            }
            Still::Stuck => {
                let phrase = Phrase::new("reason-stuck").text("square", square);
                self.refuse(id, say(language, &phrase), Fault::Forbidden)
            }
        }
    }

    fn is_computer(&self, side: Color) -> bool {
        self.around.players[side].level.is_some()
    }

    /// Whether somebody else waits at the board on a side.
    fn waits(&self, side: Color) -> bool {
        !self.is_computer(side) && !self.is_one_screen()
    }

    /// Whether one person holds both seats. Who consults with him there makes no difference.
    fn is_one_screen(&self) -> bool {
        self.game.side(Color::White).first() == self.game.side(Color::Black).first()
    }

    /// Another game, once both want it; the colours are exchanged.
    async fn rematch(&mut self, by: Color, may_make: bool, language: Language, id: &str) -> Answer {
        if self.game.end().is_none() {
            return self.done();
        }
        if self.next.is_none() {
            let store = self.service.shared_store();
            match store.next_game(self.id).await {
                Ok(next) => self.next = next,
                Err(_) => {
                    return self.refuse(id, plain(language, "server-not-kept"), Fault::NotKept);
                }
            }
        }
        if let Some(next) = self.next {
            let game = in_address(next.0);
            self.tell(&FromServer::Next { game });
            return self.done();
        }
        let is_agreed = self.around.rematch.is_some_and(|asked| asked != by)
            || self.around.players[!by].level.is_some()
            || self.is_one_screen();
        if !is_agreed {
            if self.around.rematch.replace(by) != Some(by) {
                self.tell_update(&[], self.plies(), None);
            }
            return self.done();
        }
        if !may_make {
            return self.refuse(id, plain(language, "page-too-many"), Fault::Forbidden);
        }
        let terms = self.game.terms();
        let sides = ByColor {
            white: terms.sides.black.clone(),
            black: terms.sides.white.clone(),
        };
        let terms = Terms {
            sides,
            form: next_form(terms.form),
            ..terms.clone()
        };
        match self.service.create_next(self.id, terms).await {
            Ok(next) => {
                self.next = Some(next);
                let game = in_address(next.0);
                self.tell(&FromServer::Next { game });
                self.done()
            }
            Err(error) => {
                tracing::warn!(%error, "no rematch");
                self.refuse(id, plain(language, "server-not-kept"), Fault::NotKept)
            }
        }
    }

    /// What is refused, and why. From whoever plays without a board the squares are hidden, and what would be legal.
    fn refused(
        &self,
        language: Language,
        id: &str,
        text: &str,
        refused: &Refused,
        is_hidden: bool,
    ) -> Answer {
        let rules = self.game.terms().rules;
        let (squares, instead) = match refused {
            Refused::Move(refusal) if !is_hidden => {
                (refusal.squares.clone(), refusal.instead.clone())
            }
            _ => (Vec::new(), Vec::new()),
        };
        let phrase = match refused {
            Refused::Move(refusal) if is_hidden => refusal.phrase_without_board(text),
            _ => refused.phrase(text),
        };
        let article = match refused {
            Refused::Move(_) if is_hidden => None,
            _ => refused.article(rules),
        };
        let fault = match refused {
            Refused::Stale { .. } => Fault::Late,
            _ => Fault::Forbidden,
        };
        let refusal = Box::new(Refusal {
            id: id.to_owned(),
            said: say(language, &phrase),
            article: article.map(|article| article.to_string()),
            squares,
            instead: instead.into_iter().take(MOST_INSTEAD).collect(),
            version: self.game.version(),
            turn: view::side(self.game.moves().turn()),
        });
        Answer::Refused(refusal, fault)
    }

    fn refuse(&self, id: &str, said: String, fault: Fault) -> Answer {
        let refusal = Box::new(Refusal {
            id: id.to_owned(),
            said,
            article: None,
            squares: Vec::new(),
            instead: Vec::new(),
            version: self.game.version(),
            turn: view::side(self.game.moves().turn()),
        });
        Answer::Refused(refusal, fault)
    }
}

/// The form of a game with the colours exchanged. Two who go on after a display play an ordinary game.
fn next_form(form: Form) -> Form {
    match form {
        Form::Simultaneous { .. } => Form::Ordinary,
        Form::BlindfoldSimultaneous { side } => Form::Blindfold { side: !side },
        Form::Ordinary
        | Form::Correspondence
        | Form::Blindfold { .. }
        | Form::Blind { .. }
        | Form::Odds { .. } => form.swapped(),
    }
}

/// An act that is no command of the game.
enum OtherAct {
    /// Another game.
    Next,
    /// Why the piece on a square cannot move.
    Lift(String),
    /// A text that is no legal move is not sealed unasked.
    Slip(String),
    /// It is refused, with this sentence.
    Say(&'static str),
}
