//! Rows of a CSV list, as spreadsheets of any country write them.

use csv::{Position, Reader, ReaderBuilder, StringRecord, StringRecordsIntoIter};

/// Reads the rows of a list with commas, semicolons or tabs, the heading first: each with its line and its cells without
/// blanks around. Rows may have any number of cells; empty lines are passed over.
pub(crate) struct CsvRows<'a> {
    records: StringRecordsIntoIter<&'a [u8]>,
    lines: Lines<'a>,
}

/// A row, and the line on which it begins.
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) line: u64,
    pub(crate) cells: StringRecord,
}

/// A row that cannot be taken apart.
#[derive(Debug)]
pub(crate) struct Unreadable {
    pub(crate) line: u64,
    pub(crate) why: String,
}

impl<'a> CsvRows<'a> {
    pub(crate) fn of(text: &'a str) -> CsvRows<'a> {
        let text = text.trim_start_matches('\u{feff}');
        let reader: Reader<&[u8]> = ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .delimiter(delimiter(text))
            .from_reader(text.as_bytes());
        CsvRows {
            records: reader.into_records(),
            lines: Lines::of(text),
        }
    }
}

impl Iterator for CsvRows<'_> {
    type Item = Result<Row, Unreadable>;

    fn next(&mut self) -> Option<Result<Row, Unreadable>> {
        Some(match self.records.next()? {
            Ok(mut cells) => {
                let line = self.lines.at(cells.position());
                cells.trim();
                Ok(Row { line, cells })
            }
            Err(error) => Err(Unreadable {
                line: self.lines.at(error.position()),
                why: error.to_string(),
            }),
        })
    }
}

/// What stands between the cells of a list: the sign that the first line has most of, outside quotation marks; a comma if
/// it has none.
fn delimiter(text: &str) -> u8 {
    let first = text
        .lines()
        .find(|line| !line.is_empty())
        .unwrap_or_default();
    let outside: String = first.split('"').step_by(2).collect();
    let count = |sign: u8| outside.bytes().filter(|byte| *byte == sign).count();
    let signs = [b'\t', b';', b','];
    signs
        .into_iter()
        .max_by_key(|sign| count(*sign))
        .unwrap_or(b',')
}

/// The line of a quotation mark that is not closed. One that begins a cell encloses it; two within are one.
pub(crate) fn open_quote(text: &str) -> Option<u64> {
    let text = text.trim_start_matches('\u{feff}');
    let delimiter = delimiter(text);
    let (mut line, mut begins, mut opened) = (1, true, None);
    let mut bytes = text.bytes().peekable();
    while let Some(byte) = bytes.next() {
        match (byte, opened) {
            (b'"', None) if begins => opened = Some(line),
            (b'"', Some(_)) if bytes.peek() == Some(&b'"') => drop(bytes.next()),
            (b'"', Some(_)) => opened = None,
            _ => {}
        }
        line += u64::from(byte == b'\n');
        begins = byte == delimiter || matches!(byte, b'\r' | b'\n');
    }
    opened
}

/// Where rows begin. The reader counts from the end of the row before, blank lines and all.
struct Lines<'a> {
    bytes: &'a [u8],
    passed: usize,
    line: u64,
}

impl Lines<'_> {
    fn of(text: &str) -> Lines<'_> {
        Lines {
            bytes: text.as_bytes(),
            passed: 0,
            line: 1,
        }
    }

    /// The line of the row that the reader found behind a position; they come in order.
    fn at(&mut self, position: Option<&Position>) -> u64 {
        let behind = position.map_or(0, Position::byte);
        while let Some(byte) = self.bytes.get(self.passed) {
            let is_end = matches!(byte, b'\n' | b'\r');
            if self.passed as u64 >= behind && !is_end {
                break;
            }
            self.passed += 1;
            let is_half = *byte == b'\r' && self.bytes.get(self.passed) == Some(&b'\n');
            self.line += u64::from(is_end && !is_half);
        }
        self.line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<(u64, Vec<String>)> {
        let rows = CsvRows::of(text).map(|row| {
            let row = row.expect("a row");
            (row.line, row.cells.iter().map(str::to_owned).collect())
        });
        rows.collect()
    }

    #[test]
    fn rows_have_the_lines_of_the_file() {
        let cells = |line, cells: [&str; 2]| (line, cells.map(str::to_owned).to_vec());
        for separator in [",", ";", "\t"] {
            let text = format!(
                "\u{feff}name{separator} club\r\n\r\n\"Kask\r\nJaan\"{separator}\nEva{separator}x"
            );
            let expected = [
                cells(1, ["name", "club"]),
                cells(3, ["Kask\r\nJaan", ""]),
                cells(5, ["Eva", "x"]),
            ];
            assert_eq!(rows(&text), expected);
        }
        assert_eq!(rows(""), []);
    }
}
