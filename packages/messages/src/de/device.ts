export const device = {
  title: 'Auf diesem Gerät',
  note: 'Bleibt in diesem Browser, egal wer angemeldet ist.',
  theme: {
    legend: 'Farben',
    system: { title: 'Wie das System', text: 'Dunkel oder hell, wie dein Gerät es vorgibt.' },
    dark: { title: 'Dunkel', text: 'Nachttinte.' },
    light: { title: 'Hell', text: 'Pergament. Karten und Tisch bleiben dunkel.' },
  },
  motion: {
    legend: 'Bewegung',
    system: {
      title: 'Wie das System',
      text: 'Karten sind auf ihrem Weg zu sehen, außer dein Gerät wünscht weniger Bewegung.',
    },
    off: { title: 'Keine', text: 'Alles liegt sofort dort, wo es hingehört.' },
  },
  sound: {
    legend: 'Ton',
    off: { title: 'Aus', text: 'Der Tisch ist still.' },
    on: { title: 'An', text: 'Dein Zug, Karten, Angriffe und das Ende eines Akts sind zu hören.' },
  },
  keys: {
    legend: 'Einzelne Tasten',
    on: { title: 'An', text: 'Buchstaben, Ziffern und die Leertaste wirken am Tisch; ? zählt sie auf.' },
    off: { title: 'Aus', text: 'Sie bleiben anderen Hilfen überlassen. Tab, Pfeile, Escape und F6 wirken weiter.' },
  },
} as const;
