//! Ratings of a list for those who take part.

use std::collections::BTreeSet;

use super::{Listed, Rated, RatingList};
use crate::competition::Competition;
use crate::event::Command;
use crate::organisation::BoardSize;
use crate::person::Player;
use crate::team::TeamAct;

/// Which players of a list are those who take part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Matching {
    /// By the number with the federation.
    ById,
    /// By it, and who has none by the whole name, if nobody else of the list has it.
    ByIdOrName,
}

/// What a list says of somebody who takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// Another rating than the one he has.
    New {
        /// The rating he has.
        before: Option<u32>,
        /// The rating of the list.
        rating: u32,
    },
    /// The rating he has.
    Same(u32),
    /// He has no number with a federation by which he could be found.
    NoId,
    /// Nobody of the list has his number, or his name.
    NotListed,
    /// Several of the list have his name.
    Several,
    /// He is listed without a rating.
    NotRated,
    /// He has left, and what is known of him stays.
    Left,
}

/// Why no ratings are taken from a list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoRatings {
    /// There are no ratings in it.
    #[error("the list has no ratings")]
    None,
    /// Ratings of several disciplines, none of which is the one that is played.
    #[error("the list has ratings for {}; say which", .0.join(", "))]
    Which(Vec<String>),
    /// There are none of that discipline.
    #[error("the list has no ratings for {wanted:?}, but for {}", .known.join(", "))]
    NoSuch {
        /// What was asked for.
        wanted: String,
        /// What there is.
        known: Vec<String>,
    },
}

impl RatingList {
    /// The disciplines that it has ratings for.
    pub fn disciplines(&self) -> BTreeSet<&str> {
        let ratings = self.players.iter().flat_map(|listed| listed.ratings.keys());
        ratings.map(String::as_str).collect()
    }

    /// The discipline of a competition: the one that is asked for, the only one, or that of the board.
    ///
    /// # Errors
    /// When it is not clear, or there is none of that name.
    pub fn discipline(&self, wanted: Option<&str>, rules: &str) -> Result<String, NoRatings> {
        let known = self.disciplines();
        let named = || known.iter().map(|name| shown(name)).collect();
        let board = BoardSize::of(rules).map(|size| size.squares.to_string());
        let found = match (wanted, known.len()) {
            (_, 0) => return Err(NoRatings::None),
            (Some(wanted), _) if known.contains(wanted) => wanted.to_owned(),
            (Some(wanted), _) => {
                let wanted = wanted.to_owned();
                let known = named();
                return Err(NoRatings::NoSuch { wanted, known });
            }
            (None, 1) => known
                .first()
                .map(|one| (*one).to_owned())
                .unwrap_or_default(),
            (None, _) => match board.filter(|board| known.contains(board.as_str())) {
                Some(board) => board,
                None => return Err(NoRatings::Which(named())),
            },
        };
        Ok(found)
    }

    fn find(&self, player: &Player, how: Matching) -> Result<&Listed, Finding> {
        if !player.licence.is_empty() {
            return self.by_id(&player.licence).ok_or(Finding::NotListed);
        }
        match how {
            Matching::ById => Err(Finding::NoId),
            Matching::ByIdOrName => {
                let name = words(&player.name);
                let is_it = |listed: &&Listed| words(&listed.name) == name;
                let mut found = self.players.iter().filter(is_it);
                match (found.next(), found.next()) {
                    (Some(listed), None) => Ok(listed),
                    (Some(_), Some(_)) => Err(Finding::Several),
                    (None, _) => Err(Finding::NotListed),
                }
            }
        }
    }

    /// What the list says of everybody in a competition.
    pub fn given(
        &self,
        competition: &Competition,
        discipline: &str,
        how: Matching,
    ) -> Vec<(Rated, Finding)> {
        let all = competition.rated().into_iter();
        let all = all.filter_map(|who| Some((who, competition.rated_player(who)?)));
        let given = |who: Rated, player: &Player| {
            if competition.how_left(who.participant).is_some() {
                return Finding::Left;
            }
            let listed = match self.find(player, how) {
                Ok(listed) => listed,
                Err(none) => return none,
            };
            let rating = listed.ratings.get(discipline).copied();
            match rating.and_then(|rating| u32::try_from(rating).ok()) {
                None | Some(0) => Finding::NotRated,
                Some(rating) if player.rating == Some(rating) => Finding::Same(rating),
                Some(rating) => Finding::New {
                    before: player.rating,
                    rating,
                },
            }
        };
        all.map(|(who, player)| (who, given(who, player))).collect()
    }
}

/// The words of a name: lists have the family name first, or a comma behind it.
fn words(name: &str) -> Vec<String> {
    let name = name.to_lowercase();
    let words = name.split(|c: char| c.is_whitespace() || c == ',');
    let mut words: Vec<String> = words.map(str::to_owned).collect();
    words.retain(|word| !word.is_empty());
    words.sort();
    words
}

fn shown(discipline: &str) -> String {
    match discipline {
        "" => "no discipline".to_owned(),
        named => named.to_owned(),
    }
}

impl Competition {
    /// What gives somebody another rating.
    pub fn new_rating(&self, who: Rated, rating: u32) -> Option<Command> {
        let mut right = Box::new(self.rated_player(who)?.clone());
        right.rating = Some(rating);
        let player = who.participant;
        Some(match who.member {
            None => Command::Amend { player, right },
            Some(member) => Command::Team(TeamAct::Amend {
                team: player,
                member,
                right,
            }),
        })
    }
}
