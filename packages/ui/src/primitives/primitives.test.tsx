import { describe, expect, it } from 'vitest';
import { GLYPHS, Icon, type IconName } from '../icons';
import { renderToStaticMarkup } from '../testing/render';
import { Button, IconButton } from './button';
import { Chip } from './chip';
import { Progress } from './feedback';
import { Field } from './field';
import { RuleLink } from './rule-link';

describe('Button', () => {
  it('keeps its label and its focus when refused, and says why', () => {
    const html = renderToStaticMarkup(<Button refused="You have no Command Points">Skip</Button>);
    expect(html).toContain('Skip');
    expect(html).toContain('You have no Command Points');
    expect(html).toContain('aria-disabled="true"');
    expect(html).not.toContain(' disabled=""');
  });
  it('never sends a form unless it is told to', () => {
    expect(renderToStaticMarkup(<Button>Pass</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Sign in</Button>)).toContain('type="submit"');
  });
  it('names a button that has an icon alone', () => {
    expect(renderToStaticMarkup(<IconButton icon="x" label="Close" />)).toContain('aria-label="Close"');
  });
});

describe('Field', () => {
  it('ties its label, hint and error to the input', () => {
    const html = renderToStaticMarkup(<Field id="name" label="Name" hint="3 to 20 letters" error="Taken" />);
    expect(html).toContain('<label for="name"');
    expect(html).toContain('aria-describedby="name-hint name-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('role="alert"');
  });
});

describe('marks', () => {
  it('links a rule to its place on the rules page', () => {
    const html = renderToStaticMarkup(<RuleLink rule="8.10.3" />);
    expect(html).toContain('href="/rules#r-8.10.3"');
    expect(html).toContain('aria-label="Rule 8.10.3"');
  });
  it('says whether a filter is on', () => {
    expect(renderToStaticMarkup(<Chip pressed={false}>Fast</Chip>)).toContain('aria-pressed="false"');
  });
  it('says how much work is done', () => {
    expect(renderToStaticMarkup(<Progress label="Lessons" value={2} max={5} />)).toContain('aria-valuenow="2"');
  });
  it('draws every glyph of the game, hidden unless it is named', () => {
    for (const name of Object.keys(GLYPHS) as IconName[]) {
      expect(renderToStaticMarkup(<Icon name={name} />), name).toMatch(/aria-hidden="true".*<(path|circle)/);
    }
    expect(renderToStaticMarkup(<Icon name="story" label="Story Points" />)).toContain('aria-label="Story Points"');
  });
});
