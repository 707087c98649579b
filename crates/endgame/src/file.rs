//! Files of tables: one with the verdicts of a class and its mirror, one with their distances.
//!
//! The layout is told in docs/tables.md. A file is checked as a whole when it is opened; after that its blocks are
//! read where they lie, one at a time.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use rules::{Board, VariantId};
use sha2::{Digest, Sha256};

use crate::class::{Class, Force};
use crate::coder::Model;
use crate::index::Index;
use crate::pack::{BLOCK, VERDICT_CONTEXTS, VERDICT_SYMBOLS, distances};
use crate::source::Source;

const MAGIC: [u8; 8] = *b"PEATEEND";
const VERSION: u16 = 1;
const CHECKSUM: usize = 32;
/// Longer headers than this are not read: the largest class that we can index needs less.
const LONGEST_HEADER: usize = 1 << 30;

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Verdicts,
    Distances,
}

impl Kind {
    pub(crate) const ALL: [Kind; 2] = [Kind::Verdicts, Kind::Distances];

    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Kind::Verdicts => "wdl",
            Kind::Distances => "dtw",
        }
    }

    const fn byte(self) -> u8 {
        match self {
            Kind::Verdicts => 0,
            Kind::Distances => 1,
        }
    }

    /// How many contexts and symbols its model has.
    const fn shape(self) -> (usize, usize) {
        match self {
            Kind::Verdicts => (VERDICT_CONTEXTS, VERDICT_SYMBOLS),
            Kind::Distances => (distances::CONTEXTS, distances::SYMBOLS),
        }
    }
}

/// A file of tables that cannot be used: which, and why.
#[derive(Debug, thiserror::Error)]
#[error("{}: {fault}", path.display())]
pub struct TableError {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: TableFault,
}

/// What is wrong with a file of tables.
#[derive(Debug, thiserror::Error)]
pub enum TableFault {
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It begins as no table does.
    #[error("not a file of endgame tables")]
    NotATable,
    /// It is of another version.
    #[error("tables of version {0}, this program reads version {VERSION}; build them anew")]
    Version(u16),
    /// It belongs to other capture rules.
    #[error("tables for {found}, not for {wanted}")]
    RuleSet {
        /// The rule set that the file names.
        found: String,
        /// The rule set asked for.
        wanted: &'static str,
    },
    /// It holds something else than its name says.
    #[error("the name does not fit what the file holds: {0}")]
    Misnamed(String),
    /// It ends too early, or its header makes no sense.
    #[error("damaged at byte {0}")]
    Damaged(u64),
    /// Its checksum does not fit.
    #[error("damaged: the checksum over {0} bytes does not fit")]
    Checksum(u64),
    /// There is no table in the folder.
    #[error("no endgame tables for {0} here; `peatee tables build` makes them")]
    NoTables(&'static str),
    /// More pieces than there are tables for.
    #[error("tables can be built for 2 to {most} pieces, not for {asked}", most = crate::MOST_PIECES)]
    Pieces {
        /// The number asked for.
        asked: u8,
    },
    /// A class is too large for the memory.
    #[error("{class} takes {} MB of memory, {} MB may be used", needed.div_ceil(1 << 20), allowed >> 20)]
    Memory {
        /// The largest class of those to be built.
        class: Class,
        /// Bytes that it takes, with the classes it leads to.
        needed: u64,
        /// Bytes that may be used.
        allowed: u64,
    },
}

impl TableFault {
    pub(crate) fn at(self, path: &Path) -> TableError {
        TableError {
            path: path.to_owned(),
            fault: self,
        }
    }
}

/// What a side of a class needs to be read: how its blocks are coded and where they lie.
#[derive(Clone, Debug)]
pub(crate) struct Section<B: Board> {
    pub(crate) index: Index<B>,
    pub(crate) model: Model,
    /// Where each block begins, and where the last one ends, counted from the end of the header.
    offsets: Vec<u64>,
}

impl<B: Board> Section<B> {
    pub(crate) fn blocks(&self) -> usize {
        self.offsets.len() - 1
    }

    /// How many placings a block holds.
    pub(crate) fn block_len(&self, block: usize) -> usize {
        let len = self.index.len() as usize;
        len.saturating_sub(block * BLOCK).min(BLOCK)
    }
}

/// A side of a class ready to be written.
#[derive(Debug)]
pub(crate) struct Packed {
    pub(crate) positions: u64,
    pub(crate) model: Model,
    pub(crate) blocks: Vec<Vec<u8>>,
}

/// An open file, on disk or in memory.
#[derive(Debug)]
pub(crate) struct TableFile<B: Board> {
    pub(crate) path: PathBuf,
    source: Source,
    body: u64,
    /// One for each side of the class.
    pub(crate) sections: Vec<Section<B>>,
}

/// Where the file of a class lies.
pub(crate) fn path_of(folder: &Path, class: Class, kind: Kind) -> PathBuf {
    folder.join(format!("{}.{}", class.named(), kind.extension()))
}

/// Writes a file whole or not at all.
pub(crate) fn write(
    path: &Path,
    kind: Kind,
    rules: VariantId,
    class: Class,
    sides: &[Packed],
) -> Result<(), TableError> {
    let mut header = Vec::new();
    header.push(kind.byte());
    header.extend([class.us, class.them].iter().flat_map(|f| [f.kings, f.men]));
    header.push(rules.id().len() as u8);
    header.extend(rules.id().bytes());
    let mut offset = 0_u64;
    for side in sides {
        header.extend(side.positions.to_le_bytes());
        header.extend(side.model.to_bytes());
        for block in &side.blocks {
            offset += block.len() as u64;
            header.extend((block.len() as u16).to_le_bytes());
        }
    }
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend((header.len() as u32).to_le_bytes());
    bytes.extend(header);
    bytes.reserve(offset as usize + CHECKSUM);
    let blocks = sides.iter().flat_map(|side| &side.blocks);
    blocks.for_each(|block| bytes.extend(block));
    let checksum = Sha256::digest(&bytes);
    bytes.extend(checksum);
    put(path, &bytes).map_err(|error| TableFault::Io(error).at(path))
}

/// Writes beside the place and moves there, so that nobody finds half a file.
fn put(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = path.with_extension("part");
    let mut file = File::create(&part)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    let placed = written.and_then(|()| fs::rename(&part, path));
    if placed.is_err() {
        // The fault that led here is told.
        fs::remove_file(&part).unwrap_or_default();
    }
    placed
}

impl<B: Board> TableFile<B> {
    /// Opens a file, sees that it is whole, and reads its header.
    ///
    /// # Errors
    /// Whatever is wrong with it.
    pub(crate) fn open(
        path: &Path,
        kind: Kind,
        rules: VariantId,
        class: Class,
    ) -> Result<TableFile<B>, TableError> {
        let file = File::open(path).map_err(TableFault::from);
        let read = file.and_then(|file| {
            TableFile::read(Source::File(file), path.to_owned(), kind, rules, class)
        });
        read.map_err(|fault| fault.at(path))
    }

    /// Reads a file that lies in memory, named by what it should hold.
    ///
    /// # Errors
    /// Whatever is wrong with it.
    pub(crate) fn in_memory(
        bytes: &'static [u8],
        kind: Kind,
        rules: VariantId,
        class: Class,
    ) -> Result<TableFile<B>, TableError> {
        let path = path_of(Path::new(rules.id()), class, kind);
        let read = TableFile::read(Source::Memory(bytes), path.clone(), kind, rules, class);
        read.map_err(|fault| fault.at(&path))
    }

    fn read(
        source: Source,
        path: PathBuf,
        kind: Kind,
        rules: VariantId,
        class: Class,
    ) -> Result<TableFile<B>, TableFault> {
        let mut start = [0; MAGIC.len() + 2 + 4];
        source.read_up_to(&mut start)?;
        let ([magic @ .., _, _, _, _, _, _], [.., v0, v1, l0, l1, l2, l3]) = (&start, &start);
        if *magic != MAGIC {
            return Err(TableFault::NotATable);
        }
        let version = u16::from_le_bytes([*v0, *v1]);
        if version != VERSION {
            return Err(TableFault::Version(version));
        }
        let length = u32::from_le_bytes([*l0, *l1, *l2, *l3]) as usize;
        check(&source)?;
        if length > LONGEST_HEADER {
            return Err(TableFault::Damaged(start.len() as u64));
        }
        let mut header = vec![0; length];
        source.read_at(start.len() as u64, &mut header)?;
        let mut reader = HeaderReader {
            bytes: &header,
            at: 0,
        };
        let sections = reader.sections(kind, rules, class);
        let sections = sections.map_err(|unfit| unfit.fault(start.len() + reader.at, rules))?;
        Ok(TableFile {
            path,
            source,
            body: (start.len() + length) as u64,
            sections,
        })
    }

    /// The bytes of a block.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) fn block(&self, section: &Section<B>, block: usize) -> io::Result<Vec<u8>> {
        let (start, end) = (section.offsets[block], section.offsets[block + 1]);
        let mut bytes = vec![0; (end - start) as usize];
        self.source.read_at(self.body + start, &mut bytes)?;
        Ok(bytes)
    }

    /// How many bytes the file has.
    pub(crate) fn size(&self) -> u64 {
        self.source.size().unwrap_or(0)
    }
}

/// Reads the file whole against the checksum at its end.
fn check(source: &Source) -> Result<(), TableFault> {
    let size = source.size()?;
    let Some(body) = size.checked_sub(CHECKSUM as u64) else {
        return Err(TableFault::Damaged(size));
    };
    let mut hash = Sha256::new();
    let mut at = 0;
    let mut buffer = vec![0; 1 << 16];
    while at < body {
        let left = usize::try_from(body - at).unwrap_or(usize::MAX);
        let part = buffer.len().min(left);
        source.read_at(at, &mut buffer[..part])?;
        hash.update(&buffer[..part]);
        at += part as u64;
    }
    let mut wanted = [0; CHECKSUM];
    source.read_at(body, &mut wanted)?;
    if hash.finalize()[..] == wanted {
        Ok(())
    } else {
        Err(TableFault::Checksum(size))
    }
}

/// Reads what follows the length of the header.
struct HeaderReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

/// Why a header does not fit.
enum Unfit {
    Damaged,
    OtherRules(String),
    Misnamed(String),
}

impl Unfit {
    fn fault(self, at: usize, rules: VariantId) -> TableFault {
        match self {
            Unfit::Damaged => TableFault::Damaged(at as u64),
            Unfit::Misnamed(what) => TableFault::Misnamed(what),
            Unfit::OtherRules(found) => TableFault::RuleSet {
                found,
                wanted: rules.id(),
            },
        }
    }
}

impl HeaderReader<'_> {
    fn take(&mut self, count: usize) -> Result<&[u8], Unfit> {
        let end = self.at.checked_add(count).ok_or(Unfit::Damaged)?;
        let taken = self.bytes.get(self.at..end).ok_or(Unfit::Damaged)?;
        self.at = end;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], Unfit> {
        let taken = self.take(N)?;
        taken.try_into().map_err(|_| Unfit::Damaged)
    }

    fn sections<B: Board>(
        &mut self,
        kind: Kind,
        rules: VariantId,
        class: Class,
    ) -> Result<Vec<Section<B>>, Unfit> {
        let [found_kind, kings, men, their_kings, their_men, id_len] = self.array()?;
        let id = String::from_utf8_lossy(self.take(id_len.into())?).into_owned();
        if id != rules.id() {
            return Err(Unfit::OtherRules(id));
        }
        let found = Class {
            us: Force { kings, men },
            them: Force {
                kings: their_kings,
                men: their_men,
            },
        };
        if found != class || found_kind != kind.byte() {
            let kinds = Kind::ALL.iter().find(|kind| kind.byte() == found_kind);
            let kind = kinds.map_or("?", |kind| kind.extension());
            return Err(Unfit::Misnamed(format!("{found}.{kind}")));
        }
        let mut offset = 0;
        class
            .sides()
            .map(|side| self.section(kind, side, &mut offset))
            .collect()
    }

    fn section<B: Board>(
        &mut self,
        kind: Kind,
        class: Class,
        offset: &mut u64,
    ) -> Result<Section<B>, Unfit> {
        let index = Index::new(class);
        if u64::from_le_bytes(self.array()?) != index.len() {
            return Err(Unfit::Damaged);
        }
        let (contexts, symbols) = kind.shape();
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let (model, used) = Model::from_bytes(rest, contexts, symbols).ok_or(Unfit::Damaged)?;
        self.at += used;
        let blocks = (index.len() as usize).div_ceil(BLOCK);
        let mut offsets = vec![*offset];
        for _ in 0..blocks {
            *offset += u64::from(u16::from_le_bytes(self.array()?));
            offsets.push(*offset);
        }
        Ok(Section {
            index,
            model,
            offsets,
        })
    }
}
