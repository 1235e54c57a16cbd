/** Joins the class names that hold. */
export const classes = (...names: (string | false | null | undefined | 0)[]): string => names.filter(Boolean).join(' ');
