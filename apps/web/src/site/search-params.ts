/** One value of a search parameter; empty when it is missing or given more than once. */
export const textParam = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

/** A whole number from 1 on; `otherwise` for anything else. */
export function countParam(value: string | string[] | undefined, otherwise: number): number;
export function countParam(value: string | string[] | undefined, otherwise: undefined): number | undefined;
export function countParam(value: string | string[] | undefined, otherwise: number | undefined): number | undefined {
  const text = textParam(value);
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : otherwise;
}
