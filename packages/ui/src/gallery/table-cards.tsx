import type { Messages } from '@astris/messages';
import { useTranslations } from 'next-intl';
import { FaceDown, TableCard, type TableCardProps, Tile } from '../cards';
import { Row, Section, Shown } from './parts';
import { sample } from './samples';

type StateName = keyof Messages['gallery']['states'];
type State = [name: StateName, card: string, props: Omit<TableCardProps, 'card'>];
const STATES: readonly State[] = [
  ['ready', 'veyra-dusk-consul', { side: 'mine' }],
  ['activated', 'veyra-dusk-consul', { side: 'mine', activated: true }],
  ['legal', 'veyra-dusk-consul', { side: 'mine', legal: 3 }],
  ['selected', 'veyra-dusk-consul', { side: 'mine', selected: true }],
  ['candidate', 'sable-vey-tollbreaker', { side: 'theirs', candidate: 1 }],
  ['targeted', 'ilyane-lamp-of-the-verge', { side: 'mine', damage: 1 }],
  ['damaged', 'ilyane-lamp-of-the-verge', { side: 'mine', damage: 3 }],
  ['hostile', 'brother-osk-bell-warden', { side: 'mine' }],
  ['storyPoints', 'sable-vey-tollbreaker', { side: 'theirs', sp: 2 }],
  [
    'bound',
    'ilyane-lamp-of-the-verge',
    { side: 'mine', tucks: [{ kind: 'bind', name: 'The Long Vigil', chapter: 'II' }] },
  ],
  ['partnered', 'brother-osk-bell-warden', { side: 'mine', tucks: [{ kind: 'partner', name: 'The Long Vigil' }] }],
  [
    'boundTheirs',
    'sable-vey-tollbreaker',
    { side: 'theirs', tucks: [{ kind: 'bind', name: 'A Heavy Crown', chapter: 'II' }] },
  ],
  [
    'device',
    'veyra-dusk-consul',
    {
      side: 'mine',
      tucks: [
        { kind: 'bind', name: 'A Heavy Crown', chapter: 'I' },
        { kind: 'device', name: 'Censer of the Verge', legal: true, onClick: () => undefined },
      ],
    },
  ],
  ['disabled', 'edict-of-recall', { side: 'mine', cost: { CP: 3 } }],
  ['fallen', 'quill-marrow-twice-sold', { side: 'theirs', face: 'fallen' }],
  ['raised', 'veyra-dusk-consul', { side: 'mine', stats: { power: 5 } }],
  ['lowered', 'veyra-dusk-consul', { side: 'mine', stats: { power: 1, resolve: 3 } }],
];

const HAND = [
  'lanternlight-rally',
  'edict-of-recall',
  'pell-novice-of-the-wick',
  'lighthouse-tender',
  'archive-of-embers',
];

/** Cards at table, hand and phone size, in each state. */
export function TableCards() {
  const t = useTranslations('gallery');
  /** What is said on the card in some states. */
  const said: Partial<Record<StateName, Omit<TableCardProps, 'card'>>> = {
    targeted: { targeted: t('tableCards.incoming', { value: 3 }) },
    hostile: { hostile: t('tableCards.burn') },
    disabled: { disabled: t('tableCards.slow') },
  };
  return (
    <>
      <Section title={t('tableCards.title')} text={t('tableCards.text')}>
        <Row>
          {['ilyane-lamp-of-the-verge', 'veyra-dusk-consul', 'the-ninth-hour'].map((id) => (
            <TableCard key={id} card={sample(id)} side="mine" />
          ))}
          {['sable-vey-tollbreaker', 'cantor-iseth', 'marrow-kestrel', 'orra-who-counts-stars'].map((id) => (
            <TableCard key={id} card={sample(id)} side="theirs" />
          ))}
          <FaceDown size="table" />
        </Row>
        <Row>
          <Tile card={sample('haldens-rest')} wide side="mine" />
          <Tile card={sample('archive-of-embers')} side="mine" legal />
          <Tile card={sample('censer-of-the-verge')} side="mine" />
          <Tile card={sample('the-long-vigil')} face="back" side="mine" selected />
          <Tile card={sample('rooks-anchorage')} wide side="theirs" targeted={t('tableCards.incoming', { value: 2 })} />
          <Tile card={sample('toll-gate-nine')} side="theirs" damage={2} />
          <Tile card={sample('hollow-cathedral')} side="theirs" candidate={2} />
          <Tile card={sample('cantor-iseth')} side="theirs" activated />
        </Row>
      </Section>
      <Section title={t('tableCards.states')} text={t('tableCards.statesText')}>
        <div className="as-gallery-states">
          {STATES.map(([name, id, props]) => (
            <Shown key={name} name={t(`states.${name}.name`)} text={t(`states.${name}.text`)}>
              <TableCard card={sample(id)} {...props} {...said[name]} />
            </Shown>
          ))}
        </div>
      </Section>
      <Section title={t('tableCards.handAndPhone')}>
        <Row>
          {HAND.map((id, at) => (
            <TableCard key={id} card={sample(id)} size="hand" legal={at !== 1} selected={at === 2} />
          ))}
          <TableCard card={sample('writ-of-return')} size="hand" disabled={t('tableCards.noTarget')} />
          <TableCard card={sample('ilyane-lamp-of-the-verge')} size="hand" disabled={t('tableCards.tooDear')} />
          <FaceDown size="hand" />
        </Row>
        <Row>
          {['ilyane-lamp-of-the-verge', 'the-ninth-hour'].map((id) => (
            <TableCard key={id} card={sample(id)} size="phone" side="mine" damage={1} />
          ))}
          <TableCard
            card={sample('sable-vey-tollbreaker')}
            size="phone"
            side="theirs"
            activated
            tucks={[{ kind: 'bind', name: 'A Heavy Crown', chapter: 'II' }]}
          />
          {HAND.slice(0, 3).map((id) => (
            <TableCard key={id} card={sample(id)} size="phone-hand" legal />
          ))}
          <Tile card={sample('haldens-rest')} wide size="phone" side="mine" />
          <Tile card={sample('archive-of-embers')} size="phone" side="mine" />
        </Row>
      </Section>
    </>
  );
}
