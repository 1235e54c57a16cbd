import { type ArtFace, artFile, artSrcSet } from '@astris/art/files';
import { POOL } from '@astris/cards';
import type { DeckList } from '@astris/engine';

/** Pictures that are asked for at once. */
const AT_ONCE = 6;

/** How wide a card lies on the table, in px. */
const WIDTH = 96;

/** Fetches the pictures of two decks and the fonts into the browser, so that a table shows them without the network. */
export async function preloadArt(lists: readonly DeckList[]): Promise<void> {
  const ids = new Set(
    lists.flatMap(({ homeworld, starter, main, sideboard }) => [
      homeworld,
      starter,
      ...Object.keys(main),
      ...Object.keys(sideboard),
    ]),
  );
  const faces = [...ids].flatMap((id): [string, ArtFace][] => {
    const type = POOL.get(id)?.type;
    const turned = type === 'Character' ? 'fallen' : type === 'Storyline' ? 'back' : null;
    return turned
      ? [
          [id, 'front'],
          [id, turned],
        ]
      : [[id, 'front']];
  });
  const next = async (): Promise<void> => {
    for (let face = faces.shift(); face !== undefined; face = faces.shift()) await load(...face);
  };
  const fonts = [...document.fonts].map((font) => font.load().catch(() => undefined));
  await Promise.all([...fonts, ...Array.from({ length: AT_ONCE }, next)]);
}

/** The size that a table card takes on this screen. A picture that does not come leaves its frame empty. */
const load = (id: string, face: ArtFace): Promise<void> =>
  new Promise((done) => {
    const image = new Image();
    image.onload = image.onerror = () => done();
    image.sizes = `${WIDTH}px`;
    image.srcset = artSrcSet(id, face);
    image.src = artFile(id, face, 'small');
  });
