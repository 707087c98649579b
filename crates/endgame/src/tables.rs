//! Tables on disk, ready to be asked.

use std::collections::BTreeSet;
use std::fs;
use std::marker::PhantomData;
use std::path::Path;

use rules::{Color, Position, Variant, WinOracle};

use crate::build::{MOST_PIECES, folder_of};
use crate::cache::Cache;
use crate::class::Class;
use crate::file::{Kind, TableError, TableFault, TableFile, path_of};
use crate::index::Index;
use crate::kin::kin_of;
use crate::pack::{self, BLOCK, distances};
use crate::placing::Placing;
use crate::value::{Code, Value, Verdict};

/// Blocks of verdicts kept in memory; at 1 KiB each, every verdict of five pieces on 64 squares is among them.
const VERDICT_BLOCKS: usize = 1 << 16;
/// Blocks of distances kept in memory, at 8 KiB each.
const DISTANCE_BLOCKS: usize = 1 << 11;
/// Verdicts in a byte.
const IN_A_BYTE: usize = 4;

/// The endgame tables of rule set `V`.
///
/// Draws by counted moves or by repetition are no part of a value: it says what best play comes to if nobody counts.
/// Asking is safe from many threads at once.
#[derive(Debug)]
pub struct Tables<V: Variant> {
    files: Vec<Files<V>>,
    /// Where the files of a class are, by [`slot`]: the place of the files and the side.
    by_class: Vec<Option<(u16, u8)>>,
    most: u8,
    verdicts: Cache<u8>,
    distances: Cache<u16>,
    rules: PhantomData<V>,
}

/// The files of a class and its mirror.
#[derive(Debug)]
struct Files<V: Variant> {
    class: Class,
    verdicts: TableFile<V::Board>,
    /// Not among the tables that are shipped.
    distances: Option<TableFile<V::Board>>,
    /// The number of each side's first block among all blocks.
    first_block: Vec<usize>,
}

/// What is known of one class and its mirror.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The class that names both.
    pub class: Class,
    /// Positions of both sides to move, mirrored ones counted once.
    pub positions: u64,
    /// Bytes of the verdicts.
    pub verdict_bytes: u64,
    /// Bytes of the distances.
    pub distance_bytes: u64,
}

/// A place for every class with up to `MOST_PIECES` pieces of a kind.
const SLOTS: usize = (MOST_PIECES as usize + 1).pow(4);

fn slot(class: Class) -> Option<usize> {
    let base = usize::from(MOST_PIECES) + 1;
    let counts = [
        class.us.kings,
        class.us.men,
        class.them.kings,
        class.them.men,
    ];
    let counts = counts.map(usize::from);
    let fits = counts.iter().all(|count| *count < base);
    fits.then(|| counts.iter().fold(0, |slot, count| slot * base + count))
}

impl<V: Variant> Tables<V> {
    /// Opens the tables in a folder made by [`build`](crate::build()), each file checked as a whole.
    ///
    /// # Errors
    /// When there are none, or one of them is damaged or belongs to other rules.
    pub fn open(folder: &Path) -> Result<Tables<V>, TableError> {
        let own = folder_of::<V>(folder);
        // A folder that is not there is told of as such.
        fs::read_dir(folder).map_err(|error| TableFault::Io(error).at(folder))?;
        let mut tables = Tables::empty(VERDICT_BLOCKS, DISTANCE_BLOCKS);
        let mut block = 0;
        for class in Class::up_to(MOST_PIECES) {
            if Kind::ALL
                .iter()
                .all(|kind| path_of(&own, class, *kind).exists())
            {
                let open = |kind| {
                    let path = path_of(&own, class, kind);
                    TableFile::open(&path, kind, kin_of::<V>(), class)
                };
                let distances = Some(open(Kind::Distances)?);
                tables.add(class, open(Kind::Verdicts)?, distances, &mut block);
            }
        }
        if tables.files.is_empty() {
            return Err(TableFault::NoTables(V::ID.id()).at(&own));
        }
        Ok(tables)
    }

    /// Tables of verdicts alone that lie in memory, each file checked as a whole.
    ///
    /// # Errors
    /// When one of them is damaged or belongs to other rules.
    pub(crate) fn in_memory(files: &[(Class, &'static [u8])]) -> Result<Tables<V>, TableError> {
        let blocks = |class: Class| {
            let sides = class.sides();
            sides.map(|side| (Index::<V::Board>::new(side).len() as usize).div_ceil(BLOCK))
        };
        let slots = files.iter().flat_map(|(class, _)| blocks(*class)).sum();
        let mut tables = Tables::empty(slots, 1);
        let mut block = 0;
        for (class, bytes) in files {
            let file = TableFile::in_memory(bytes, Kind::Verdicts, kin_of::<V>(), *class)?;
            tables.add(*class, file, None, &mut block);
        }
        Ok(tables)
    }

    fn empty(verdict_blocks: usize, distance_blocks: usize) -> Tables<V> {
        Tables {
            files: Vec::new(),
            by_class: vec![None; SLOTS],
            most: 0,
            verdicts: Cache::new(verdict_blocks),
            distances: Cache::new(distance_blocks),
            rules: PhantomData,
        }
    }

    fn add(
        &mut self,
        class: Class,
        verdicts: TableFile<V::Board>,
        distances: Option<TableFile<V::Board>>,
        block: &mut usize,
    ) {
        let mut files = Files {
            class,
            verdicts,
            distances,
            first_block: Vec::new(),
        };
        for (side, class) in class.sides().enumerate() {
            files.first_block.push(*block);
            *block += files.verdicts.sections[side].blocks();
            if let Some(slot) = slot(class) {
                self.by_class[slot] = Some((self.files.len() as u16, side as u8));
            }
        }
        self.most = self.most.max(class.pieces());
        self.files.push(files);
    }

    /// The most pieces that any of the tables has.
    pub const fn most_pieces(&self) -> u8 {
        self.most
    }

    /// What the tables hold, class by class.
    pub fn held(&self) -> impl Iterator<Item = Held> {
        self.files.iter().map(|files| {
            let sections = &files.verdicts.sections;
            Held {
                class: files.class,
                positions: sections.iter().map(|section| section.index.len()).sum(),
                verdict_bytes: files.verdicts.size(),
                distance_bytes: files.distances.as_ref().map_or(0, TableFile::size),
            }
        })
    }

    /// Classes that have no table, though play from those that have one may reach them: what they lead to is not known.
    pub fn missing(&self) -> Vec<Class> {
        self.missing_below(self.files.iter().map(|files| files.class))
    }

    /// Classes that have no table and that a position may come to, its own among them; none where it has more pieces
    /// than any table.
    pub fn missing_for(&self, position: &Position<V>) -> Vec<Class> {
        let class = Placing::of(position).class();
        let is_over = class.us.pieces() == 0 || class.them.pieces() == 0;
        let asked = Some(class.named()).filter(|class| !is_over && class.pieces() <= self.most);
        self.missing_below(asked.into_iter())
    }

    /// Those of the classes, and of all below them, that have no table; each once.
    fn missing_below(&self, classes: impl Iterator<Item = Class>) -> Vec<Class> {
        let reached = classes.flat_map(|class| class.below().into_iter().chain([class]));
        let missing = reached.filter(|class| self.index(*class).is_none());
        let missing: BTreeSet<Class> = missing.collect();
        missing.into_iter().collect()
    }

    /// Who wins, or none if no table has the position. Where the side to move must capture, captures are played
    /// until a table answers.
    #[inline]
    pub fn verdict(&self, position: &Position<V>) -> Option<Verdict> {
        match self.look_up(position) {
            Found::Ended => Some(Verdict::Loss),
            Found::None => None,
            Found::Capture => self.verdict_of_captures(position),
            Found::At(place) => self.kept_verdict(&place),
        }
    }

    /// Who wins and how soon, or none if no table has the position.
    pub fn probe(&self, position: &Position<V>) -> Option<Value> {
        match self.look_up(position) {
            Found::Ended => Some(Code::STUCK.value()),
            Found::None => None,
            Found::Capture => self.best_move_value(position),
            Found::At(place) => match self.kept_verdict(&place)? {
                Verdict::Draw => Some(Value::Draw),
                verdict => Some(Code::with_moves(verdict, self.kept_distance(&place)?).value()),
            },
        }
    }

    /// What the values of all moves come to.
    pub(crate) fn best_move_value(&self, position: &Position<V>) -> Option<Value> {
        let mut best = None;
        for m in position.legal_moves() {
            let value = self.probe(&position.play_unchecked(m))?.before();
            best = Value::best(best.into_iter().chain([value]));
        }
        Some(best.unwrap_or(Code::STUCK.value()))
    }

    fn verdict_of_captures(&self, position: &Position<V>) -> Option<Verdict> {
        let mut best = Verdict::Loss;
        for m in position.legal_moves() {
            match self.verdict(&position.play_unchecked(m))? {
                Verdict::Loss => return Some(Verdict::Win),
                Verdict::Draw => best = Verdict::Draw,
                Verdict::Win => {}
            }
        }
        Some(best)
    }

    #[inline]
    fn look_up(&self, position: &Position<V>) -> Found<'_, V> {
        let pieces = position.pieces(Color::White).len() + position.pieces(Color::Black).len();
        if pieces > u32::from(self.most) {
            return Found::None;
        }
        let placing = Placing::of(position);
        let class = placing.class();
        if class.us.pieces() == 0 {
            return Found::Ended;
        }
        let at = slot(class).and_then(|slot| self.by_class[slot]);
        let Some((files, side)) = at else {
            return Found::None;
        };
        if position.must_capture() {
            return Found::Capture;
        }
        if !placing.is_indexed::<V::Board>() {
            return Found::None;
        }
        let files = &self.files[usize::from(files)];
        let side = usize::from(side);
        let number = files.verdicts.sections[side].index.number(&placing) as usize;
        Found::At(Place {
            files,
            side,
            block: number / BLOCK,
            within: number % BLOCK,
        })
    }

    #[inline]
    fn kept_verdict(&self, place: &Place<'_, V>) -> Option<Verdict> {
        let symbol = self.verdicts.look(
            place.files.first_block[place.side] + place.block,
            |kept| kept[place.within / IN_A_BYTE] >> (place.within % IN_A_BYTE * 2) & 3,
            || Some(folded(&place.symbols()?)),
        );
        symbol.map(pack::verdict)
    }

    fn kept_distance(&self, place: &Place<'_, V>) -> Option<u16> {
        self.distances.look(
            place.files.first_block[place.side] + place.block,
            |kept| kept[place.within],
            || place.moves(),
        )
    }

    /// The index of a side of a class, if there is a table of it.
    pub(crate) fn index(&self, class: Class) -> Option<&Index<V::Board>> {
        let (files, side) = self.by_class[slot(class)?]?;
        let sections = &self.files[usize::from(files)].verdicts.sections;
        Some(&sections[usize::from(side)].index)
    }
}

/// Several symbols in a byte.
fn folded(symbols: &[u8]) -> Vec<u8> {
    let fold = |four: &[u8]| {
        let shifted = four.iter().enumerate();
        shifted.fold(0, |byte, (i, symbol)| byte | symbol << (2 * i))
    };
    symbols.chunks(IN_A_BYTE).map(fold).collect()
}

/// Where a position is answered.
enum Found<'a, V: Variant> {
    /// The side to move has no piece.
    Ended,
    /// Nowhere.
    None,
    /// By the captures.
    Capture,
    /// In a block.
    At(Place<'a, V>),
}

/// A place in the tables.
struct Place<'a, V: Variant> {
    files: &'a Files<V>,
    side: usize,
    block: usize,
    within: usize,
}

impl<V: Variant> Place<'_, V> {
    fn symbols(&self) -> Option<Vec<u8>> {
        let file = &self.files.verdicts;
        let section = &file.sections[self.side];
        let bytes = file.block(section, self.block).ok()?;
        let (stride, len) = (section.index.stride(), section.block_len(self.block));
        Some(pack::unpack_verdicts(&bytes, &section.model, stride, len))
    }

    fn moves(&self) -> Option<Vec<u16>> {
        let file = self.files.distances.as_ref()?;
        let symbols = self.symbols()?;
        let section = &file.sections[self.side];
        let bytes = file.block(section, self.block).ok()?;
        let stride = section.index.stride();
        Some(distances::unpack(&bytes, &section.model, &symbols, stride))
    }
}

/// Whether a side wins, by the verdict on the side to move. A draw rule may depend on it (`001:7.2.7`, `001:7.2.8`).
impl<V: Variant> WinOracle<V> for Tables<V> {
    fn wins(&self, position: &Position<V>, side: Color) -> Option<bool> {
        let wanted = match side == position.turn() {
            true => Verdict::Win,
            false => Verdict::Loss,
        };
        Some(self.verdict(position)? == wanted)
    }
}
