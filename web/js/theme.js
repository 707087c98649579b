// Loaded in the head before anything is drawn: the chosen colours do not come late.
(() => {
  try {
    const { theme, kings } = JSON.parse(localStorage.getItem('peatee') ?? '{}');
    if (kings === 'turned') document.documentElement.dataset.kings = kings;
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the colours of the system hold.
  }
})();
