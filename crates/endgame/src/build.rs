//! Building tables class by class, each kept on disk as soon as it is solved.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

use rules::{Board, Variant, VariantId, with_variant};

use crate::class::Class;
use crate::file::{Kind, Packed, TableError, TableFault, TableFile, path_of, write};
use crate::index::Index;
use crate::kin::kin_of;
use crate::pack::{self, BLOCK, distances};
use crate::solve::{Known, Solved, SolvedSide, Solver, parts};
use crate::value::Code;

/// More pieces than this have no tables.
pub const MOST_PIECES: u8 = 8;

/// What a build has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Number of positions to solve, without those found on disk.
    Begun {
        /// Positions of both sides to move, mirrored ones counted once.
        positions: u64,
    },
    /// A class found on disk is broken, and will be built anew.
    Broken(Class),
    /// Work on a class begins.
    Class(Class),
    /// Another ply has been walked back in the class.
    Ply(Class),
    /// A class is on disk.
    Kept {
        /// The class, which has its mirror with it.
        class: Class,
        /// Its positions, the mirror's with them.
        positions: u64,
    },
}

/// What a build may use of the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Means {
    /// Threads that work at a class.
    pub threads: usize,
    /// The most bytes of memory for what is solved and what it leads to.
    pub memory: u64,
}

impl Means {
    /// A number of threads, with all the memory that they take.
    pub const fn threads(threads: usize) -> Means {
        Means {
            threads,
            memory: u64::MAX,
        }
    }
}

/// The folder of a rule set's tables inside the folder of all tables.
pub fn folder_of<V: Variant>(folder: &Path) -> PathBuf {
    folder.join(kin_of::<V>().id())
}

/// How many positions a class and its mirror have, each with one side to move.
fn positions<B: Board>(class: Class) -> u64 {
    class.sides().map(|side| Index::<B>::new(side).len()).sum()
}

/// Builds every table of 2 to `pieces` pieces into a folder. What is there and whole is left as it is, so a build that
/// was stopped goes on where it was.
///
/// # Errors
/// When the folder cannot be read or written, tables of so many pieces cannot be built, or a class would take more
/// memory than there is; then none is begun.
pub fn build<V: Variant>(
    folder: &Path,
    pieces: u8,
    means: Means,
    watch: &mut dyn FnMut(Progress),
) -> Result<(), TableError> {
    if !(2..=MOST_PIECES).contains(&pieces) {
        return Err(TableFault::Pieces { asked: pieces }.at(folder));
    }
    build_classes(V::ID, folder, &Class::up_to(pieces), means, watch)
}

/// Builds the tables of a class and of every class that play from it may reach.
///
/// # Errors
/// As [`build`].
pub fn build_class<V: Variant>(
    folder: &Path,
    class: Class,
    means: Means,
    watch: &mut dyn FnMut(Progress),
) -> Result<(), TableError> {
    let pieces = class.pieces();
    if !(2..=MOST_PIECES).contains(&pieces) || class.named().them.pieces() == 0 {
        return Err(TableFault::Pieces { asked: pieces }.at(folder));
    }
    let needed = class.below();
    let mut classes = Class::up_to(pieces);
    classes.retain(|other| *other == class.named() || needed.contains(other));
    build_classes(V::ID, folder, &classes, means, watch)
}

/// The solver is compiled here for each rule set, and nowhere else.
fn build_classes(
    rules: VariantId,
    folder: &Path,
    classes: &[Class],
    means: Means,
    watch: &mut dyn FnMut(Progress),
) -> Result<(), TableError> {
    with_variant!(rules, V => build_classes_of::<V>(folder, classes, means, watch))
}

fn build_classes_of<V: Variant>(
    folder: &Path,
    classes: &[Class],
    means: Means,
    watch: &mut dyn FnMut(Progress),
) -> Result<(), TableError> {
    let folder = folder_of::<V>(folder);
    fs::create_dir_all(&folder).map_err(|error| TableFault::Io(error).at(&folder))?;
    let mut missing = Vec::new();
    for class in classes {
        match state::<V>(&folder, *class) {
            State::Whole => {}
            State::Missing => missing.push(*class),
            State::Broken => {
                watch(Progress::Broken(*class));
                missing.push(*class);
            }
        }
    }
    let needs = |class: &Class| (memory::<V::Board>(*class), *class);
    if let Some((needed, class)) = missing.iter().map(needs).max_by_key(|(needed, _)| *needed)
        && needed > means.memory
    {
        let allowed = means.memory;
        return Err(TableFault::Memory {
            class,
            needed,
            allowed,
        }
        .at(&folder));
    }
    let total = missing.iter().map(|class| positions::<V::Board>(*class));
    watch(Progress::Begun {
        positions: total.sum(),
    });
    let mut known = Known::new();
    for class in missing {
        watch(Progress::Class(class));
        recall::<V>(&mut known, &folder, class, means)?;
        let solver = Solver::<V>::new(class, &known, means.threads);
        let solved = solver.solve(&mut || watch(Progress::Ply(class)));
        keep::<V>(&folder, class, &solved)?;
        for side in solved {
            known.insert(side.solved);
        }
        watch(Progress::Kept {
            class,
            positions: positions::<V::Board>(class),
        });
    }
    Ok(())
}

/// What is on disk of a class.
enum State {
    Whole,
    Missing,
    Broken,
}

fn state<V: Variant>(folder: &Path, class: Class) -> State {
    let paths = Kind::ALL.map(|kind| (kind, path_of(folder, class, kind)));
    if paths.iter().any(|(_, path)| !path.exists()) {
        return State::Missing;
    }
    let opened = paths
        .iter()
        .map(|(kind, path)| TableFile::<V::Board>::open(path, *kind, kin_of::<V>(), class));
    match opened.collect::<Result<Vec<_>, _>>() {
        Ok(_) => State::Whole,
        Err(_) => State::Broken,
    }
}

/// Positions kept in memory beyond what a class needs, at 2 bytes each.
const SPARE: u64 = 1 << 28;

/// Bytes for a class and its mirror: values and moves left while it is solved, symbols and blocks while it is packed.
fn own_memory<B: Board>(class: Class) -> u64 {
    7 * positions::<B>(class)
}

/// Bytes for the values of some classes.
fn kept_memory<B: Board>(classes: &[Class]) -> u64 {
    2 * classes
        .iter()
        .map(|class| positions::<B>(*class))
        .sum::<u64>()
}

/// The least bytes of memory with which a class can be built.
fn memory<B: Board>(class: Class) -> u64 {
    own_memory::<B>(class) + kept_memory::<B>(&needed(class, &class.below()))
}

/// Keeps in memory what the class leads to; where there is room, all that comes of that too, for the next classes.
fn recall<V: Variant>(
    known: &mut Known<V::Board>,
    folder: &Path,
    class: Class,
    means: Means,
) -> Result<(), TableError> {
    let reached = class.below();
    let needed = needed(class, &reached);
    let all = kept_memory::<V::Board>(&reached);
    let has_room = all <= 2 * SPARE && all + own_memory::<V::Board>(class) <= means.memory;
    known.keep(if has_room { &reached } else { &needed });
    for class in needed {
        if !known.has(class) {
            for side in load::<V>(folder, class, means.threads)? {
                known.insert(side);
            }
        }
    }
    Ok(())
}

/// The classes that are asked while this one is solved: where its own moves lead, and where captures lead from there,
/// since files do not hold those.
fn needed(class: Class, reached: &[Class]) -> Vec<Class> {
    let direct: Vec<Class> = class
        .sides()
        .flat_map(Class::exits)
        .map(Class::named)
        .collect();
    let is_needed = |other: &Class| other.pieces() < class.pieces() || direct.contains(other);
    reached.iter().copied().filter(is_needed).collect()
}

/// Reads a class and its mirror whole.
fn load<V: Variant>(
    folder: &Path,
    class: Class,
    threads: usize,
) -> Result<Vec<Solved<V::Board>>, TableError> {
    let open = |kind| {
        let path = path_of(folder, class, kind);
        TableFile::<V::Board>::open(&path, kind, kin_of::<V>(), class)
    };
    let (verdicts, moves) = (open(Kind::Verdicts)?, open(Kind::Distances)?);
    let sides = verdicts.sections.iter().zip(&moves.sections);
    let sides = sides.map(|(section, far)| {
        let index = section.index.clone();
        let mut codes = Vec::with_capacity(index.len() as usize);
        for block in 0..section.blocks() {
            let bytes = verdicts.block(section, block);
            let bytes = bytes.map_err(|error| TableFault::Io(error).at(&verdicts.path))?;
            let len = section.block_len(block);
            let symbols = pack::unpack_verdicts(&bytes, &section.model, index.stride(), len);
            let bytes = moves.block(far, block);
            let bytes = bytes.map_err(|error| TableFault::Io(error).at(&moves.path))?;
            let moves = distances::unpack(&bytes, &far.model, &symbols, index.stride());
            let pairs = symbols.iter().zip(moves);
            codes.extend(
                pairs.map(|(symbol, moves)| Code::with_moves(pack::verdict(*symbol), moves).0),
            );
        }
        Ok(without_captures::<V>(Solved { index, codes }, threads))
    });
    sides.collect()
}

/// Marks what the file does not hold.
fn without_captures<V: Variant>(solved: Solved<V::Board>, threads: usize) -> Solved<V::Board> {
    let Solved { index, codes } = solved;
    let cells = Mutex::new(codes);
    parts(index.len(), threads, |part| {
        let mut walk = index.walk();
        let captures: Vec<u64> = part
            .filter(|number| walk.placing(*number).position::<V>().must_capture())
            .collect();
        if let Ok(mut codes) = cells.lock() {
            for number in captures {
                codes[number as usize] = Code::LEFT_OUT.0;
            }
        }
    });
    let codes = cells
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    Solved { index, codes }
}

/// Writes the two files of a class.
fn keep<V: Variant>(
    folder: &Path,
    class: Class,
    sides: &[SolvedSide<V::Board>],
) -> Result<(), TableError> {
    let packed: Vec<(Packed, Packed)> = thread::scope(|scope| {
        let sides: Vec<_> = sides
            .iter()
            .map(|side| scope.spawn(move || packed(side)))
            .collect();
        let packed = sides.into_iter().map(thread::ScopedJoinHandle::join);
        packed
            .map(|packed| packed.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    let (verdicts, distances): (Vec<Packed>, Vec<Packed>) = packed.into_iter().unzip();
    // The verdicts come last: a class is whole when both are there.
    for (kind, sides) in [(Kind::Distances, distances), (Kind::Verdicts, verdicts)] {
        let path = path_of(folder, class, kind);
        write(&path, kind, kin_of::<V>(), class, &sides)?;
    }
    Ok(())
}

/// Verdicts and distances of a side, packed.
fn packed<B: Board>(side: &SolvedSide<B>) -> (Packed, Packed) {
    let (index, stride) = (&side.solved.index, side.solved.index.stride());
    let codes: Vec<u16> = side
        .solved
        .codes
        .iter()
        .zip(&side.captures)
        .map(|(code, is_capture)| if *is_capture { Code::LEFT_OUT.0 } else { *code })
        .collect();
    let (symbols, model) = pack::verdicts(&codes, stride);
    let blocks = symbols.chunks(BLOCK);
    let verdicts = Packed {
        positions: index.len(),
        blocks: blocks
            .map(|block| pack::pack_verdicts(block, &model, stride))
            .collect(),
        model,
    };
    let packer = distances::Packer::new(&codes, &symbols, stride);
    let blocks = codes.chunks(BLOCK).zip(symbols.chunks(BLOCK));
    let distances = Packed {
        positions: index.len(),
        blocks: blocks
            .map(|(codes, symbols)| packer.pack(codes, symbols))
            .collect(),
        model: packer.model,
    };
    (verdicts, distances)
}
