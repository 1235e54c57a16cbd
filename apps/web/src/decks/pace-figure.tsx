import { POOL } from '@astris/cards';
import { type Pace, paceOf, type StoryPace } from '@astris/decks';
import { type DeckList, RULESET } from '@astris/engine';
import { RuleLink } from '@astris/ui';
import { PeekName } from './card-peek';

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

const Earliest = ({ story }: { story: StoryPace }) => (
  <>
    Turn {story.turn}
    {story.act !== 'I' && <small> from Act {story.act}</small>}
  </>
);

/** What the deck's Storylines ask and give: whether it tells its stories in time. */
export function PaceFigure({ list }: { list: DeckList }) {
  const pace = paceOf(list, POOL, RULESET);
  const alone = pace.stories.filter(({ card, aligned, alignedFallen }) => card.bound && aligned + alignedFallen === 0);
  return (
    <section className="pace" aria-labelledby="pace-title">
      <h3 id="pace-title">Storyline pace</h3>
      <p className="text-sm text-fg-2">
        {many(pace.bound, 'Bound Storyline')} and {many(pace.player, 'Player Storyline')}. Their Chapters award{' '}
        {pace.sp} SP in all.
      </p>
      {pace.stories.length > 0 && (
        <div className="pace-scroll">
          <table className="table pace-table">
            <thead>
              <tr>
                <th scope="col">Storyline</th>
                <th scope="col" className="num">
                  SP by Chapter
                </th>
                <th scope="col" className="num">
                  Aligned
                </th>
                <th scope="col" className="num">
                  Earliest
                </th>
              </tr>
            </thead>
            <tbody>
              {pace.stories.map((story) => (
                <tr key={story.card.id}>
                  <th scope="row">
                    <PeekName card={story.card.id}>
                      {story.copies} {story.card.name}
                      <small>
                        {story.card.bound ? 'Bound' : 'Player'} · {story.card.drives.join(', ')}
                      </small>
                    </PeekName>
                  </th>
                  <td className="num">
                    {story.sp.join(' + ')}
                    <small>{story.total} SP</small>
                  </td>
                  <td className="num">
                    {story.aligned} of {pace.characters}
                    <small>{story.alignedFallen} Fallen</small>
                  </td>
                  <td className="num">
                    <Earliest story={story} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {alone.map(({ card }) => (
        <p key={card.id} className="text-sm text-warn">
          No Character of the deck is Aligned with {card.name} on either face, so its Bound Character gets no SP from it{' '}
          <RuleLink rule="8.4.2" />.
        </p>
      ))}
      <DriveUse pace={pace} />
      <p className="text-sm text-fg-3">
        Earliest is the rules’ minimum: the Storyline is played in turn 1 of an Act by whoever goes first, and each
        Chapter completes at the first chance. Turns of both players count; a Climactic Chapter waits for turn{' '}
        {RULESET.climacticTurn} <RuleLink rule="8.5.5" />.
      </p>
    </section>
  );
}

/** Each Drive with how many Storylines print it and how many Characters have it. */
const DriveUse = ({ pace }: { pace: Pace }) =>
  pace.drives.length === 0 ? null : (
    <table className="table drive-table">
      <caption>Drives</caption>
      <thead>
        <tr>
          <th scope="col">Drive</th>
          <th scope="col" className="num">
            Storylines
          </th>
          <th scope="col" className="num">
            Characters
          </th>
        </tr>
      </thead>
      <tbody>
        {pace.drives.map(({ drive, storylines, characters }) => (
          <tr key={drive} className={storylines > 0 && characters === 0 ? 'is-short' : undefined}>
            <th scope="row">{drive}</th>
            <td className="num">{storylines}</td>
            <td className="num">{characters}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
