//! An event as pages read it: how it stood behind one of its requests.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use store::EventFile;
use tournament::Festival;
use tournament::file::{Head, Seal};

use super::Desks;
use super::rendered::{Rendered, Shown};

/// Maximum renderings kept of one state of an event.
const KEPT: usize = 8;

/// An event as it stood behind one of its requests. It never changes.
#[derive(Debug)]
pub(crate) struct Snapshot {
    /// What is known besides its lines.
    pub(crate) file: EventFile,
    /// All that has happened.
    pub(crate) festival: Festival,
    /// Head of the file.
    pub(crate) head: Head,
    /// Whether the lines are those that were written.
    pub(crate) seal: Seal,
    public: OnceLock<Festival>,
    rendered: Mutex<HashMap<Shown, Arc<Rendered>>>,
}

impl Snapshot {
    pub(super) fn new(file: EventFile, festival: Festival, head: Head, seal: Seal) -> Snapshot {
        Snapshot {
            file,
            festival,
            head,
            seal,
            public: OnceLock::new(),
            rendered: Mutex::default(),
        }
    }

    /// How many events have happened.
    pub(crate) fn version(&self) -> u32 {
        u32::try_from(self.festival.entries().len()).unwrap_or(u32::MAX)
    }

    /// The event as everybody may see it.
    pub(crate) fn public(&self) -> &Festival {
        self.public.get_or_init(|| self.festival.for_public())
    }

    /// What everybody sees, rendered once.
    pub(crate) async fn rendered(
        self: &Arc<Snapshot>,
        desks: &Desks,
        shown: Shown,
    ) -> Arc<Rendered> {
        if let Some(known) = self.kept().get(&shown) {
            return Arc::clone(known);
        }
        let snapshot = Arc::clone(self);
        let asked = shown.clone();
        let render = move || Arc::new(Rendered::of(snapshot.public(), &asked));
        let rendered = desks.render(render).await.unwrap_or_default();
        let mut kept = self.kept();
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(shown, Arc::clone(&rendered));
        rendered
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, HashMap<Shown, Arc<Rendered>>> {
        self.rendered.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desks {
    /// Runs what takes long apart from the tasks that answer requests, a few at the same time.
    pub(crate) async fn render<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        // It is never closed.
        let _turn = self.renderings().acquire().await;
        let done = tokio::task::spawn_blocking(work).await;
        done.inspect_err(|error| tracing::error!(%error, "a page is not rendered"))
            .ok()
    }
}
