/** How a game changed a rating: "+162". */
export function RatingStep({ before, after }: { before: number; after: number }) {
  const change = Math.round(after) - Math.round(before);
  return <span className={change < 0 ? 'text-danger' : 'text-good'}>{change < 0 ? `−${-change}` : `+${change}`}</span>;
}
