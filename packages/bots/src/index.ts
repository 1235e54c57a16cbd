/** Players that use only what a player sees. */
export { recruit } from './recruit';
