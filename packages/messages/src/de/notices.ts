export const notices = {
  title: 'Mitteilungen',
  lead: 'Was die Moderation wegen {name} getan hat, und warum.',
  written: 'Die Moderation hat dir geschrieben',
  writtenText: 'Was mit deinem Konto geschehen ist, und warum.',
  readIt: 'Lesen',
  suspended: 'Dieses Konto ist gesperrt',
  suspendedUntil:
    'Bis {moment}. Bis dahin kannst du dich nicht anmelden und nicht spielen. Darunter steht, warum, und du darfst einmal antworten.',
  suspendedForGood:
    'Endgültig. Du kannst dich nicht anmelden und nicht spielen. Darunter steht, warum, und du darfst einmal antworten.',
  nothing: 'Hier ist nichts',
  nothingText: 'Die Moderation hat wegen dieses Kontos nichts unternommen.',
  yourAppeal: 'Dein Einspruch',
  willBeAnswered: 'Ein Moderator wird hier darauf antworten.',
  appeal: 'Einspruch',
  appealHint:
    'Sag, warum das zurückgenommen werden sollte. Das geht einmal; ein Moderator liest es und antwortet hier.',
  sendAppeal: 'Einspruch abschicken',
  appealSent: 'Dein Einspruch ist abgeschickt. Ein Moderator wird hier darauf antworten.',
  signInOther: 'Mit einem anderen Konto anmelden',
} as const;
