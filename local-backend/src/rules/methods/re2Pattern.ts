import { RuleError } from '../ruleValue';

/** More repetitions than this are no pattern in RE2. */
const MAX_REPETITIONS = 1000;

/** What RE2 calls a blank; JavaScript's `\s` knows many more. */
const BLANK = '\\t\\n\\f\\r ';

const PIECES =
  /\\[pP]\{[^}]*\}|\\x[0-9A-Fa-f]{2}|\\[^]|\(\?<[A-Za-z_]\w*>|\(\?[^\]]?|\{\d+(?:,\d*)?\}|[^]/gu;

/** Escapes by a letter or digit that mean the same in both languages. */
const COMMON_ESCAPE = /^\\(?:[dDwWbBtnrfv]|x[0-9A-Fa-f]{2}|[pP]\{[A-Z][a-z]?\})$/;
const IN_CLASS_ESCAPE = /^\\(?:[dDwWtnrfv]|x[0-9A-Fa-f]{2}|[pP]\{[A-Z][a-z]?\})$/;

/**
 * A pattern of production's engine (RE2) as a RegExp that matches the same texts (R14). Throws
 * RuleError for what only one of the two languages knows, or what they understand differently.
 */
export function re2Pattern(source: string, flags: string): RegExp {
  try {
    return new RegExp(inJavaScript(source), flags);
  } catch (cause) {
    if (cause instanceof RuleError) throw cause;
    throw new RuleError('the pattern is not valid', { cause });
  }
}

function inJavaScript(source: string): string {
  let isInClass = false;
  let isClassEmpty = false;
  let written = '';
  for (const [piece] of source.matchAll(PIECES)) {
    if (isInClass) {
      if (piece === ']' && isClassEmpty) throw beyond(']');
      isInClass = piece !== ']';
      isClassEmpty &&= piece === '^' && written.endsWith('[');
      written += inClass(piece);
    } else {
      isInClass = piece === '[';
      isClassEmpty = isInClass;
      written += outside(piece);
    }
  }
  return written;
}

function inClass(piece: string): string {
  if (piece === '\\s') return BLANK;
  if (piece === '[' || piece.startsWith('(?')) throw beyond(piece);
  if (/^\\[A-Za-z0-9]/.test(piece) && !IN_CLASS_ESCAPE.test(piece)) throw beyond(piece);
  return piece;
}

function outside(piece: string): string {
  if (piece === '.') return '[^\\n]';
  if (piece === '\\s') return `[${BLANK}]`;
  if (piece === '\\S') return `[^${BLANK}]`;
  if (/^\\[A-Za-z0-9]/.test(piece) && !COMMON_ESCAPE.test(piece)) throw beyond(piece);
  if (piece.startsWith('(?') && piece !== '(?:' && !piece.endsWith('>')) throw beyond(piece);
  if (piece.startsWith('{')) refuseLong(piece);
  return piece;
}

function refuseLong(repetition: string): void {
  const counts = repetition.match(/\d+/g) ?? [];
  if (counts.some((count) => Number(count) > MAX_REPETITIONS)) throw beyond(repetition);
}

const beyond = (piece: string): RuleError =>
  new RuleError(`the pattern uses what RE2 does not have, or means otherwise: ${piece}`);
