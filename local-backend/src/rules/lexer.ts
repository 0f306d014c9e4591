import { RulesSyntaxError } from './rulesSyntaxError';

export interface Token {
  readonly kind: 'word' | 'int' | 'float' | 'string' | 'sign' | 'end';
  /** As written; for a string its content with the escapes resolved. */
  readonly text: string;
  readonly line: number;
  /** Offsets in the source: where the token begins, and where it ends. */
  readonly start: number;
  readonly end: number;
}

/** A cursor over a rules file. Paths are read raw, since blanks and words mean something else in them. */
export interface Lexer {
  peek(): Token;
  take(): Token;
  /** Reads one of `[A-Za-z0-9_-]+`, `{`, `}`, `$(`, `/`, `=**` right at `offset`, or null. */
  pathPartAt(offset: number): { readonly text: string; readonly end: number } | null;
  /** Goes on reading tokens from `offset`. */
  moveTo(offset: number): void;
}

const BLANKS = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const FLOAT = /\d+\.\d+(?:[eE][+-]?\d+)?|\d+[eE][+-]?\d+/y;
const INT = /\d+/y;
const SIGN = /&&|\|\||==|!=|<=|>=|[-+*/%!<>?:;,.()[\]{}=$]/y;
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y;
const PATH_PART = /[A-Za-z0-9_-]+|=\*\*|\$\(|[{}/]/y;

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
]);

export function createLexer(source: string): Lexer {
  let offset = 0;
  let peeked: Token | null = null;

  const read = (): Token => {
    const start = offset + (matchAt(BLANKS, source, offset)?.length ?? 0);
    const line = lineOf(source, start);
    const token = (kind: Token['kind'], raw: string, text = raw): Token => {
      return { kind, text, line, start, end: start + raw.length };
    };
    if (start >= source.length) return token('end', '');
    for (const [kind, pattern] of PLAIN_TOKENS) {
      const raw = matchAt(pattern, source, start);
      if (raw !== null) return token(kind, raw);
    }
    const quoted = matchAt(STRING, source, start);
    if (quoted !== null) return token('string', quoted, unescape(quoted, line));
    throw new RulesSyntaxError(line, `unexpected character ${JSON.stringify(source[start])}`);
  };

  return {
    peek: () => (peeked ??= read()),
    take: () => {
      const token = peeked ?? read();
      peeked = null;
      offset = token.end;
      return token;
    },
    pathPartAt: (at) => {
      const text = matchAt(PATH_PART, source, at);
      return text === null ? null : { text, end: at + text.length };
    },
    moveTo: (to) => {
      peeked = null;
      offset = to;
    },
  };
}

const PLAIN_TOKENS = [
  ['word', WORD],
  ['float', FLOAT],
  ['int', INT],
  ['sign', SIGN],
] as const;

function matchAt(pattern: RegExp, source: string, offset: number): string | null {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0] ?? null;
}

function lineOf(source: string, offset: number): number {
  let line = 1;
  for (let at = source.indexOf('\n'); at !== -1 && at < offset; at = source.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}

function unescape(quoted: string, line: number): string {
  return quoted.slice(1, -1).replace(/\\(.)/g, (_, letter: string) => {
    const character = ESCAPES.get(letter);
    if (character === undefined) {
      throw new RulesSyntaxError(line, `the escape \\${letter} is not supported`);
    }
    return character;
  });
}
