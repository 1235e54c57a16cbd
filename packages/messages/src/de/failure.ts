export const failure = {
  title: 'Astris konnte nicht gezeigt werden',
  text: 'Auf dem Server ist etwas schiefgegangen. Laufende Partien bleiben erhalten.',
  tryAgain: 'Noch einmal versuchen',
} as const;
