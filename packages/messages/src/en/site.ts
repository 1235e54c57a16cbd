export const site = {
  language: 'Language',
  friends: 'Friends{requests, plural, =0 {} other { (#)}}',
  friendRequests: '{requests, plural, one {# friend request} other {# friend requests}}',
} as const;
