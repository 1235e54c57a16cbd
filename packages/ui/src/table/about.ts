import type { Seat } from '@astris/engine';
import type { Naming } from '@astris/engine/messages';

/** Of whom a message speaks: the one who reads it, or a player by name. */
export const about = ({ viewer, player }: Naming, seat: Seat) => ({
  who: seat === viewer ? 'you' : 'player',
  player: player(seat),
});

/** As it stands at the start of a line. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
