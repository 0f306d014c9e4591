import { RuleError } from '../ruleValue';
import type { MethodTable } from './method';

export const STRING_METHODS: MethodTable<string> = new Map([
  ['size', { arity: 0, apply: (text) => BigInt(Array.from(text).length) }],
  ['lower', { arity: 0, apply: (text) => text.toLowerCase() }],
  ['upper', { arity: 0, apply: (text) => text.toUpperCase() }],
  ['trim', { arity: 0, apply: (text) => text.trim() }],
  ['split', { arity: 1, apply: (text, args) => text.split(pattern(args.string(0), 'u')) }],
  [
    'replace',
    {
      arity: 2,
      apply: (text, args) => text.replace(pattern(args.string(0), 'gu'), () => args.string(1)),
    },
  ],
  [
    'matches',
    { arity: 1, apply: (text, args) => pattern(`^(?:${args.string(0)})$`, 'u').test(text) },
  ],
]);

/** What the production engine (RE2) lacks; a pattern that uses it must not pass here either (R14). */
export const BEYOND_RE2 = /\(\?<?[=!]|\\[1-9]|\\k</;

function pattern(source: string, flags: string): RegExp {
  if (BEYOND_RE2.test(source)) throw new RuleError('the pattern uses what RE2 does not have');
  try {
    return new RegExp(source, flags);
  } catch (cause) {
    throw new RuleError('the pattern is not valid', { cause });
  }
}
