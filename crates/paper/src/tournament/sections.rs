//! The sections of an event on one page.

use texts::Language;
use tournament::Competition;

use super::leaf::{Block, Leaf};

/// Leaves of sections one behind the other, under the name of the event, each below the name of its section. None if there
/// are none.
pub fn joined(
    whole: &Competition,
    leaves: Vec<(String, Leaf)>,
    language: Language,
) -> Option<Leaf> {
    let title = leaves.first()?.1.title.clone();
    let is_same = leaves.iter().all(|(_, leaf)| leaf.title == title);
    let mut blocks = Vec::new();
    for (name, leaf) in leaves {
        // Sections may be in different rounds.
        let heading = match is_same {
            true => name,
            false => format!("{name}: {}", leaf.title),
        };
        blocks.push(Block::Heading(heading));
        blocks.extend(leaf.blocks);
    }
    Some(Leaf {
        is_mixed: true,
        ..Leaf::new(whole, language, title, blocks)
    })
}
