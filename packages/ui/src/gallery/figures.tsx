import { useTranslations } from 'next-intl';
import {
  ActNumerals,
  ActTrack,
  Amount,
  Cost,
  Drives,
  Meter,
  Pips,
  RichText,
  Sigil,
  SpMark,
  SpTag,
  Stat,
  Treasury,
} from '../cards';
import { FACTION_KEYS } from '../faction';
import { ACTION_ICONS, GLYPHS, Icon, type IconName } from '../icons';
import { Row, Section, Shown } from './parts';
import { OPPONENT } from './samples';

const GAME = Object.keys(GLYPHS) as IconName[];
const ACTIONS = Object.keys(ACTION_ICONS) as IconName[];

/** Numbers, meters and icons. */
export function Figures() {
  const t = useTranslations('gallery.figures');
  return (
    <>
      <Section title={t('title')} text={t('text')}>
        <Row>
          {(['power', 'resolve', 'hull', 'defense', 'bastion', 'income', 'command'] as const).map((stat) => (
            <Stat key={stat} stat={stat} value={3} />
          ))}
          <Stat stat="power" value={5} printed={3} />
          <Stat stat="resolve" value={2} printed={4} />
          <Cost cost={{ C: 4 }} />
          <Cost cost={{ CP: 2 }} />
          <SpMark value={2} size={26} />
          <SpTag value={1} />
          <ActNumerals acts={['I', 'II']} />
          <ActNumerals />
          <Drives drives={['Devotion', 'Truth']} />
          {Object.entries(FACTION_KEYS).map(([name, key]) => (
            <Sigil key={key} faction={key} label={name} />
          ))}
          <span>
            <Amount value={2} unit="C" size={14} /> <Amount value={1} unit="CP" size={14} />{' '}
            <Amount value={3} unit="SP" size={14} />
          </span>
          <span translate="no">
            <RichText text="2C, Activate: Vigilant and Plunder 2 this turn." size={14} />
          </span>
        </Row>
        <Row>
          <Treasury value={13} start={10} />
          <Treasury value={13} spend={4} label={t('yourTreasury')} />
          <Treasury value={18} gain={4} label={t('theirTreasury', { name: OPPONENT })} />
        </Row>
        <div className="as-gallery-columns">
          <Meter label={t('wins')} value={1} max={2} />
          <Meter label={t('fall')} value={1} max={3} ghost={1} />
          <Pips chapter={2} reversal="idle" />
          <Pips chapter={3} reversal="would go live" skipped={[1]} />
          <Pips chapter={3} reversal="live" />
          <Pips chapter={4} />
        </div>
        <ActTrack now="II" results={{ I: t('youWon') }} titles={{ II: t('actII'), III: t('actIII') }} />
      </Section>
      <Section title={t('icons')}>
        {[GAME, ACTIONS].map((names) => (
          <div key={names[0]} className="as-gallery-icons">
            {names.map((name) => (
              <Shown key={name} name={<span translate="no">{name}</span>}>
                <Icon name={name} size={22} />
              </Shown>
            ))}
          </div>
        ))}
      </Section>
    </>
  );
}
