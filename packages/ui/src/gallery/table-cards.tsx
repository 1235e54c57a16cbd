import { FaceDown, TableCard, type TableCardProps, Tile } from '../cards';
import { Row, Section, Shown } from './parts';
import { sample } from './samples';

type State = [name: string, text: string, card: string, props: Omit<TableCardProps, 'card'>];
const STATES: readonly State[] = [
  ['Ready', 'Upright, full colour', 'veyra-dusk-consul', { side: 'mine' }],
  ['Activated', '7° turn, dimmed, arrow', 'veyra-dusk-consul', { side: 'mine', activated: true }],
  ['Legal', 'Diamond, line, lift', 'veyra-dusk-consul', { side: 'mine', legal: 3 }],
  ['Selected', 'Ivory ring, tick, lift', 'veyra-dusk-consul', { side: 'mine', selected: true }],
  ['Candidate', 'Brackets, its key', 'sable-vey-tollbreaker', { side: 'theirs', candidate: 1 }],
  ['Targeted', 'Brackets, the words', 'ilyane-lamp-of-the-verge', { side: 'mine', targeted: '3 incoming', damage: 1 }],
  ['Damaged', 'Tag with a cut corner', 'ilyane-lamp-of-the-verge', { side: 'mine', damage: 3 }],
  ['Hostile choice', 'Dashed, the verb', 'brother-osk-bell-warden', { side: 'mine', hostile: 'Burn' }],
  ['Story Points', 'Star tag', 'sable-vey-tollbreaker', { side: 'theirs', sp: 2 }],
  [
    'Bound',
    'Solid strip below',
    'ilyane-lamp-of-the-verge',
    { side: 'mine', tucks: [{ kind: 'bind', name: 'The Long Vigil', chapter: 'II' }] },
  ],
  [
    'Partnered',
    'Dotted strip',
    'brother-osk-bell-warden',
    { side: 'mine', tucks: [{ kind: 'partner', name: 'The Long Vigil' }] },
  ],
  [
    'Bound, theirs',
    'Tucked above',
    'sable-vey-tollbreaker',
    { side: 'theirs', tucks: [{ kind: 'bind', name: 'A Heavy Crown', chapter: 'II' }] },
  ],
  [
    'Device attached',
    'Double edge, legal',
    'veyra-dusk-consul',
    {
      side: 'mine',
      tucks: [
        { kind: 'bind', name: 'A Heavy Crown', chapter: 'I' },
        { kind: 'device', name: 'Censer of the Verge', legal: true, onClick: () => undefined },
      ],
    },
  ],
  ['Disabled', 'Dimmed, the reason', 'edict-of-recall', { side: 'mine', cost: { CP: 3 }, disabled: 'Slow (11.3)' }],
  ['Fallen', 'Crack, grey, the word', 'quill-marrow-twice-sold', { side: 'theirs', face: 'fallen' }],
  ['Raised', 'Filled', 'veyra-dusk-consul', { side: 'mine', stats: { power: 5 } }],
  ['Lowered', 'Dashed', 'veyra-dusk-consul', { side: 'mine', stats: { power: 1, resolve: 3 } }],
];

const HAND = [
  'lanternlight-rally',
  'edict-of-recall',
  'pell-novice-of-the-wick',
  'lighthouse-tender',
  'archive-of-embers',
];

/** Cards at table, hand and phone size, in each state. */
export const TableCards = () => (
  <>
    <Section
      title="Table cards and tiles"
      text="96 by 134 in front, 72 by 72 behind. The notch says whose: mine points down, theirs up."
    >
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
        <Tile card={sample('rooks-anchorage')} wide side="theirs" targeted="2 incoming" />
        <Tile card={sample('toll-gate-nine')} side="theirs" damage={2} />
        <Tile card={sample('hollow-cathedral')} side="theirs" candidate={2} />
        <Tile card={sample('cantor-iseth')} side="theirs" activated />
      </Row>
    </Section>
    <Section title="States" text="Each has a shape and a word as well as a colour.">
      <div className="as-gallery-states">
        {STATES.map(([name, text, id, props]) => (
          <Shown key={name} name={name} text={text}>
            <TableCard card={sample(id)} {...props} />
          </Shown>
        ))}
      </div>
    </Section>
    <Section title="Hand and phone">
      <Row>
        {HAND.map((id, at) => (
          <TableCard key={id} card={sample(id)} size="hand" legal={at !== 1} selected={at === 2} />
        ))}
        <TableCard card={sample('writ-of-return')} size="hand" disabled="No Fallen target" />
        <TableCard card={sample('ilyane-lamp-of-the-verge')} size="hand" disabled="Costs 4, you have 2" />
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
