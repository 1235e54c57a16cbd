/** Where to go after signing in: an address of this site that a page asked for, else the lobby. */
export function returnTo(wish: string | string[] | undefined): string {
  return typeof wish === 'string' && /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(wish) ? wish : '/play';
}
