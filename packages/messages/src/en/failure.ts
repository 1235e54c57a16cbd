/** What is said when nothing else can be: also without the messages of a request. */
export const failure = {
  title: 'Astris could not be shown',
  text: 'Something failed on the server. Games in progress are kept.',
  tryAgain: 'Try again',
} as const;
