import { type ParserPlugin, parse } from '@babel/parser';

/** A test's title as it stands in a test file; of a template, the words before its first expression. */
export interface TestTitle {
  readonly file: string;
  readonly line: number;
  readonly title: string;
}

interface Node {
  readonly type: string;
  readonly loc?: { readonly start: { readonly line: number } };
  readonly [key: string]: unknown;
}

const TEST_WORDS = new Set(['it', 'test']);
const SUITE_WORDS = new Set(['describe', 'suite', ...TEST_WORDS]);
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'skipIf']);
const NOT_A_TEST = new Set(['describe', 'step', 'beforeEach', 'beforeAll', 'afterEach', 'afterAll', 'use', 'extend']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** The words of a callee: `it.each(rows)` gives it, each; anything else than names gives none. */
function wordsOf(callee: unknown): readonly string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [callee.name as string];
  if (callee.type === 'CallExpression') return wordsOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag);
  if (callee.type !== 'MemberExpression') return [];
  return [...wordsOf(callee.object), ...wordsOf(callee.property)];
}

/** The fixed beginning of a title; undefined when the argument is no title. */
function titleOf(argument: unknown): string | undefined {
  if (!isNode(argument)) return undefined;
  if (argument.type === 'StringLiteral') return argument.value as string;
  if (argument.type === 'BinaryExpression') return titleOf(argument.left);
  if (argument.type !== 'TemplateLiteral') return undefined;
  const [first] = argument.quasis as { value: { cooked: string } }[];
  return first?.value.cooked;
}

/** The titles of the tests that a file would run; skipped ones, suites and comments are left out. */
export function titlesIn(file: string, source: string): readonly TestTitle[] {
  const plugins: ParserPlugin[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const { program } = parse(source, { sourceType: 'module', plugins });
  const found: TestTitle[] = [];

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isNode(value)) return;
    if (value.type === 'CallExpression') {
      const words = wordsOf(value.callee);
      const [head = '', ...rest] = words;
      if (SUITE_WORDS.has(head) && rest.some((word) => NOT_RUN.has(word))) return;
      const [first, second] = value.arguments as readonly unknown[];
      const title = titleOf(first);
      const runs = TEST_WORDS.has(head) && !rest.some((word) => NOT_A_TEST.has(word)) && second !== undefined;
      if (runs && title !== undefined) found.push({ file, line: value.loc?.start.line ?? 0, title });
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'loc') visit(child);
  };

  visit(program);
  return found;
}
