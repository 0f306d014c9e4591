import { holds, holdsAll, includes, includesAll, setOf } from '../equality';
import { DocumentPath, RuleError, type RuleList, type RuleSet, type RuleValue } from '../ruleValue';
import type { MethodTable } from './method';

export const LIST_METHODS: MethodTable<RuleList> = new Map([
  ['size', { arity: 0, apply: (list) => BigInt(list.length) }],
  ['toSet', { arity: 0, apply: (list) => setOf(list) }],
  ['concat', { arity: 1, apply: (list, args) => [...list, ...args.list(0)] }],
  ['hasAll', { arity: 1, apply: (list, args) => includesAll(list, args.list(0)) }],
  [
    'hasAny',
    { arity: 1, apply: (list, args) => args.list(0).some((value) => includes(list, value)) },
  ],
  ['hasOnly', { arity: 1, apply: (list, args) => includesAll(args.list(0), list) }],
  [
    'removeAll',
    { arity: 1, apply: (list, args) => list.filter((item) => !includes(args.list(0), item)) },
  ],
  ['join', { arity: 1, apply: (list, args) => list.map(textOf).join(args.string(0)) }],
]);

/** As `string()` writes it, where that is the same everywhere: floats are not. */
function textOf(item: RuleValue): string {
  if (item === null || typeof item === 'boolean' || typeof item === 'bigint') return String(item);
  if (typeof item === 'string') return item;
  if (item instanceof DocumentPath) return `/${item.segments.join('/')}`;
  throw new RuleError('join() takes a list of texts, whole numbers, bools, paths and nulls');
}

export const SET_METHODS: MethodTable<RuleSet> = new Map([
  ['size', { arity: 0, apply: (set) => BigInt(set.members.length) }],
  ['hasAll', { arity: 1, apply: (set, args) => holdsAll(set, args.members(0)) }],
  [
    'hasAny',
    { arity: 1, apply: (set, args) => args.members(0).some((value) => holds(set, value)) },
  ],
  ['hasOnly', { arity: 1, apply: (set, args) => holdsAll(setOf(args.members(0)), set.members) }],
  ['union', { arity: 1, apply: (set, args) => setOf([...set.members, ...args.members(0)]) }],
  ['intersection', { arity: 1, apply: (set, args) => shared(set, args.members(0), true) }],
  ['difference', { arity: 1, apply: (set, args) => shared(set, args.members(0), false) }],
]);

function shared(set: RuleSet, others: RuleList, isShared: boolean): RuleSet {
  const other = setOf(others);
  return setOf(set.members.filter((member) => holds(other, member) === isShared));
}
