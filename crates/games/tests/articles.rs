//! Every article that a rule set can name has a title and a text for players, in every language.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use std::collections::BTreeSet;

use chess::{ChessRules, Reason};
use peatee_games::{
    Article, Book, Color, DrawReason, Game, Outcome, PieceKind, RuleSet, WinReason, article_key,
    articles, book_key,
};
use rules::{Articles, VariantId};
use texts::{Language, keys, say};

/// Every article of the books, as the traceability names them.
const TRACED: &str = include_str!("../../../docs/traceability/articles.tsv");

fn listed() -> Vec<Article> {
    articles().flat_map(|(_, of_book)| of_book).collect()
}

fn traced() -> Vec<&'static str> {
    let rows = TRACED.lines().skip(1);
    rows.filter_map(|row| row.split('\t').next()).collect()
}

/// What the table of a rule set names. A new field does not compile without being looked at here.
fn of_table(variant: VariantId) -> Vec<Article> {
    let rules = variant.rules();
    let Articles {
        a_move,
        own_pieces_in_turn,
        dark_squares,
        square_names,
        man_move,
        king_move,
        compulsory,
        man_capture,
        king_capture,
        man_goes_on,
        king_goes_on,
        landing,
        own_not_jumped,
        not_twice,
        crowned_capturing,
        precedence,
        move_text,
        full_route,
        ended,
        no_pieces,
        no_move,
        resignation,
        agreement,
    } = rules.articles;
    let always = [
        a_move,
        own_pieces_in_turn,
        dark_squares,
        man_move,
        king_move,
        compulsory,
        man_capture,
        king_capture,
        man_goes_on,
        king_goes_on,
        landing,
        own_not_jumped,
        not_twice,
        crowned_capturing,
        ended,
        no_pieces,
        no_move,
        agreement,
    ];
    let some = [square_names, precedence, move_text, full_route, resignation];
    let draws = rules.draws.iter().map(|rule| rule.article);
    let named = always.into_iter().chain(some.into_iter().flatten());
    named.chain(draws).collect()
}

/// Every way to end a game of any kind.
fn outcomes() -> impl Iterator<Item = Outcome> {
    let wins = WinReason::ALL.map(|by| Outcome::Win {
        winner: Color::White,
        by,
    });
    let draws = DrawReason::ALL.map(|by| Outcome::Draw { by });
    wins.into_iter().chain(draws)
}

fn named() -> BTreeSet<Article> {
    let tables = VariantId::ALL.iter().flat_map(|variant| of_table(*variant));
    let chess = Reason::ALL.iter().filter_map(|reason| reason.article());
    let pieces = PieceKind::ALL.map(PieceKind::article);
    let turns = RuleSet::all().map(RuleSet::in_turn);
    let ends = RuleSet::all().flat_map(|rules| {
        let game = Game::new(rules);
        outcomes().filter_map(move |outcome| game.ended_by(outcome).article)
    });
    let chess_ends = ChessRules::ALL.into_iter().flat_map(|rules| {
        let game = chess::Game::new(rules);
        outcomes().map(move |outcome| game.article_of(outcome))
    });
    let all = tables.chain(chess).chain(pieces).chain(turns);
    all.chain(ends).chain(chess_ends).collect()
}

#[test]
fn every_article_that_a_rule_set_names_is_listed() {
    let listed: BTreeSet<Article> = listed().into_iter().collect();
    let named = named();
    assert!(named.len() > 100, "{}", named.len());
    for article in named {
        assert!(listed.contains(&article), "{article}");
    }
}

#[test]
fn every_listed_article_has_a_title_and_a_text_in_every_language() {
    for article in listed() {
        for part in ["title", "text"] {
            let key = format!("{}-{part}", article_key(article));
            assert_said_everywhere(&key);
        }
    }
}

#[test]
fn every_book_has_a_name_in_every_language() {
    for (book, _) in articles() {
        assert_said_everywhere(&book_key(book));
    }
}

/// That a sentence is there in all languages, and in none of them in English instead.
fn assert_said_everywhere(key: &str) {
    let english = say(Language::English, key, &[]);
    assert!(english.is_some(), "{key}");
    for language in Language::ALL {
        let is_english = say(language, key, &[]) == english;
        assert_eq!(
            is_english,
            language == Language::English,
            "{language:?} {key}"
        );
    }
}

#[test]
fn every_text_is_that_of_a_listed_article() {
    let mut expected: BTreeSet<String> = articles().map(|(book, _)| book_key(book)).collect();
    for article in listed() {
        expected.insert(format!("{}-title", article_key(article)));
        expected.insert(format!("{}-text", article_key(article)));
    }
    let there = keys().filter(|key| key.starts_with("article-"));
    assert_eq!(there.map(str::to_owned).collect::<BTreeSet<_>>(), expected);
}

#[test]
fn articles_stand_in_the_order_of_their_book() {
    let traced = traced();
    for (book, of_book) in articles().filter(|(book, _)| *book != Book::Fide) {
        let places: Vec<usize> = of_book
            .map(|article| {
                let id = article.to_string();
                let place = traced.iter().position(|known| *known == id);
                place.unwrap_or_else(|| panic!("{id} is in no book"))
            })
            .collect();
        assert!(places.is_sorted(), "{book:?}");
    }
}

#[test]
fn a_key_is_made_of_book_and_number() {
    let key = |book, number| article_key(Article::new(book, number));
    assert_eq!(key(Book::International, "4.13"), "article-000-4-13");
    assert_eq!(key(Book::Regulations1953, "§16d"), "article-002-16d");
    assert_eq!(key(Book::Regulations1953, "§16.1"), "article-002-16-1");
    assert_eq!(key(Book::ChessLeaflet, "C20"), "article-004-c20");
    assert_eq!(key(Book::Fide, "C.10"), "article-fide-c-10");
}

#[test]
fn no_two_articles_have_the_same_key() {
    let books = [
        Book::International,
        Book::Russian,
        Book::Regulations1953,
        Book::Home,
        Book::ChessLeaflet,
    ];
    let in_books = traced().into_iter().map(|id| {
        let (code, number) = id.split_once(':').unwrap();
        let book = books.into_iter().find(|book| book.code() == code);
        Article::new(book.unwrap(), number)
    });
    let fide = listed()
        .into_iter()
        .filter(|article| article.book == Book::Fide);
    let all: Vec<Article> = in_books.chain(fide).collect();
    let keys: BTreeSet<String> = all.iter().map(|article| article_key(*article)).collect();
    assert_eq!(keys.len(), all.len());
}
