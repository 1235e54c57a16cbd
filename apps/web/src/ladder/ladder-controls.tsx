import type { RouterOutputs } from '@astris/api';
import { Button } from '@astris/ui';

type Season = RouterOutputs['ladder']['seasons'][number];

/** Which season, and whom to look for; a plain form, so that the address says both. */
export const LadderControls = ({
  seasons,
  season,
  search,
}: {
  seasons: readonly Season[];
  season: number | undefined;
  search: string;
}) => (
  <form className="flex flex-wrap items-center gap-2" action="/ladder">
    <label className="as-sr" htmlFor="player">
      Find a player
    </label>
    <input
      id="player"
      className="as-input w-48! flex-1"
      type="search"
      name="player"
      defaultValue={search}
      placeholder="Find a player"
      maxLength={40}
    />
    {seasons.length > 1 && (
      <>
        <label className="as-sr" htmlFor="season">
          Season
        </label>
        <select id="season" name="season" className="as-input w-auto!" defaultValue={season}>
          {seasons.map(({ number, current }) => (
            <option key={number} value={number}>
              Season {number}
              {current ? ', now' : ''}
            </option>
          ))}
        </select>
      </>
    )}
    <Button type="submit" className="as-btn-44">
      Show
    </Button>
  </form>
);
