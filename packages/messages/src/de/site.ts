export const site = {
  language: 'Sprache',
  friends: 'Freunde{requests, plural, =0 {} other { (#)}}',
  friendRequests: '{requests, plural, one {# Freundschaftsanfrage} other {# Freundschaftsanfragen}}',
} as const;
