//! The rules to read: a page for each article that a game can name, and a list of them all.

use askama::Template;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use games::{Article, Book, article_key, articles, book_key};

use super::examples::{Example, examples, on_the_board};
use super::words::Words;
use super::{Frame, rendered};
use crate::api_error::ApiError;
use crate::extract::Path;
use crate::serve::AppState;

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    frame: Frame,
    /// Whether an article was asked for that is not in the list.
    is_missing: bool,
    /// The articles that name parts of the board, by their ids.
    board: Vec<(&'static str, Link)>,
    books: Vec<Listed>,
}

/// A book in the list.
#[derive(Debug)]
struct Listed {
    /// Where it begins on the page: `book-000`.
    anchor: String,
    /// Its code, which stands before every number: `000`.
    code: &'static str,
    name: String,
    articles: Vec<Link>,
}

/// An article to go to.
#[derive(Debug)]
struct Link {
    address: String,
    number: &'static str,
    title: String,
}

impl Link {
    fn to(article: Article, words: Words) -> Link {
        Link {
            address: address(article),
            number: article.number,
            title: words.say(&format!("{}-title", article_key(article))),
        }
    }

    /// How it is named in a sentence.
    fn name(&self) -> String {
        format!("{} {}", self.number, self.title)
    }
}

impl RulesPage {
    fn new(frame: Frame, is_missing: bool) -> RulesPage {
        let words = frame.words;
        let books = articles().map(|(book, of_book)| Listed {
            anchor: anchor(book),
            code: book.code(),
            name: words.say(&book_key(book)),
            articles: of_book.map(|article| Link::to(article, words)).collect(),
        });
        let board = on_the_board().filter_map(|id| Some((id, Link::to(find(id)?.article, words))));
        RulesPage {
            is_missing,
            board: board.collect(),
            books: books.collect(),
            frame,
        }
    }
}

/// `GET /rules`: every article that there is a text for.
pub(crate) async fn rules(State(app): State<AppState>, headers: HeaderMap) -> Response {
    let frame = Frame::new(&app, &headers, "/rules").await;
    rendered(&RulesPage::new(frame, false))
}

#[derive(Template)]
#[template(path = "article.html")]
struct ArticlePage {
    frame: Frame,
    id: String,
    anchor: String,
    book: String,
    number: &'static str,
    title: String,
    text: String,
    examples: Vec<Example>,
    previous: Option<Link>,
    next: Option<Link>,
}

impl ArticlePage {
    fn new(frame: Frame, found: Found) -> ArticlePage {
        let words = frame.words;
        let Found { article, .. } = found;
        let key = article_key(article);
        let link = |other| Link::to(other, words);
        ArticlePage {
            id: article.to_string(),
            anchor: anchor(article.book),
            book: words.say(&book_key(article.book)),
            number: article.number,
            title: words.say(&format!("{key}-title")),
            text: words.say(&format!("{key}-text")),
            examples: examples(article, words),
            previous: found.previous.map(link),
            next: found.next.map(link),
            frame,
        }
    }
}

/// `GET /rules/ARTICLE`, such as `000:4.13`. For one that there is no text for, the list is shown.
pub(crate) async fn article(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Some(found) = find(&id) else {
        let frame = Frame::new(&app, &headers, "/rules").await;
        let list = rendered(&RulesPage::new(frame, true));
        return ApiError::NotFound.with_body(list);
    };
    let frame = Frame::new(&app, &headers, address(found.article)).await;
    rendered(&ArticlePage::new(frame, found))
}

/// An article and those beside it in its book.
#[derive(Clone, Copy, Debug)]
struct Found {
    previous: Option<Article>,
    article: Article,
    next: Option<Article>,
}

fn find(id: &str) -> Option<Found> {
    articles().find_map(|(_, of_book)| {
        let of_book: Vec<Article> = of_book.collect();
        let place = of_book.iter().position(|one| one.to_string() == id)?;
        let before = place.checked_sub(1);
        Some(Found {
            previous: before.and_then(|before| of_book.get(before)).copied(),
            article: *of_book.get(place)?,
            next: of_book.get(place + 1).copied(),
        })
    })
}

/// Where an article is read. Only ASCII may stand in the header that sends a reader back.
fn address(article: Article) -> String {
    format!("/rules/{article}").replace('§', "%C2%A7")
}

/// Where an article is read, if its text stands in the house.
pub(super) fn page_of(article: Article) -> Option<String> {
    find(&article.to_string()).map(|found| address(found.article))
}

fn anchor(book: Book) -> String {
    format!("book-{}", book.code().to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_beside_one_another_are_of_the_same_book() {
        let first = find("001:2.1.2").expect("a first article");
        assert_eq!(first.previous, None);
        let next = first.next.expect("a second article");
        let back = find(&next.to_string()).expect("the second article");
        assert_eq!(back.previous, Some(first.article));
    }

    #[test]
    fn what_is_in_no_list_is_not_found() {
        for id in ["", "4.13", "000:99", "002:J.1", "002:§16D"] {
            assert!(find(id).is_none(), "{id}");
        }
    }

    #[test]
    fn an_address_can_stand_in_a_header() {
        for (_, of_book) in articles() {
            for article in of_book {
                let address = address(article);
                assert!(address.is_ascii(), "{address}");
                assert!(!address.contains(' '), "{address}");
            }
        }
    }

    /// Pages send their readers to articles by hand; a link that leads nowhere was found at odds and displays.
    #[test]
    fn every_article_that_a_page_links_to_has_a_text() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/templates");
        let mut count = 0;
        for file in std::fs::read_dir(folder).expect("the templates") {
            let path = file.expect("a file").path();
            let page = std::fs::read_to_string(&path).expect("a template");
            for link in page.split("href=\"/rules/").skip(1) {
                let id = link.split('"').next().expect("an end");
                assert!(find(id).is_some(), "{id} in {}", path.display());
                count += 1;
            }
        }
        assert!(count > 0, "no page links to an article any more");
    }
}
