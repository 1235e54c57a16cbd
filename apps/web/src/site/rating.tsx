/** A rating as the API tells it. */
export interface ShownRating {
  value: number;
  rd: number;
  provisional: boolean;
}

/** The number, with a question mark while it is provisional; its deviation beside it where there is room. */
export function Rating({ rating, withRd }: { rating: ShownRating; withRd?: boolean }) {
  const words = `${Math.round(rating.value)}${rating.provisional ? ', provisional' : ''}`;
  return (
    <span className="whitespace-nowrap" title={rating.provisional ? 'Provisional: few games so far' : undefined}>
      <span aria-hidden="true">
        {Math.round(rating.value)}
        {rating.provisional && '?'}
      </span>
      <span className="as-sr">{words}</span>
      {withRd && (
        <span className="font-normal text-fg-3">
          {' '}
          <span aria-hidden="true">±</span>
          <span className="as-sr">, deviation</span> {Math.round(rating.rd)}
        </span>
      )}
    </span>
  );
}
