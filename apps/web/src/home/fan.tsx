import { cardById } from '@astris/cards';
import { Card } from '@astris/ui/cards';

/** Three cards in a fan: a Storyline, a Character, and what becomes of her. A picture only. */
export function Fan() {
  const ilyane = cardById('ilyane-lamp-of-the-verge');
  const vigil = cardById('the-long-vigil');
  if (!ilyane || !vigil) return null;
  return (
    <div className="fan" aria-hidden="true" inert>
      <div className="fan-right">
        <Card card={ilyane} face="fallen" />
      </div>
      <div className="fan-left">
        <Card card={vigil} chapter={1} />
      </div>
      <div className="fan-middle">
        <Card card={ilyane} />
      </div>
    </div>
  );
}
