import { artFile } from '@astris/art/files';
import { POOL } from '@astris/cards';
import type { DeckList } from '@astris/engine';

/** Pictures that are asked for at once. */
const AT_ONCE = 6;

/** Fetches the pictures of two decks into the browser's cache, so that a table shows them without the network. */
export async function preloadArt(lists: readonly DeckList[]): Promise<void> {
  const ids = new Set(
    lists.flatMap(({ homeworld, starter, main, sideboard }) => [
      homeworld,
      starter,
      ...Object.keys(main),
      ...Object.keys(sideboard),
    ]),
  );
  const files = [...ids].flatMap((id) => {
    const type = POOL.get(id)?.type;
    const turned = type === 'Character' ? 'fallen' : type === 'Storyline' ? 'back' : null;
    return [artFile(id, 'front', 'small'), ...(turned ? [artFile(id, turned, 'small')] : [])];
  });
  const next = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await load(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/** A picture that does not come leaves its frame empty. */
const load = (src: string): Promise<void> =>
  new Promise((done) => {
    const image = new Image();
    image.onload = image.onerror = () => done();
    image.src = src;
  });
