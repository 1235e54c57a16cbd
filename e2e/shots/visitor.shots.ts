/** Every page that somebody sees who is not signed in. */
import { test } from '../support/test';
import { shoot } from './camera';

const PAGES = {
  home: '/',
  catalog: '/cards',
  'catalog-list': '/cards?q=t:character+order:cost&view=list',
  'catalog-nothing': '/cards?q=t:character+cost>40',
  'catalog-trouble': '/cards?q=colour:red+(t:device',
  'card-character': '/cards/lio-maroun-whisperer',
  'card-storyline': '/cards/the-living-contract',
  'card-homeworld': '/cards/emberwell',
  art: '/cards/art',
  syntax: '/cards/syntax',
  rulebook: '/rules',
  lobby: '/play',
  watch: '/watch',
  ladder: '/ladder',
  decks: '/decks',
  history: '/history',
  settings: '/settings',
  'sign-in': '/signin',
  'sign-up': '/signup',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password?token=none',
  notices: '/notices?notice=none',
  moderation: '/moderation',
  'unknown-page': '/no-such-page',
  'unknown-card': '/cards/no-such-card',
  'unknown-player': '/player/NoSuchPlayer',
  'unknown-game': '/game/no-such-game',
  'unknown-deck': '/decks/no-such-deck',
  'unknown-challenge': '/challenge/no-such-key',
  'unreadable-code': '/decks/code/nonsense',
};

for (const [name, address] of Object.entries(PAGES)) {
  test(name, async ({ page }) => {
    await page.goto(address);
    // Pages as long as all cards or all rules are looked at where they begin.
    await shoot(page, name, { whole: !['catalog', 'catalog-list', 'art', 'rulebook'].includes(name) });
  });
}
