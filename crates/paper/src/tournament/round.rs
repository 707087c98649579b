//! The pairings of a round, and its results.

use texts::{Language, Value as Argument};
use tournament::{Board, Competition, Effect, Mark, Place, PlayerId, Round};

use super::footnotes::Footnotes;
use super::leaf::{Block, Leaf};
use super::marks::{legend, notes_of, results_of, states_of};
use super::table::{Cell, Head, Kind, Layout, Table};
use super::voice::Voice;
use super::{openings, people, standings, team};

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
    let paired = competition.rounds().get((round as usize).checked_sub(1)?)?;
    let sheet = Sheet {
        voice: Voice(language),
        competition,
        number: round,
        round: paired,
        stage,
    };
    let title = sheet.title();
    Some(Leaf::new(competition, language, title, sheet.blocks()))
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
        let mut blocks = vec![Block::Table(self.boards())];
        blocks.extend(team::matches(self));
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
        let scoring = self.competition.scoring();
        let footnotes = Footnotes::of(voice, self.competition);
        let then = self.as_paired();
        let rows = (1..)
            .zip(&self.round.boards)
            .map(|(board, meeting): (u32, _)| {
                let result = match self.stage {
                    Stage::Before if !self.is_settled(meeting) => Cell::new(":"),
                    Stage::Before | Stage::Behind if self.competition.is_for_teams() => {
                        let sign = footnotes.sign_of_meeting(self.number, board);
                        Cell::new(team::score(voice, meeting, &scoring) + sign)
                    }
                    Stage::Before | Stage::Behind => Cell::with(
                        results_of(voice, meeting, &scoring, |game| {
                            let round = self.number;
                            footnotes.sign(Place { round, board, game })
                        }),
                        states_of(voice, meeting),
                    ),
                };
                let [white, black] = [meeting.white, meeting.black];
                vec![
                    Cell::new(board),
                    Cell::new(people::number(self.competition, white)),
                    people::name(self.competition, white),
                    self.points(then.as_ref(), white),
                    result,
                    self.points(then.as_ref(), black),
                    Cell::new(people::number(self.competition, black)),
                    people::name(self.competition, black),
                ]
            });
        let caption = match self.stage {
            Stage::Before => voice.say("points-before"),
            Stage::Behind => voice.say("points-behind"),
        };
        Table {
            layout: Layout::Meetings,
            ..Table::new(caption, heads, rows.collect())
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
