const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps what was chosen on this device for a year; null forgets it. The server reads it with the next page. */
export function keepOnDevice(name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR_SECONDS;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax${secure}`;
}
