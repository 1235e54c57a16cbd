import { POOL } from '@astris/cards';
import { type Pace, paceOf, type StoryPace } from '@astris/decks';
import { type DeckList, RULESET } from '@astris/engine';
import { RuleLink } from '@astris/ui';
import { useTranslations } from 'next-intl';
import { PeekName } from './card-peek';

function Earliest({ story }: { story: StoryPace }) {
  const t = useTranslations('decks.pace');
  return (
    <>
      {t('turn', { turn: story.turn })}
      {story.act !== 'I' && <small> {t('fromAct', { act: story.act })}</small>}
    </>
  );
}

/** What the deck's Storylines ask and give: whether it tells its stories in time. */
export function PaceFigure({ list }: { list: DeckList }) {
  const t = useTranslations('decks.pace');
  const pace = paceOf(list, POOL, RULESET);
  const alone = pace.stories.filter(({ card, aligned, alignedFallen }) => card.bound && aligned + alignedFallen === 0);
  return (
    <section className="pace" aria-labelledby="pace-title">
      <h3 id="pace-title">{t('title')}</h3>
      <p className="text-sm text-fg-2">{t('about', { bound: pace.bound, player: pace.player, sp: pace.sp })}</p>
      {pace.stories.length > 0 && (
        <div className="pace-scroll">
          <table className="table pace-table">
            <thead>
              <tr>
                <th scope="col">{t('storyline')}</th>
                <th scope="col" className="num">
                  {t('spByChapter')}
                </th>
                <th scope="col" className="num">
                  {t('aligned')}
                </th>
                <th scope="col" className="num">
                  {t('earliest')}
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
                        {t(story.card.bound ? 'bound' : 'player')} · {story.card.drives.join(', ')}
                      </small>
                    </PeekName>
                  </th>
                  <td className="num">
                    {story.sp.join(' + ')}
                    <small>{t('total', { sp: story.total })}</small>
                  </td>
                  <td className="num">
                    {t('alignedOf', { aligned: story.aligned, characters: pace.characters })}
                    <small>{t('fallen', { count: story.alignedFallen })}</small>
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
          {t.rich('alone', { name: card.name, rule: () => <RuleLink rule="8.4.2" /> })}
        </p>
      ))}
      <DriveUse pace={pace} />
      <p className="text-sm text-fg-3">
        {t.rich('minimum', { turn: RULESET.climacticTurn, rule: () => <RuleLink rule="8.5.5" /> })}
      </p>
    </section>
  );
}

/** Each Drive with how many Storylines print it and how many Characters have it. */
function DriveUse({ pace }: { pace: Pace }) {
  const t = useTranslations('decks.pace');
  return pace.drives.length === 0 ? null : (
    <table className="table drive-table">
      <caption>{t('drives')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('drive')}</th>
          <th scope="col" className="num">
            {t('storylines')}
          </th>
          <th scope="col" className="num">
            {t('characters')}
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
}
