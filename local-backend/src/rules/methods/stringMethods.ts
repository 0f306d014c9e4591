import type { MethodTable } from './method';
import { re2Pattern } from './re2Pattern';

export const STRING_METHODS: MethodTable<string> = new Map([
  ['size', { arity: 0, apply: (text) => BigInt(text.length) }],
  ['lower', { arity: 0, apply: (text) => text.toLowerCase() }],
  ['upper', { arity: 0, apply: (text) => text.toUpperCase() }],
  ['trim', { arity: 0, apply: (text) => text.trim() }],
  ['split', { arity: 1, apply: (text, args) => text.split(re2Pattern(args.string(0), 'u')) }],
  [
    'replace',
    {
      arity: 2,
      apply: (text, args) => text.replace(re2Pattern(args.string(0), 'gu'), () => args.string(1)),
    },
  ],
  [
    'matches',
    { arity: 1, apply: (text, args) => re2Pattern(`^(?:${args.string(0)})$`, 'u').test(text) },
  ],
]);
