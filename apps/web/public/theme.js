// The theme that was chosen in the settings, or the system's.
(() => {
  const system = matchMedia('(prefers-color-scheme: light)');
  const show = () => {
    const chosen = /(?:^|; )astris-theme=(dark|light)/.exec(document.cookie);
    document.documentElement.dataset.theme = chosen ? chosen[1] : system.matches ? 'light' : 'dark';
  };
  show();
  system.addEventListener('change', show);
  addEventListener('astris-theme', show);
})();
