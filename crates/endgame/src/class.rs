//! Material classes: which pieces stand on the board.

use std::fmt;

/// The pieces of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Force {
    /// How many kings.
    pub kings: u8,
    /// How many men.
    pub men: u8,
}

impl Force {
    /// Men and kings together.
    pub const fn pieces(self) -> u8 {
        self.kings + self.men
    }

    /// Every force of so many pieces.
    fn all(pieces: u8) -> impl Iterator<Item = Force> {
        (0..=pieces).map(move |men| Force {
            kings: pieces - men,
            men,
        })
    }

    /// This force after a promotion, if it has a man.
    fn promoted(self) -> Option<Force> {
        let men = self.men.checked_sub(1)?;
        Some(Force {
            kings: self.kings + 1,
            men,
        })
    }

    /// What may be left of this force after a capture.
    fn remains(self) -> impl Iterator<Item = Force> {
        (0..=self.kings)
            .flat_map(move |kings| (0..=self.men).map(move |men| Force { kings, men }))
            .filter(move |left| *left != self && left.pieces() > 0)
    }
}

/// The pieces of both sides, with one of them to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class {
    /// The side to move.
    pub us: Force,
    /// The other side.
    pub them: Force,
}

impl Class {
    /// Men and kings of both sides.
    pub const fn pieces(self) -> u8 {
        self.us.pieces() + self.them.pieces()
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn mirrored(self) -> Class {
        Class {
            us: self.them,
            them: self.us,
        }
    }

    /// The one of the two mirrored classes that gives both their name: the larger force first.
    #[must_use]
    pub fn named(self) -> Class {
        let strength = |force: Force| (force.pieces(), force.kings);
        if strength(self.us) >= strength(self.them) {
            self
        } else {
            self.mirrored()
        }
    }

    /// The class itself and, if it is another one, its mirror.
    pub(crate) fn sides(self) -> impl Iterator<Item = Class> {
        let mirrored = Some(self.mirrored()).filter(|mirrored| *mirrored != self);
        std::iter::once(self).chain(mirrored)
    }

    /// Every named class with 2 to `most` pieces, each after those it leads to.
    pub fn up_to(most: u8) -> Vec<Class> {
        let mut classes: Vec<Class> = (2..=most)
            .flat_map(|pieces| (1..pieces).map(move |us| (us, pieces - us)))
            .flat_map(|(us, them)| {
                Force::all(us).flat_map(move |us| Force::all(them).map(move |them| (us, them)))
            })
            .map(|(us, them)| Class { us, them })
            .filter(|class| class.named() == *class)
            .collect();
        classes.sort_by_key(|class| (class.pieces(), class.us.men + class.them.men, *class));
        classes
    }

    /// Classes into which a capture or a promotion of the side to move leads, its opponent then to move.
    pub(crate) fn exits(self) -> impl Iterator<Item = Class> {
        let captures = self.them.remains().flat_map(move |them| {
            std::iter::once(self.us)
                .chain(self.us.promoted())
                .map(move |us| (us, them))
        });
        let promotion = self.us.promoted().map(|us| (us, self.them));
        captures
            .chain(promotion)
            .map(|(us, them)| Class { us: them, them: us })
    }

    /// Every named class that play from this one may reach, without it.
    pub(crate) fn below(self) -> Vec<Class> {
        let mut found = Vec::new();
        let mut todo: Vec<Class> = self.sides().collect();
        while let Some(class) = todo.pop() {
            for exit in class.exits() {
                if !found.contains(&exit.named()) {
                    found.push(exit.named());
                    todo.extend(exit.sides());
                }
            }
        }
        found
    }
}

/// The name of its file: `kkm-k`, kings before men.
impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = |force: Force| {
            "k".repeat(usize::from(force.kings)) + &"m".repeat(usize::from(force.men))
        };
        write!(f, "{}-{}", letters(self.us), letters(self.them))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_comes_after_those_it_leads_to() {
        let classes = Class::up_to(5);
        for (place, class) in classes.iter().enumerate() {
            for below in class.below() {
                assert!(classes[..place].contains(&below), "{class} needs {below}");
            }
        }
        // Unordered pairs of forces with 2, 3, 4 and 5 pieces.
        assert_eq!(classes.len(), 3 + 6 + (8 + 6) + (10 + 12));
        assert_eq!(classes[0].to_string(), "k-k");
    }
}
