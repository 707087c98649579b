// Loaded in the head before anything is drawn: the chosen colours do not come late.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('peatee') ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the colours of the system hold.
  }
})();
