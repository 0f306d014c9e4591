import type { Token } from './lexer';
import { BINARY_OPERATORS, TYPE_NAMES, type BinaryOperator, type Expression } from './syntax';
import { described, type TokenReader } from './tokenReader';

/** How strongly an operator binds (R5), weakest first: as the emulator reads them; the documentation has `in` above `==`. */
const STRENGTH = {
  '||': 2,
  '&&': 3,
  in: 4,
  '==': 5,
  '!=': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
} as const satisfies Record<BinaryOperator, number>;
const TERNARY = 1;
const IS = STRENGTH.in;
const UNARY = 9;
const POSTFIX = 10;

/** Parses one expression by precedence climbing; what follows it is left unread. */
export function parseExpression(reader: TokenReader, weakest = 0): Expression {
  let left = parsePrefix(reader);
  for (;;) {
    const next = parseSuffix(reader, left, weakest);
    if (next === null) return left;
    left = next;
  }
}

function parsePrefix(reader: TokenReader): Expression {
  const token = reader.lexer.take();
  const { line } = token;
  if (token.kind === 'string') return { kind: 'literal', line, value: token.text };
  if (token.kind === 'int') return { kind: 'literal', line, value: BigInt(token.text) };
  if (token.kind === 'float') return { kind: 'literal', line, value: Number(token.text) };
  if (token.kind === 'word') return parseWord(reader, token);
  if (token.text === '!' || token.text === '-') {
    return { kind: 'unary', line, operator: token.text, of: parseExpression(reader, UNARY) };
  }
  if (token.text === '(') {
    const inner = parseExpression(reader);
    reader.expect(')');
    return { kind: 'group', line, of: inner };
  }
  if (token.text === '[') {
    return { kind: 'list', line, items: parseListUntil(reader, ']') };
  }
  if (token.text === '{') return { kind: 'map', line, entries: parseMapEntries(reader) };
  if (token.text === '/') return parsePathLiteral(reader, token);
  return reader.refuse(token, `expected an expression but found ${described(token)}`);
}

const WORD_LITERALS: ReadonlyMap<string, null | boolean> = new Map([
  ['null', null],
  ['true', true],
  ['false', false],
]);

function parseWord(reader: TokenReader, token: Token): Expression {
  const { line, text } = token;
  const literal = WORD_LITERALS.get(text);
  if (literal !== undefined) return { kind: 'literal', line, value: literal };
  if (reader.accept('(')) {
    return { kind: 'call', line, name: text, args: parseListUntil(reader, ')') };
  }
  return { kind: 'name', line, name: text };
}

/** What continues `left`, or null where nothing that binds more strongly than `weakest` follows. */
function parseSuffix(reader: TokenReader, left: Expression, weakest: number): Expression | null {
  const { line, text, kind } = reader.lexer.peek();
  if (kind !== 'sign' && kind !== 'word') return null;
  if (text === '.' && weakest < POSTFIX) return parseMember(reader, left);
  if (text === '[' && weakest < POSTFIX) return parseIndex(reader, left);
  if (text === '?' && weakest <= TERNARY) return parseTernary(reader, left);
  if (text === 'is' && weakest < IS) return parseIs(reader, left);
  const operator = BINARY_OPERATORS.find((candidate) => candidate === text);
  if (operator === undefined || STRENGTH[operator] <= weakest) return null;
  reader.lexer.take();
  const right = parseExpression(reader, STRENGTH[operator]);
  return { kind: 'binary', line, operator, left, right };
}

function parseMember(reader: TokenReader, of: Expression): Expression {
  reader.expect('.');
  const { text: name, line } = reader.name('a name after "."');
  if (reader.accept('(')) {
    return { kind: 'method', line, of, name, args: parseListUntil(reader, ')') };
  }
  return { kind: 'member', line, of, name };
}

function parseIndex(reader: TokenReader, of: Expression): Expression {
  const { line } = reader.expect('[');
  const index = parseExpression(reader);
  if (!reader.accept(':')) {
    reader.expect(']');
    return { kind: 'index', line, of, index };
  }
  const to = parseExpression(reader);
  reader.expect(']');
  return { kind: 'range', line, of, from: index, to };
}

function parseTernary(reader: TokenReader, condition: Expression): Expression {
  const { line } = reader.expect('?');
  const then = parseExpression(reader, TERNARY);
  reader.expect(':');
  return { kind: 'ternary', line, condition, then, otherwise: parseExpression(reader, TERNARY) };
}

function parseIs(reader: TokenReader, of: Expression): Expression {
  reader.expect('is');
  const token = reader.name('a type after "is"');
  const type = TYPE_NAMES.find((name) => name === token.text);
  if (type === undefined) {
    return reader.refuse(token, `the type "${token.text}" is not supported`);
  }
  return { kind: 'is', line: token.line, of, type };
}

function parseListUntil(reader: TokenReader, close: string): Expression[] {
  const items: Expression[] = [];
  while (!reader.accept(close)) {
    items.push(parseExpression(reader));
    if (reader.accept(',')) continue;
    reader.expect(close);
    break;
  }
  return items;
}

function parseMapEntries(reader: TokenReader): (readonly [string, Expression])[] {
  const entries: (readonly [string, Expression])[] = [];
  while (!reader.accept('}')) {
    const key = reader.lexer.take();
    if (key.kind !== 'string') reader.refuse(key, 'the key of a map is a string in quotes');
    reader.expect(':');
    entries.push([key.text, parseExpression(reader)]);
    if (reader.accept(',')) continue;
    reader.expect('}');
    break;
  }
  return entries;
}

/** `/databases/$(database)/documents/users/$(uid)`: segments of text or of one `$( )` each. */
function parsePathLiteral(reader: TokenReader, slash: Token): Expression {
  const parts: (string | Expression)[] = [];
  let offset = slash.end;
  for (;;) {
    const part = reader.lexer.pathPartAt(offset);
    if (part === null || !/^[\w$-]/.test(part.text)) {
      return reader.refuse(slash, 'a path is made of names and $(…), with "/" between them');
    }
    offset = part.end;
    if (part.text === '$(') {
      reader.lexer.moveTo(offset);
      parts.push(parseExpression(reader));
      offset = reader.expect(')').end;
    } else {
      parts.push(part.text);
    }
    const separator = reader.lexer.pathPartAt(offset);
    if (separator?.text !== '/') break;
    offset = separator.end;
  }
  reader.lexer.moveTo(offset);
  return { kind: 'path', line: slash.line, parts };
}
