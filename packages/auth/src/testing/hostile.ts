/** Text that means harm, for tests of everything that people write: each kind by its name. */
export const HOSTILE = {
  script: '<script>window.ran = 1</script>',
  handler: '"><img src=x onerror="window.ran = 1">',
  link: 'javascript:window.ran=1',
  sql: '\'; DROP TABLE "User"; --',
  template: '{{constructor.constructor("return 1")()}}',
  shell: '$(touch /ran) `touch /ran` #{7*7}',
  bidiOverride: 'Ann \u202egnirts\u202c Bo',
  bidiIsolate: 'Ann \u2067Bo',
  zeroWidth: 'A\u200bn\ufeffn\u2060a',
  tags: 'Ann\u{e0041}\u{e0042}',
  zalgo: `A${'\u0301\u0323\u0334'.repeat(12)}nn`,
  longWord: 'W'.repeat(1_900),
  nul: 'An\0na',
  escape: '\u001b[2J\u001b]0;owned\u0007Ann',
  lines: 'Ann\r\n\u2028Bo\u0085Cy',
  loneSurrogate: 'An\ud800na',
  family: '👩‍👩‍👧‍👦🏴‍☠️👍🏽',
} as const;

/** What must be in no text that is kept: what reorders its neighbours, hides, or commands a terminal. */
export const NEVER_KEPT =
  /[\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]|[^\P{Cc}\n\t]|\p{M}{4,}/u;
