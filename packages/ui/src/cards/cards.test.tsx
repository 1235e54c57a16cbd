import { CARDS } from '@astris/cards';
import { describe, expect, it } from 'vitest';
import { sample, storyline } from '../gallery/samples';
import { english } from '../testing/english';
import { renderToStaticMarkup } from '../testing/render';
import { Card } from './card';
import { type FaceName, faceOf, typeWords } from './face';
import { Meter, Pips, Treasury } from './meters';
import { RichText } from './rich-text';
import { TableCard } from './table-card';
import { Tile } from './tile';

const named = (html: string) => html.match(/aria-label="([^"]*)"/)?.[1]?.replaceAll('&#x27;', "'");
const words = (html: string) =>
  html
    .replace(/<span aria-hidden="true">.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'");

describe('TableCard', () => {
  it('is a button named with all that it shows', () => {
    const html = renderToStaticMarkup(
      <TableCard
        card={sample('ilyane-lamp-of-the-verge')}
        side="mine"
        damage={1}
        legal={3}
        stats={{ power: 2 }}
        tucks={[{ kind: 'bind', name: 'The Long Vigil', chapter: 'II' }]}
      />,
    );
    expect(html).toContain('<button');
    expect(named(html)).toBe(
      'Ilyane, Lamp of the Verge, yours, Character, ready, Power 2, Resolve 4, Bound to The Long Vigil, 1 damage, can act, 3 actions',
    );
  });

  it('says why a card can not be used, and stays focusable', () => {
    const html = renderToStaticMarkup(
      <TableCard card={sample('edict-of-recall')} size="hand" disabled="Slow (11.3)" />,
    );
    expect(named(html)).toBe("Edict of Recall, Slow Maneuver, costs 3 Command, can't be used: Slow (11.3)");
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=');
  });

  it('says the verb of a hostile choice and the key of a candidate', () => {
    const html = renderToStaticMarkup(
      <TableCard card={sample('brother-osk-bell-warden')} side="mine" hostile="Sacrifice" candidate={2} activated />,
    );
    expect(named(html)).toContain('activated');
    expect(named(html)).toContain('choice 2, Sacrifice this');
  });

  it('names a tucked Device that can be pressed as a button of its own', () => {
    const html = renderToStaticMarkup(
      <TableCard
        card={sample('veyra-dusk-consul')}
        side="theirs"
        tucks={[{ kind: 'device', name: 'Censer of the Verge', legal: true, onClick: () => undefined }]}
      />,
    );
    expect(html).toContain('aria-label="Censer of the Verge, attached Device, can act"');
  });
});

describe('Tile', () => {
  it('names the face that is up', () => {
    const html = renderToStaticMarkup(<Tile card={storyline('the-long-vigil')} face="back" side="theirs" targeted />);
    expect(named(html)).toBe("Vigil Light, your opponent's, Location, back face, ready, Defense 4, targeted");
  });
});

describe('Card', () => {
  it('renders both faces of every card of the pool under its name', () => {
    for (const card of CARDS) {
      for (const face of ['front', 'back'] as FaceName[]) {
        const html = renderToStaticMarkup(<Card card={card} face={face} />);
        const view = faceOf(card, face);
        expect(named(html)?.replaceAll('&amp;', '&'), card.id).toBe(
          `${view.name}, ${typeWords(view, english('cards'))}`,
        );
        expect(html, card.id).toContain('alt=""');
      }
    }
  });

  it('turns only cards of two faces', () => {
    const flip = (id: string) => renderToStaticMarkup(<Card card={sample(id)} onFlip={() => undefined} />);
    expect(flip('ilyane-lamp-of-the-verge')).toContain('Turn Ilyane, Lamp of the Verge over');
    expect(flip('edict-of-recall')).not.toContain('Turn Edict of Recall over');
  });

  it('8.5.4 marks the Chapter that is active and those that are done', () => {
    const html = renderToStaticMarkup(<Card card={storyline('the-long-vigil')} chapter={2} />);
    expect(html).toContain('Chapter I, done');
    expect(html).toContain('Chapter II, active Chapter');
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  });
});

describe('RichText', () => {
  it('reads amounts as words', () => {
    const html = renderToStaticMarkup(<RichText text="1 CP, Activate: Gain 2C. Put 1 SP on this." />);
    expect(words(html)).toBe('1 Command Point, Activate: Gain 2 Currency. Put 1 Story Point on this.');
  });
  it('sets keywords in bold and leaves other words alone', () => {
    const html = renderToStaticMarkup(<RichText text="It has Guard and Plunder 2; a guard activates this." />);
    expect(html).toBe('It has <b>Guard</b> and <b>Plunder 2</b>; a guard activates this.');
  });
});

describe('meters', () => {
  it('10.3 says what a full Treasury would lose', () => {
    expect(renderToStaticMarkup(<Treasury value={18} gain={4} />)).toContain('18 of 20, 2 would be lost');
  });
  it('says what a spend leaves', () => {
    expect(renderToStaticMarkup(<Treasury value={13} spend={4} />)).toContain('13 of 20, leaves 9');
  });
  it('says how far an End condition has come', () => {
    const html = renderToStaticMarkup(<Meter label="Characters fall" value={1} max={3} ghost={1} />);
    expect(html).toContain('aria-label="Characters fall"');
    expect(html).toContain('1 of 3, would be 2');
  });
  it('8.12 says how near a Reversal is', () => {
    expect(named(renderToStaticMarkup(<Pips chapter={2} reversal="would go live" />))).toBe(
      'Chapter II of III, Reversal would go live',
    );
  });
});
