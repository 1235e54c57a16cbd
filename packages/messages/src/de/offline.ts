export const offline = {
  title: 'Ohne Netz',
  noNetwork: 'Es gibt kein Netz',
  text: 'Diese Seite braucht es. Das Üben, die Rätsel, die Suche im Katalog und die Karten, die du angesehen hast, liegen auf diesem Gerät. Eine Partie, in der du bist, läuft nach ihren Uhren weiter: Komm zurück, sobald du kannst.',
  tryAgain: 'Noch einmal versuchen',
} as const;
