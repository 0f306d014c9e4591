import { parse, type Select, type Token } from '@messageformat/parser';

/** Messages in ICU MessageFormat by their names, in groups. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

export interface CompileOptions {
  readonly language: string;
  readonly messages: Messages;
  /** In the order of whose arguments every language's functions take theirs. */
  readonly source: Messages;
}

/**
 * A module of TypeScript that says a language's messages: a text, or a function where there is something to fill in. The
 * functions take what the source language names, in its order. It imports nothing, and is given what plurals and
 * numbers ask of the language. Throws where a message names anything else, or not all of it, or a plural has
 * other categories than the language.
 */
export function compileMessages({ language, messages, source }: CompileOptions): string {
  const words = compileGroup(messages, source, { language, path: '' });
  const tools = ['plural', 'digits'].filter((tool) => words.includes(`${tool}(`));
  const given = tools.length > 0 ? `{ ${tools.join(', ')} }: Language` : '';
  return [
    `// Made of ../${language}.json by \`npm run translations\`.`,
    ...(tools.length > 0 ? [`import type { Language } from '../inLanguage';`] : []),
    ...(messages === source ? [] : [`import type { AllWords } from '../words';`]),
    '',
    `export const words = (${given})${messages === source ? '' : ': AllWords'} => (${words});`,
    '',
  ].join('\n');
}

interface Place {
  readonly language: string;
  /** Of the message in its file. */
  readonly path: string;
}

function compileGroup(messages: Messages, source: Messages, { language, path }: Place): string {
  const names = Object.keys(source);
  const [missing] = names.filter((name) => messages[name] === undefined);
  const [strange] = Object.keys(messages).filter((name) => source[name] === undefined);
  if (missing !== undefined) throw new Error(`${language}: ${path}${missing} is missing`);
  if (strange !== undefined) throw new Error(`${language}: ${path}${strange} is not in the source`);
  const entries = names.map((name) => {
    const place = { language, path: `${path}${name}` };
    const [message = '', original = ''] = [messages[name], source[name]];
    if (typeof message === 'string' && typeof original === 'string')
      return `${JSON.stringify(name)}: ${compileMessage(message, original, place)}`;
    if (typeof message === 'string' || typeof original === 'string')
      throw new Error(
        `${language}: ${place.path} is a group in one language and a text in another`,
      );
    const group = compileGroup(message, original, { language, path: `${place.path}.` });
    return `${JSON.stringify(name)}: ${group}`;
  });
  return `{\n${entries.map((entry) => `${entry},\n`).join('')}}`;
}

function compileMessage(message: string, original: string, { language, path }: Place): string {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const tokens = parse(message, { strict: true });
  const wanted = argumentsOf(parse(original, { strict: true }));
  const named = argumentsOf(tokens);
  for (const [name, type] of [...wanted, ...named])
    if (wanted.get(name) !== type || named.get(name) !== type)
      throw new Error(`${language}: ${path} and the source do not agree about {${name}}`);
  const text = compileTokens(tokens, null, { categories, where: `${language}: ${path}` });
  if (wanted.size === 0) return JSON.stringify(tokens.map(plainText).join(''));
  const parameters = [...wanted].map(([name, type]) => `${name}: ${type}`);
  return `(${parameters.join(', ')}) => ${text}`;
}

const plainText = (token: Token): string => (token.type === 'content' ? token.value : '');

/** The arguments of a message and what each is, in the order in which they are first named. */
function argumentsOf(tokens: readonly Token[]): Map<string, 'number' | 'string'> {
  const found = new Map<string, 'number' | 'string'>();
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue;
    const type = token.type === 'argument' ? 'string' : 'number';
    found.set(token.arg, found.get(token.arg) ?? type);
    if ('cases' in token)
      for (const [name, inner] of token.cases.flatMap((one) => [...argumentsOf(one.tokens)]))
        found.set(name, found.get(name) ?? inner);
  }
  return found;
}

interface Checked {
  readonly categories: readonly string[];
  readonly where: string;
}

/** An expression; `counted` is what `#` stands for. */
function compileTokens(tokens: readonly Token[], counted: string | null, checked: Checked): string {
  const [only] = tokens;
  if (only !== undefined && only.type !== 'content' && tokens.length === 1)
    return compileFilled(only, counted, checked);
  const pieces = tokens.map((token) =>
    token.type === 'content'
      ? token.value.replace(/[\\`]|\$\{/g, (sign) => `\\${sign}`)
      : `\${${compileFilled(token, counted, checked)}}`,
  );
  return `\`${pieces.join('')}\``;
}

function compileFilled(
  token: Exclude<Token, { type: 'content' }>,
  counted: string | null,
  checked: Checked,
): string {
  switch (token.type) {
    case 'argument':
      return token.arg;
    case 'octothorpe':
      return `digits(${counted ?? 'NaN'})`;
    case 'function':
      if (token.key !== 'number') throw new Error(`${checked.where} has ${token.key}`);
      return `digits(${token.arg})`;
    case 'plural':
      return compilePlural(token, checked);
    default:
      throw new Error(`${checked.where} has ${token.type}`);
  }
}

function compilePlural({ arg, cases }: Select, { categories, where }: Checked): string {
  const forms = cases.map(({ key }) => key).filter((key) => !key.startsWith('='));
  if ([...forms].sort().join() !== [...categories].sort().join())
    throw new Error(`${where} has ${forms.join()}, not ${categories.join()}`);
  const texts = cases.map(
    ({ key, tokens }) =>
      `${JSON.stringify(key)}: ${compileTokens(tokens, arg, { categories, where })}`,
  );
  return `plural(${arg}, { ${texts.join(', ')} })`;
}
