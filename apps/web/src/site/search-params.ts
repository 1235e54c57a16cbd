type Value = string | string[] | undefined;

/** Search parameters as pages get them: a list of what is given more than once. */
export function paramsOf(search: string | URLSearchParams): Record<string, Value> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key);
      return [key, values.length === 1 ? values[0] : values];
    }),
  );
}

/** One value of a search parameter; empty when it is missing, given more than once, or holds a NUL, which no text has. */
export const textParam = (value: Value): string => (typeof value === 'string' && !value.includes('\0') ? value : '');

/** An id; undefined for what can be none. */
export const idParam = (value: Value): string | undefined => /^[\w-]{1,60}$/.exec(textParam(value))?.[0];

/** A whole number from 1 on; `otherwise` for anything else. */
export function countParam(value: Value, otherwise: number): number;
export function countParam(value: Value, otherwise: undefined): number | undefined;
export function countParam(value: Value, otherwise: number | undefined): number | undefined {
  const text = textParam(value);
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : otherwise;
}
