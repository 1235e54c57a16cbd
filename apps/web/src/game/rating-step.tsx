/** How a game changed a rating: "+162"; with `whole` the new number first: "1662 +162". */
export function RatingStep({ before, after, whole = false }: { before: number; after: number; whole?: boolean }) {
  const change = Math.round(after) - Math.round(before);
  return (
    <>
      {whole && <>{Math.round(after)} </>}
      <span className={change < 0 ? 'text-danger' : 'text-good'}>{change < 0 ? `−${-change}` : `+${change}`}</span>
    </>
  );
}
