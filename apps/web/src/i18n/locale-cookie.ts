/** Where a device keeps the language that was chosen on it. */
export const LOCALE_COOKIE = 'astris-locale';
