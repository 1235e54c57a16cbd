import unhomoglyph from 'unhomoglyph';

/**
 * What a name looks like, by Unicode's table of confusable characters (UTS 39), whatever its case: two names with the same
 * skeleton are taken for each other. To compare, not to show.
 */
export function nameSkeleton(name: string): string {
  const looks = unhomoglyph(name.normalize('NFKC')).toLowerCase();
  // A small letter may look like another where its capital does not.
  return unhomoglyph(looks).toLowerCase();
}
