import type { Card as CardData, TextLine } from '@astris/engine/language';
import { useTranslations } from 'next-intl';
import { classes } from '../class-names';
import { Icon } from '../icons';
import { artFace, CardArt } from './card-art';
import { type FaceName, type FaceView, faceOf, printOf, typeWords } from './face';
import { ActNumerals, Cost, Drives, Sigil, SpeedMark, SpMark, Stat } from './marks';
import { RichText } from './rich-text';
import { StorylineFront } from './storyline-front';

export interface CardProps {
  card: CardData;
  /** `back` and `fallen` both turn a card over; a card of one face shows its front. */
  face?: FaceName;
  /** Shows a button that turns the card over, for cards of two faces. */
  onFlip?: (face: FaceName) => void;
  /** The active Chapter, for a Storyline on the Map. */
  chapter?: 1 | 2 | 3;
  className?: string;
}

/** The other face of a card, if it has one. */
export const otherFace = (card: CardData, face: FaceName): FaceName | undefined => {
  if (card.type === 'Character') return face === 'front' ? 'fallen' : 'front';
  if (card.type === 'Storyline') return face === 'front' ? 'back' : 'front';
  return undefined;
};

/** Longer texts are set smaller; a short one may breathe. */
const airOf = (lines: readonly TextLine[]) => {
  const length = lines.reduce((sum, line) => sum + line.text.length + 14, 0);
  return length < 62 ? 'as-air2' : length < 125 ? 'as-air1' : length > 260 ? 'as-air-tight' : undefined;
};

/** A full card, 250 by 350. */
export function Card({ card, face = 'front', onFlip, chapter, className }: CardProps) {
  const t = useTranslations('cards');
  const view = faceOf(card, face);
  const other = otherFace(card, face);
  const isStory = card.type === 'Storyline' && !view.turned;
  return (
    <article
      className={classes(
        'as-card',
        isStory ? 'as-card-story' : view.type !== 'Homeworld' && airOf(view.lines),
        view.fallen && 'is-fallen',
        view.turned && !view.fallen && 'is-back',
        className,
      )}
      data-f={view.ink}
      data-f2={view.ink2}
      data-t={view.type}
      translate="no"
      aria-label={`${view.name}, ${typeWords(view, t)}`}
    >
      <div className="as-c-art">
        <CardArt cardId={card.id} face={artFace(view)} width={250} />
      </div>
      {view.fallen && (
        <svg className="as-crack" viewBox="0 0 250 350" aria-hidden="true">
          <path d="M182 0 168 34 186 62 150 104 162 132 132 168" />
          <path d="M186 62 214 76M150 104 122 98M162 132 190 150" />
        </svg>
      )}
      <Head view={view} />
      {isStory ? <StorylineFront card={card} chapter={chapter} /> : <Body view={view} />}
      {onFlip && other && (
        <button
          type="button"
          className="as-c-flip"
          title={t('turnOver')}
          aria-label={t('turnCardOver', { name: card.name })}
          onClick={() => onFlip(other)}
        >
          <Icon name="flip" size={14} />
        </button>
      )}
    </article>
  );
}

const sizeOfTitle = (view: FaceView) => {
  const room = (view.cost ? 0 : 4) + (view.unique ? 0 : 2);
  const { length } = view.title;
  return length > 24 + room ? 'is-smallest' : length > 18 + room ? 'is-small' : undefined;
};

function Head({ view }: { view: FaceView }) {
  const t = useTranslations('cards');
  return (
    <header className="as-c-head">
      {view.cost && <Cost cost={view.cost} />}
      <h3>
        <span className={classes('as-c-name', !view.epithet && 'is-solo', sizeOfTitle(view))}>{view.title}</span>
        {view.epithet && <span className="as-c-epithet">{view.epithet}</span>}
      </h3>
      {view.unique && (
        <span className="as-unique" role="img" aria-label={t('unique')} title={t('uniqueRule')}>
          <i />
        </span>
      )}
    </header>
  );
}

function TypeLine({ view }: { view: FaceView }) {
  const t = useTranslations('cards');
  const traits = view.traits && view.type !== 'Homeworld' ? ` · ${view.traits}` : '';
  return (
    <div className="as-c-type">
      <span>
        {view.speed && <SpeedMark speed={view.speed} />}
        {view.fallen ? t('types.Character') : `${t(`types.${view.type}`)}${traits}`}
        {view.fallen && <em>{t('fallen')}</em>}
        {view.turned && !view.fallen && <em>{t('backFace')}</em>}
      </span>
      {!view.turned && view.type !== 'Homeworld' && <ActNumerals acts={view.acts} />}
    </div>
  );
}

function Body({ view }: { view: FaceView }) {
  const t = useTranslations('cards');
  const { card } = view;
  const family = view.family || t('types.Storyline');
  const under = view.turned && !view.fallen ? t('completed', { name: card.name }) : family;
  return (
    <>
      <TypeLine view={view} />
      <div className="as-c-body">
        {view.drives.length > 0 ? (
          <div className="as-drives">
            <Drives drives={view.drives} />
          </div>
        ) : (
          <div className="as-c-under">{under}</div>
        )}
        <Lines lines={view.lines} />
        {card.type === 'Homeworld' && <HomeworldFigures card={card} />}
      </div>
      <footer className="as-c-foot">
        <Sigil faction={view.ink} />
        <span className="as-print">
          {printOf(card)}
          <br />
          {card.type === 'Homeworld' ? t('types.Homeworld') : family}
        </span>
        {view.type !== 'Homeworld' && (
          <span className="as-c-figures">
            {view.income !== undefined && (
              <span className="as-income">
                <Stat stat="income" value={view.income} size={24} />
                <em aria-hidden="true">{t('statLabels.income')}</em>
              </span>
            )}
            {view.command !== undefined && (
              <span className="as-income">
                <Stat stat="command" value={view.command} size={24} />
                <em aria-hidden="true">{t('statLabels.command')}</em>
              </span>
            )}
            {view.sp !== undefined && <SpMark value={view.sp} size={26} />}
            {view.stats.map(({ stat, value }) => (
              <Stat key={stat} stat={stat} value={value} />
            ))}
          </span>
        )}
      </footer>
    </>
  );
}

type RewardLine = TextLine & { kind: 'reward' | 'reversal reward' };
const isReward = (line: TextLine): line is RewardLine => line.kind === 'reward' || line.kind === 'reversal reward';

/** Keywords stand on one line, every other text on its own. */
function Lines({ lines }: { lines: readonly TextLine[] }) {
  const t = useTranslations('cards');
  const keywords = lines.filter((line) => line.kind === 'keyword');
  const rewards = lines.filter(isReward);
  const rest = lines.filter((line) => line.kind !== 'keyword' && !isReward(line));
  return (
    <div className="as-rules">
      {rewards.map((line) => (
        <p key={line.kind} className="as-reward">
          <b>{t(`labels.${line.kind}`)}</b> <RichText text={line.text} />
        </p>
      ))}
      {keywords.length > 0 && (
        <p>
          <b>{keywords.map((line) => line.text).join(' · ')}</b>
        </p>
      )}
      {rest.map((line) => (
        <p key={line.text}>
          <RichText text={line.text} />
        </p>
      ))}
    </div>
  );
}

function HomeworldFigures({ card }: { card: Extract<CardData, { type: 'Homeworld' }> }) {
  const t = useTranslations('cards');
  return (
    <div className="as-homeworld">
      <div>
        <b>{card.treasury}</b>
        <span>{t.rich('startingTreasury', { br: () => <br /> })}</span>
      </div>
      {(['income', 'command', 'bastion'] as const).map((stat) => (
        <div key={stat}>
          <Stat stat={stat} value={card[stat]} size={28} />
          <span aria-hidden="true">{t(`stats.${stat}`)}</span>
        </div>
      ))}
    </div>
  );
}
