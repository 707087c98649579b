use super::{GAME, GameResult, RatedGame, RatedPlayer, RatingSystem, rating, rounded};

/// Why no change is computed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum NoChange {
    /// None of the system's development factors is for the player.
    #[error("no development factor is for a player rated {rating} after {games} games")]
    NoK {
        /// The rating.
        rating: i32,
        /// The games before the event.
        games: u32,
    },
}

/// One game in a rating report.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameLine {
    /// The rating of the opponent.
    pub opponent: i32,
    /// The difference of ratings that counts.
    pub difference: i64,
    /// Whether the whole difference was greater.
    pub is_capped: bool,
    /// What was expected, in ten-thousandths of a game.
    pub expected: u32,
    /// What happened.
    pub result: GameResult,
    /// What the game changes, in millionths of a rating point.
    pub change: i64,
}

/// What an event does to a rating, with everything that went into it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RatingReport {
    /// The system and its version.
    pub system: (String, String),
    /// The rating before.
    pub before: i32,
    /// The development factor.
    pub k: u32,
    /// Whether that factor was made less because of the many games.
    pub is_k_reduced: bool,
    /// The games.
    pub games: Vec<GameLine>,
    /// What they change in all, in millionths of a rating point.
    pub change: i64,
    /// The rating after: the nearest whole number, halves up.
    pub after: i32,
    /// Whether that is not below the floor of the list.
    pub is_listed: bool,
}

impl RatingSystem {
    /// The development factor of a player for an event or period of so many games, and whether
    /// their number has made it less.
    ///
    /// # Errors
    ///
    /// If none of the system's factors is for him.
    pub fn k(&self, player: &RatedPlayer, year: u16, games: u32) -> Result<(u32, bool), NoChange> {
        let found = self
            .development
            .iter()
            .find(|rule| rule.is_for(player, year));
        let Some(rule) = found else {
            let RatedPlayer { rating, games, .. } = *player;
            return Err(NoChange::NoK { rating, games });
        };
        let most = self
            .most_k_times_games
            .and_then(|most| most.checked_div(games));
        let k = most.map_or(rule.k, |most| rule.k.min(most));
        Ok((k, k < rule.k))
    }

    /// What the games of a year do to a rating.
    ///
    /// ```
    /// use peatee_tournament::Mark;
    /// use peatee_tournament::rating::{RatedGame, RatedPlayer, RatingSystem};
    ///
    /// let fide = RatingSystem::fide(5, Some(1400), None);
    /// let player = RatedPlayer { rating: 2000, peak: 2050, games: 90, birth_year: Some(1980) };
    /// let won = RatedGame::new(1900, Mark::Win).expect("a game");
    /// let report = fide.rate(&player, 2026, &[won])?;
    /// // 20 × (1 − 0.64) = 7.2
    /// assert_eq!((report.k, report.change, report.after), (20, 7_200_000, 2007));
    /// # Ok::<(), peatee_tournament::rating::NoChange>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If no development factor is for the player.
    pub fn rate(
        &self,
        player: &RatedPlayer,
        year: u16,
        games: &[RatedGame],
    ) -> Result<RatingReport, NoChange> {
        let count = u32::try_from(games.len()).unwrap_or(u32::MAX);
        let (k, is_k_reduced) = self.k(player, year, count)?;
        let line = |game: &RatedGame| self.line(player.rating, k, game);
        let games: Vec<GameLine> = games.iter().map(line).collect();
        let change = games
            .iter()
            .map(|line| line.change)
            .fold(0, i64::saturating_add);
        let after = i64::from(player.rating).saturating_add(rounded(change, 1_000_000));
        let after = rating(after);
        Ok(RatingReport {
            system: (self.name.clone(), self.version.clone()),
            before: player.rating,
            k,
            is_k_reduced,
            games,
            change,
            after,
            is_listed: self.floor.is_none_or(|floor| after >= floor),
        })
    }

    fn line(&self, own: i32, k: u32, game: &RatedGame) -> GameLine {
        let difference = self.difference(own, game.opponent);
        let expected = self.expectation.of(difference);
        let scored = i64::from(game.result.halves() * (GAME / 2));
        let factor = i64::from(k).saturating_mul(i64::from(self.k_percent));
        let factor = factor.saturating_mul(i64::from(self.win_score));
        GameLine {
            opponent: game.opponent,
            difference,
            is_capped: difference != i64::from(own) - i64::from(game.opponent),
            expected,
            result: game.result,
            change: factor.saturating_mul(scored - i64::from(expected)),
        }
    }
}
