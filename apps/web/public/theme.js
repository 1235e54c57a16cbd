// What was chosen on this device: the theme, or the system's; whether nothing is to move; whether single keys do nothing.
(() => {
  const system = matchMedia('(prefers-color-scheme: light)');
  const show = () => {
    const chosen = /(?:^|; )astris-theme=(dark|light)/.exec(document.cookie);
    document.documentElement.dataset.theme = chosen ? chosen[1] : system.matches ? 'light' : 'dark';
  };
  const off = (choice) => (new RegExp(`(?:^|; )astris-${choice}=off`).test(document.cookie) ? 'off' : '');
  const rest = () => {
    for (const choice of ['motion', 'keys']) document.documentElement.dataset[choice] = off(choice);
  };
  show();
  rest();
  system.addEventListener('change', show);
  addEventListener('astris-theme', show);
  addEventListener('astris-motion', rest);
  addEventListener('astris-keys', rest);
})();
