#![warn(missing_docs)]
#![doc = include_str!("../README.md")]

mod analyser;
mod annotate;
mod evaluation;
mod graph;
mod json;
mod judgement;
mod kept;
mod line;
mod review;
mod searcher;
mod summary;
pub mod tables;
mod text;
mod written_game;

pub use analyser::{Analyser, Budget, ENGINE, PositionAnalysis, ReviewError};
pub use endgame::TableError;
pub use engine::Limits;
pub use evaluation::Evaluation;
pub use judgement::Judgement;
pub use kept::ReadReviewError;
pub use line::Line;
pub use players::Cancel;
pub use review::{BetterLine, Review, ReviewedMove, Reviewing};
pub use summary::Summary;
pub use written_game::{NotReviewable, Note, Obstacle, ReadOptions, WrittenGame};
