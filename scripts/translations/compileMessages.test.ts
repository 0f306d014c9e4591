import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compileMessages, type Messages } from './compileMessages';
import { compiledFiles } from './translations';

const ROOT = path.join(__dirname, '..', '..');
const source: Messages = {
  hello: 'Hello',
  not: 'Not {name}?',
  group: { place: 'Screen {screen, number} of {of, number}' },
  length: '{seconds, plural, one {# second} other {# seconds}}',
};
const compiled = (language: string, changes: Messages) =>
  compileMessages({ language, messages: { ...source, ...changes }, source });

it('what is compiled is what the message files say', async () => {
  const files = await compiledFiles(ROOT);
  const stored = await Promise.all(
    files.map(({ file }) => readFile(path.join(ROOT, file), 'utf8').catch(() => '')),
  );
  const stale = files.filter(({ text }, index) => text !== stored[index]);
  expect(stale.map(({ file }) => `${file}: run npm run translations`)).toEqual([]);
});

it('texts stay texts, and functions take their arguments in the order of the source', () => {
  const module = compiled('de', { group: { place: 'Von {of, number} Nummer {screen, number}' } });
  expect(module).toContain('"hello": "Hello"');
  expect(module).toContain('"not": (name: string) => `Not ${name}?`');
  expect(module).toContain(
    '"place": (screen: number, of: number) => `Von ${digits(of)} Nummer ${digits(screen)}`',
  );
});

it('nothing in a message is code', () => {
  const module = compiled('de', {
    not: '`${alert(1)}` \\ {name}'.replace('{alert(1)}', `'{alert(1)}'`),
  });
  expect(module).toContain('`\\`\\${alert(1)}\\` \\\\ ${name}`');
});

it.each<[string, Messages, RegExp]>([
  ['a message too few', { hello: 'Hallo', group: {} }, /group\.place is missing/],
  ['a message too many', { strange: 'Hallo' }, /strange is not in the source/],
  ['a group for a text', { hello: { there: 'x' } }, /hello is a group in one language/],
  ['another name', { not: 'Nicht {nmae}?' }, /do not agree about \{name\}/],
  ['a name left out', { not: 'Nicht Sie?' }, /do not agree about \{name\}/],
  ['a name more', { hello: 'Hallo {name}' }, /do not agree about \{name\}/],
  ['a number as text', { group: { place: '{screen} / {of, number}' } }, /agree about \{screen\}/],
  ['a category too many', plural('one {#} few {#} other {#}'), /has one,few,other, not/],
  ['a category too few', plural('other {#}'), /has other, not one,other/],
  ['a select', { not: '{name, select, a {x} other {y}}' }, /./],
  ['a brace too few', { not: 'Nicht {name' }, /./],
])('a language with %s does not compile', (_, changes, fault) => {
  expect(() => compiled('de', changes)).toThrow(fault);
});

it.each([
  ['pl', 'one {#} few {#} many {#} other {#}'],
  ['uk', 'one {#} few {#} many {#} other {#}'],
  ['ar', 'zero {#} one {#} two {#} few {#} many {#} other {#}'],
])('%s needs every category of its own', (language, forms) => {
  expect(() => compiled(language, plural(forms))).not.toThrow();
  expect(() => compiled(language, plural('one {#} other {#}'))).toThrow(/not/);
});

function plural(forms: string): Messages {
  return { length: `{seconds, plural, ${forms}}` };
}
