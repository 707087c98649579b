//! The pairings of a round, and its results.

use texts::{Language, Value as Argument};
use tournament::{Board, Competition, Effect, Mark, Place, PlayerId, Round};

use super::footnotes::Footnotes;
use super::leaf::{self, Block, Leaf};
use super::marks::{legend, notes_of, results_of, states_of};
use super::table::{Cell, Head, Kind, Layout, Table};
use super::voice::Voice;
use super::{openings, people, standings, team};

/// A round as a page of a server shows it: its boards one by one, and the rest as HTML.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundOnPage {
    /// What the points are: those behind the round.
    pub caption: String,
    /// Its boards.
    pub meetings: Vec<Meeting>,
    /// Who is free, the boards of teams, openings and notes, to put in an element of class `leaf`.
    pub rest: String,
}

/// Two who meet, or two teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Meeting {
    /// The board, from 1 on.
    pub board: u32,
    /// Who has White, or is named first.
    pub white: Seat,
    /// Who has Black.
    pub black: Seat,
    /// The results of their games; nothing where there is none.
    pub result: String,
    /// What must be said of the games besides.
    pub state: String,
}

/// Somebody at a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// His number; empty where he has none.
    pub number: String,
    /// What he is called.
    pub name: String,
    /// His federation and his club.
    pub about: String,
    /// His points.
    pub points: String,
}

/// A round, from 1 on, as it stands. None if it is not paired.
pub fn round_on_page(
    competition: &Competition,
    round: u32,
    language: Language,
) -> Option<RoundOnPage> {
    let sheet = sheet(competition, round, language, Stage::Behind)?;
    Some(RoundOnPage {
        caption: sheet.caption(),
        meetings: sheet.meetings().into_iter().map(Meeting::seen).collect(),
        rest: leaf::fragment(&sheet.beside(), 3),
    })
}

impl Meeting {
    /// The same without marks that turn the direction of what follows.
    fn seen(self) -> Meeting {
        let seat = |seat: Seat| Seat {
            name: leaf::seen(&seat.name),
            about: leaf::seen(&seat.about),
            ..seat
        };
        Meeting {
            white: seat(self.white),
            black: seat(self.black),
            ..self
        }
    }
}

/// Whether a round is shown before it is played or behind it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// The points are those so far, and there is room to write results.
    Before,
    /// The points are those behind the round.
    Behind,
}

/// Who meets whom in a round, from 1 on, with the points so far, and who is free and why. None if it is not paired.
pub fn pairings(competition: &Competition, round: u32, language: Language) -> Option<Leaf> {
    leaf(competition, round, language, Stage::Before)
}

/// The results of a round, from 1 on, with what must be said of them. None if it is not paired.
pub fn results(competition: &Competition, round: u32, language: Language) -> Option<Leaf> {
    leaf(competition, round, language, Stage::Behind)
}

fn leaf(competition: &Competition, round: u32, language: Language, stage: Stage) -> Option<Leaf> {
    let sheet = sheet(competition, round, language, stage)?;
    let title = sheet.title();
    Some(Leaf::new(competition, language, title, sheet.blocks()))
}

fn sheet(
    competition: &Competition,
    number: u32,
    language: Language,
    stage: Stage,
) -> Option<Sheet<'_>> {
    let round = competition
        .rounds()
        .get((number as usize).checked_sub(1)?)?;
    Some(Sheet {
        voice: Voice(language),
        competition,
        number,
        round,
        stage,
    })
}

/// A round as it is printed.
pub(super) struct Sheet<'a> {
    pub(super) voice: Voice,
    pub(super) competition: &'a Competition,
    /// From 1 on.
    pub(super) number: u32,
    pub(super) round: &'a Round,
    pub(super) stage: Stage,
}

impl<'a> Sheet<'a> {
    /// A round that was played, under its title.
    pub(super) fn behind(
        voice: Voice,
        competition: &'a Competition,
        number: u32,
        round: &'a Round,
    ) -> Vec<Block> {
        let sheet = Sheet {
            voice,
            competition,
            number,
            round,
            stage: Stage::Behind,
        };
        let title = Block::Heading(sheet.title());
        core::iter::once(title).chain(sheet.blocks()).collect()
    }

    pub(super) fn title(&self) -> String {
        let key = match self.stage {
            Stage::Before => "pairings",
            Stage::Behind => "results",
        };
        self.voice.counted(key, "number", self.number)
    }

    pub(super) fn blocks(&self) -> Vec<Block> {
        let boards = Block::Table(self.boards());
        core::iter::once(boards).chain(self.beside()).collect()
    }

    /// What stands below the boards.
    fn beside(&self) -> Vec<Block> {
        let mut blocks = team::matches(self);
        if !self.round.free.is_empty() {
            blocks.push(Block::Table(self.free()));
        }
        blocks.extend(openings::of_round(self));
        let notes = match self.stage {
            Stage::Before => self.notes_before(),
            Stage::Behind => self.notes(),
        };
        if !notes.is_empty() {
            blocks.push(Block::Notes(notes));
        }
        blocks
    }

    fn boards(&self) -> Table {
        let voice = self.voice;
        let number = || Head::new(Kind::Number, voice.say("number"));
        let points = || standings::points_head(voice, self.competition);
        let (board, [white, black]) = match self.competition.is_for_teams() {
            true => ("match", [true, false].map(|_| voice.say("team"))),
            false => ("board", [true, false].map(|side| voice.side(side))),
        };
        let heads = vec![
            Head::new(Kind::Number, voice.say(board)),
            number(),
            Head::new(Kind::Name, white),
            points(),
            Head::new(Kind::Mark, voice.say("result")),
            points(),
            number(),
            Head::new(Kind::Name, black),
        ];
        let rows = self.meetings().into_iter().map(|meeting| {
            let Meeting {
                board,
                white,
                black,
                result,
                state,
            } = meeting;
            vec![
                Cell::new(board),
                Cell::new(white.number),
                Cell::with(white.name, white.about),
                Cell::new(white.points),
                Cell::with(result, state),
                Cell::new(black.points),
                Cell::new(black.number),
                Cell::with(black.name, black.about),
            ]
        });
        Table {
            layout: Layout::Meetings,
            ..Table::new(self.caption(), heads, rows.collect())
        }
    }

    /// Whether the points are those before the round or behind it.
    fn caption(&self) -> String {
        self.voice.say(match self.stage {
            Stage::Before => "points-before",
            Stage::Behind => "points-behind",
        })
    }

    /// Every board with what stands there.
    fn meetings(&self) -> Vec<Meeting> {
        let footnotes = Footnotes::of(self.voice, self.competition);
        let then = self.as_paired();
        let boards = (1..).zip(&self.round.boards);
        let meetings = boards.map(|(board, meeting)| {
            let (result, state) = self.result(board, meeting, &footnotes);
            Meeting {
                board,
                white: self.seat(then.as_ref(), meeting.white),
                black: self.seat(then.as_ref(), meeting.black),
                result,
                state,
            }
        });
        meetings.collect()
    }

    /// What a meeting has come to, and what must be said besides.
    fn result(&self, board: u32, meeting: &Board, footnotes: &Footnotes) -> (String, String) {
        let (voice, scoring) = (self.voice, self.competition.scoring());
        match self.stage {
            Stage::Before if !self.is_settled(meeting) => (":".to_owned(), String::new()),
            Stage::Before | Stage::Behind if self.competition.is_for_teams() => {
                let sign = footnotes.sign_of_meeting(self.number, board);
                let score = team::score(voice, meeting, &scoring) + sign;
                (score, String::new())
            }
            Stage::Before | Stage::Behind => (
                results_of(voice, meeting, &scoring, |game| {
                    let round = self.number;
                    footnotes.sign(Place { round, board, game })
                }),
                states_of(voice, meeting),
            ),
        }
    }

    fn seat(&self, then: Option<&Competition>, player: PlayerId) -> Seat {
        let Cell { text, small, .. } = people::name(self.competition, player);
        Seat {
            number: people::number(self.competition, player),
            name: text,
            about: small,
            points: self.points(then, player).text,
        }
    }

    /// Whether nobody need set the board up: one of the two has left (`002:§38.2`).
    fn is_settled(&self, meeting: &Board) -> bool {
        let both = [meeting.white, meeting.black];
        let has_left = |player| self.competition.how_left(player).is_some();
        let is_over = meeting.games.iter().all(|game| game.outcome().is_some());
        is_over && !meeting.was_played() && both.into_iter().any(has_left)
    }

    /// Whether a result of an earlier round was corrected behind the pairing of this one, which stands.
    fn is_paired_by(&self, place: Place) -> bool {
        let corrections = self.competition.corrections();
        let mut corrections = corrections.iter().filter(|one| one.place == place);
        let stands = |effect| matches!(effect, Effect::PairingStands);
        place.round < self.number
            && corrections.any(|one| one.paired >= self.number && stands(one.effect))
    }

    /// The competition by whose points the round was paired, where they are others now.
    fn as_paired(&self) -> Option<Competition> {
        let corrections = self.competition.corrections();
        let mut places = corrections.iter().map(|one| one.place);
        let is_asked = self.stage == Stage::Before && places.any(|place| self.is_paired_by(place));
        is_asked.then(|| self.competition.as_paired(self.number))?
    }

    fn points(&self, then: Option<&Competition>, player: PlayerId) -> Cell {
        let rounds = match self.stage {
            Stage::Before => self.number.saturating_sub(1),
            Stage::Behind => self.number,
        };
        let competition = then.unwrap_or(self.competition);
        let points = competition.points_after(rounds as usize, player);
        Cell::new(self.voice.points(points))
    }

    fn free(&self) -> Table {
        let voice = self.voice;
        let heads = vec![
            Head::new(Kind::Number, voice.say("number")),
            Head::new(Kind::Name, voice.say(people::kind(self.competition))),
            Head::new(Kind::Words, voice.say("reason")),
            standings::points_head(voice, self.competition),
        ];
        let then = self.as_paired();
        let rows = self.round.free.iter().map(|(player, mark)| {
            vec![
                Cell::new(people::number(self.competition, *player)),
                people::name(self.competition, *player),
                Cell::new(voice.say(self.why_free(*player, *mark))),
                self.points(then.as_ref(), *player),
            ]
        });
        Table::new(voice.say("free"), heads, rows.collect())
    }

    fn why_free(&self, player: PlayerId, mark: Option<Mark>) -> &'static str {
        let has_asked = self.competition.freed(self.number, player).is_some();
        match mark {
            Some(Mark::ZeroBye) if has_asked => "free-zero",
            Some(Mark::HalfBye) => "free-half",
            Some(Mark::FullBye) => "free-full",
            Some(Mark::PairingBye) => "free-left-over",
            Some(Mark::ZeroBye) => "free-absent",
            None if self.competition.follows_results() => "free-goes-on",
            None
            | Some(
                Mark::Win
                | Mark::Draw
                | Mark::Loss
                | Mark::UnratedWin
                | Mark::UnratedDraw
                | Mark::UnratedLoss
                | Mark::ForfeitWin
                | Mark::ForfeitLoss,
            ) => "free-no-opponent",
        }
    }

    /// Whether it is a draft, or replaces another pairing, and which points are not those of today.
    fn notes_before(&self) -> Vec<String> {
        let voice = self.voice;
        let mut notes = Vec::new();
        if self.competition.is_draft(self.number) {
            notes.push(voice.say("note-draft"));
        }
        let paired = self.competition.paired_at(self.number);
        if let [.., before, _] = &paired[..] {
            let at = voice.moment(self.competition, *before);
            let number = Argument::Number(paired.len() as u64);
            let arguments = [("number", number), ("at", Argument::Text(&at))];
            notes.push(voice.with("note-pairing-number", &arguments));
        }
        let footnotes = Footnotes::of(voice, self.competition);
        let corrected = footnotes.lines(|place| self.is_paired_by(place));
        if !corrected.is_empty() {
            notes.push(voice.say("note-as-paired"));
            notes.extend(corrected);
        }
        notes
    }

    fn notes(&self) -> Vec<String> {
        let scoring = self.competition.scoring();
        let boards = (1..).zip(&self.round.boards);
        let notes = boards.flat_map(|(i, board)| match self.competition.is_for_teams() {
            true => notes_of(self.voice, "note-match", i, board, &scoring),
            false => notes_of(self.voice, "note", i, board, &scoring),
        });
        // What is adjourned is said in the table.
        let is_forfeit = self.voice.say("legend-forfeit");
        let legend = legend(self.voice, self.round.boards.iter());
        let legend = legend.into_iter().filter(|line| *line == is_forfeit);
        let footnotes = Footnotes::of(self.voice, self.competition);
        let footnotes = footnotes.lines(|place| place.round == self.number);
        notes.chain(legend).chain(footnotes).collect()
    }
}
