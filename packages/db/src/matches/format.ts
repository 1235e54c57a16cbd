/** The only format so far. */
export const LADDER_FORMAT = 'standard';
