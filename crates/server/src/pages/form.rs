//! Forms about people: fields, each with what is wrong beside it.

use askama::Template;
use axum::response::Response;

use super::words::Words;
use super::{Frame, rendered};
use crate::api_error::ApiError;
use crate::people::password::{self, PasswordFault};

/// One field of a form.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub(super) name: &'static str,
    /// `text`, `password` or `checkbox`.
    pub(super) kind: &'static str,
    pub(super) label: String,
    /// What a password manager makes of it.
    pub(super) autocomplete: &'static str,
    pub(super) value: String,
    pub(super) hint: Option<String>,
    pub(super) fault: Option<String>,
}

impl Field {
    pub(super) fn text(name: &'static str, label: String, value: &str) -> Field {
        Field {
            name,
            kind: "text",
            label,
            autocomplete: "username",
            value: value.to_owned(),
            hint: None,
            fault: None,
        }
    }

    pub(super) fn password(name: &'static str, label: String, autocomplete: &'static str) -> Field {
        Field {
            name,
            kind: "password",
            label,
            autocomplete,
            value: String::new(),
            hint: None,
            fault: None,
        }
    }

    pub(super) fn checkbox(name: &'static str, label: String) -> Field {
        Field {
            name,
            kind: "checkbox",
            label,
            autocomplete: "off",
            value: "yes".to_owned(),
            hint: None,
            fault: None,
        }
    }

    /// The ids of what is said about it.
    fn described(&self) -> String {
        let hint = self.hint.as_ref().map(|_| format!("{}-hint", self.name));
        let fault = self.fault.as_ref().map(|_| format!("{}-fault", self.name));
        let said: Vec<String> = hint.into_iter().chain(fault).collect();
        said.join(" ")
    }

    fn is_checkbox(&self) -> bool {
        self.kind == "checkbox"
    }

    /// What may be written at most, in characters.
    fn longest(&self) -> usize {
        match self.kind {
            "password" => password::LONGEST,
            _ => store::Name::LONGEST,
        }
    }
}

/// A page with one form.
#[derive(Template)]
#[template(path = "form.html")]
pub(super) struct FormPage {
    pub(super) frame: Frame,
    pub(super) title: String,
    pub(super) intro: Vec<String>,
    pub(super) problem: Option<String>,
    pub(super) action: String,
    /// Whose password it is, for password managers.
    pub(super) username: Option<String>,
    pub(super) fields: Vec<Field>,
    pub(super) button: String,
    pub(super) is_danger: bool,
    /// Other ways: address and words.
    pub(super) links: Vec<(&'static str, String)>,
}

impl FormPage {
    pub(super) fn new(frame: Frame, action: &str, title: &str, button: &str) -> FormPage {
        let words = frame.words;
        FormPage {
            frame,
            title: words.say(title),
            intro: Vec::new(),
            problem: None,
            action: action.to_owned(),
            username: None,
            fields: Vec::new(),
            button: words.say(button),
            is_danger: false,
            links: Vec::new(),
        }
    }

    pub(super) fn shown(&self) -> Response {
        rendered(self)
    }

    /// The form once more, with what is wrong.
    pub(super) fn refused(&self, why: ApiError) -> Response {
        why.with_body(rendered(self))
    }

    fn has_faults(&self) -> bool {
        self.fields.iter().any(|field| field.fault.is_some())
    }

    /// Whether anything is wrong with what was written.
    pub(super) fn is_wrong(&self) -> bool {
        self.has_faults() || self.problem.is_some()
    }
}

/// The two fields of a new password, with what is wrong with what was written, if anything was.
pub(super) fn new_password(words: Words, written: Option<(&str, &str)>) -> [Field; 2] {
    let mut first = Field::password("password", words.say("page-new-password"), "new-password");
    first.hint = Some(words.say("page-password-hint"));
    let mut again = Field::password("again", words.say("page-password-again"), "new-password");
    if let Some((password, repeated)) = written {
        let fault = password::check(password).err();
        first.fault = fault.map(|fault| words.say(said(fault)));
        let differs = fault.is_none() && password != repeated;
        again.fault = differs.then(|| words.say("page-password-differs"));
    }
    [first, again]
}

const fn said(fault: PasswordFault) -> &'static str {
    match fault {
        PasswordFault::TooShort => "page-password-short",
        PasswordFault::TooLong => "page-password-long",
    }
}
