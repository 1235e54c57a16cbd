// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InEnglish } from '@/testing/in-english';
import { orNotLoaded } from './stage-loading';

test('a part that does not load leaves a button to try again, and one that does stands itself', async () => {
  const Part = () => <p>The table</p>;
  expect(await orNotLoaded(Promise.resolve(Part))).toBe(Part);
  const Instead = await orNotLoaded(Promise.reject<typeof Part>(new Error('no network')));
  const shown = renderToString(
    <InEnglish>
      <Instead />
    </InEnglish>,
  );
  expect(shown).toMatch(/<button.*The table did not load\. Try again/);
});
