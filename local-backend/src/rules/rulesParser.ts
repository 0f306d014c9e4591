import { createLexer } from './lexer';
import { parseExpression } from './expressionParser';
import {
  READ_METHODS,
  WRITE_METHODS,
  type Allow,
  type FunctionDeclaration,
  type MatchBlock,
  type Method,
  type PatternSegment,
} from './syntax';
import { RulesSyntaxError } from './rulesSyntaxError';
import { createTokenReader, described, type TokenReader } from './tokenReader';

/** More `let` than this in one function are refused in production. */
const MAX_LETS = 10;

const METHODS_OF: ReadonlyMap<string, readonly Method[]> = new Map<string, readonly Method[]>([
  ['read', READ_METHODS],
  ['write', WRITE_METHODS],
  ...[...READ_METHODS, ...WRITE_METHODS].map((method) => [method, [method]] as const),
]);

/** Parses a rules file of version 2 into its `service` block. Throws RulesSyntaxError. */
export function parseRules(source: string): MatchBlock {
  const reader = createTokenReader(createLexer(source));
  parseVersion(reader);
  const { line } = reader.expect('service');
  const product = reader.name('a service');
  reader.expect('.');
  if (product.text !== 'cloud' || reader.name('a service').text !== 'firestore') {
    reader.refuse(product, 'the only service supported is cloud.firestore');
  }
  const block = parseBlock(reader, line, []);
  const end = reader.lexer.take();
  if (end.kind !== 'end') reader.refuse(end, `expected the end but found ${described(end)}`);
  return block;
}

function parseVersion(reader: TokenReader): void {
  reader.expect('rules_version');
  reader.expect('=');
  const version = reader.lexer.take();
  if (version.kind !== 'string' || version.text !== '2') {
    reader.refuse(version, "only rules_version = '2' is supported");
  }
  reader.accept(';');
}

function parseBlock(
  reader: TokenReader,
  line: number,
  pattern: readonly PatternSegment[],
): MatchBlock {
  const allows: Allow[] = [];
  const functions: FunctionDeclaration[] = [];
  const matches: MatchBlock[] = [];
  reader.expect('{');
  while (!reader.accept('}')) {
    const token = reader.name('match, allow or function');
    if (token.text === 'match') matches.push(parseMatch(reader, token.line));
    else if (token.text === 'allow') allows.push(parseAllow(reader, token.line));
    else if (token.text === 'function') functions.push(parseFunction(reader, token.line));
    else reader.refuse(token, `expected match, allow or function but found ${described(token)}`);
  }
  if (allows.length + functions.length + matches.length === 0) {
    throw new RulesSyntaxError(line, 'a block holds at least one match, allow or function');
  }
  return { line, pattern, allows, functions, matches };
}

function parseMatch(reader: TokenReader, line: number): MatchBlock {
  const slash = reader.expect('/');
  const pattern: PatternSegment[] = [];
  let offset = slash.end;
  const part = (): string => {
    const read = reader.lexer.pathPartAt(offset);
    if (read === null) return reader.refuse(slash, 'the path of a match is not complete');
    offset = read.end;
    return read.text;
  };
  for (;;) {
    const text = part();
    if (text === '{') pattern.push(parseWildcard(part, () => reader.refuse(slash, WILDCARD)));
    else if (/^[\w-]+$/.test(text)) pattern.push({ kind: 'literal', text });
    else reader.refuse(slash, `${JSON.stringify(text)} has no place in the path of a match`);
    const separator = reader.lexer.pathPartAt(offset);
    if (separator?.text !== '/') break;
    offset = separator.end;
  }
  reader.lexer.moveTo(offset);
  if (pattern.filter(({ kind }) => kind === 'rest').length > 1) {
    reader.refuse(slash, 'a path has at most one {name=**}');
  }
  return parseBlock(reader, line, pattern);
}

const WILDCARD = 'a wildcard is written {name} or {name=**}';

function parseWildcard(part: () => string, refuse: () => never): PatternSegment {
  const name = part();
  if (!/^[A-Za-z_]\w*$/.test(name)) refuse();
  const close = part();
  if (close === '}') return { kind: 'one', name };
  if (close !== '=**' || part() !== '}') refuse();
  return { kind: 'rest', name };
}

function parseAllow(reader: TokenReader, line: number): Allow {
  const methods = new Set<Method>();
  do {
    const token = reader.name('a method');
    const named = METHODS_OF.get(token.text);
    if (named === undefined) reader.refuse(token, `there is no method "${token.text}"`);
    for (const method of named) methods.add(method);
  } while (reader.accept(','));
  if (reader.accept(';')) return { line, methods, condition: null };
  reader.expect(':');
  reader.expect('if');
  const condition = parseExpression(reader);
  reader.expect(';');
  return { line, methods, condition };
}

function parseFunction(reader: TokenReader, line: number): FunctionDeclaration {
  const name = reader.name('the name of a function').text;
  const parameters = parseParameters(reader);
  const lets: FunctionDeclaration['lets'][number][] = [];
  reader.expect('{');
  for (let word = reader.accept('let'); word !== null; word = reader.accept('let')) {
    if (lets.length === MAX_LETS) reader.refuse(word, `a function has at most ${MAX_LETS} lets`);
    const variable = reader.name('the name of a variable').text;
    reader.expect('=');
    lets.push({ name: variable, value: parseExpression(reader) });
    reader.expect(';');
  }
  reader.expect('return');
  const result = parseExpression(reader);
  reader.accept(';');
  reader.expect('}');
  return { line, name, parameters, lets, result };
}

function parseParameters(reader: TokenReader): string[] {
  const parameters: string[] = [];
  reader.expect('(');
  while (!reader.accept(')')) {
    parameters.push(reader.name('the name of a parameter').text);
    if (reader.accept(',')) continue;
    reader.expect(')');
    break;
  }
  return parameters;
}
