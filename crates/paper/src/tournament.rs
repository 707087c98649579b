//! What is printed of a competition: pairings, results, tables, standings, norms and the protocol (`002:§41k`).
//!
//! Each page is a [`Leaf`]: an HTML element for a page of the server, a whole document to save and print, or plain text.

mod concern;
mod cross;
mod desk_refusal;
mod entry;
mod events;
mod explanation;
mod export;
mod file_fault;
mod footnotes;
mod import;
pub mod json;
mod leaf;
mod lots;
mod marks;
mod norms;
mod openings;
mod order_refusal;
mod organisation;
mod people;
mod progress;
mod protocol;
mod ratings;
mod refusal;
mod report_check;
mod report_fault;
mod round;
mod seal;
mod sections;
mod sheet;
mod standings;
mod summary;
mod table;
mod team;
mod team_boards;
mod team_refusal;
mod text;
mod titles;
mod voice;
mod why;

pub use concern::concern;
pub use cross::cross_table;
pub use desk_refusal::{
    entry_problem, found_rating, list_fault, list_faults, no_ratings, rating_choice_refusal,
    taken_ratings,
};
pub use entry::{details_of_entry, seats, told_entry};
pub use events::told;
pub use explanation::explanation;
pub use export::{Export, export};
pub use file_fault::file_fault;
pub use import::{import_refusal, import_refusal_phrase, told_import};
pub use leaf::{Leaf, Part, STYLE};
pub use norms::{norm_line, norm_report};
pub use openings::{opening_faults, opening_refusal};
pub use organisation::{
    check_in, decision_log, desk, duties, equipment, equipment_of_all, programme,
    programme_in_short, programme_of_all, schedule, schedule_of_all, warnings,
};
pub use protocol::{participants, protocol};
pub use ratings::rating_report;
pub use refusal::{refusal, refusal_phrase};
pub use report_check::checked_round;
pub use report_fault::report_fault;
pub use round::{Meeting, RoundOnPage, Seat, pairings, results, round_on_page};
pub use seal::{clock_back, doubtful_moment, redrawn, seal};
pub use sections::joined;
pub use sheet::{PageRefused, PageRequest, Sheet, comparison, page, page_of_all};
pub use standings::{Ranked, StandingsOnPage, standings, standings_on_page};
pub use summary::{outcomes, round_time, shown_outcome, summary};
pub use team::teams;
pub use team_boards::boards;
pub use titles::titles;
pub use why::why;
