export const device = {
  title: 'On this device',
  note: 'Kept in this browser, whoever is signed in.',
  theme: {
    legend: 'Theme',
    system: { title: 'As the system', text: 'Dark or light, as your device says.' },
    dark: { title: 'Dark', text: 'Night ink.' },
    light: { title: 'Light', text: 'Vellum. Cards and the table stay dark.' },
  },
  motion: {
    legend: 'Motion',
    system: { title: 'As the system', text: 'Cards are seen on their way, unless your device asks for less motion.' },
    off: { title: 'None', text: 'Everything is where it belongs at once.' },
  },
  sound: {
    legend: 'Sound',
    off: { title: 'Off', text: 'The table is silent.' },
    on: { title: 'On', text: 'Your turn, cards, attacks and the end of an Act are heard.' },
  },
  keys: {
    legend: 'Single keys',
    on: { title: 'On', text: 'Letters, digits and Space do things at the table; ? lists them.' },
    off: { title: 'Off', text: 'They are left to other tools. Tab, arrows, Escape and F6 still work.' },
  },
} as const;
