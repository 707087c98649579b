//! The weights that come with the engine.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use rules::Variant;

use super::network::Weights;

/// One file for each rule set that was learnt; what plays like it shares it.
static FILES: [(&str, &[u8]); 4] = [
    (
        "international",
        include_bytes!("../../weights/international.weights"),
    ),
    ("russian", include_bytes!("../../weights/russian.weights")),
    (
        "brazilian",
        include_bytes!("../../weights/brazilian.weights"),
    ),
    ("home", include_bytes!("../../weights/home.weights")),
];

/// Those read so far.
static READ: LazyLock<Mutex<BTreeMap<&'static str, Arc<Weights>>>> = LazyLock::new(Mutex::default);

/// The name under which a rule set was learnt: the regulations of 1953 and the options of the home game change little of
/// what is good.
pub(crate) fn learnt_as<V: Variant>() -> &'static str {
    match V::RULES.id.split('-').next() {
        Some("hundred") => "international",
        Some(kin) => kin,
        None => V::RULES.id,
    }
}

/// The weights for a rule set; none where nothing was learnt.
pub(crate) fn learnt<V: Variant>() -> Option<Arc<Weights>> {
    let name = learnt_as::<V>();
    let (name, bytes) = FILES.iter().find(|(file, _)| *file == name)?;
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(weights) = read.get(name) {
        return Some(Arc::clone(weights));
    }
    let weights = Arc::new(Weights::read::<V>(bytes).ok()?);
    read.insert(name, Arc::clone(&weights));
    Some(weights)
}
