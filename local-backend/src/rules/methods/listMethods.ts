import { distinct, includes, includesAll } from '../equality';
import { RuleError, RuleSet, type RuleList } from '../ruleValue';
import type { MethodTable } from './method';

const hasAny = (values: RuleList, wanted: RuleList): boolean =>
  wanted.some((value) => includes(values, value));

export const LIST_METHODS: MethodTable<RuleList> = new Map([
  ['size', { arity: 0, apply: (list) => BigInt(list.length) }],
  ['toSet', { arity: 0, apply: (list) => new RuleSet(distinct(list)) }],
  ['concat', { arity: 1, apply: (list, args) => [...list, ...args.members(0)] }],
  ['hasAll', { arity: 1, apply: (list, args) => includesAll(list, args.members(0)) }],
  ['hasAny', { arity: 1, apply: (list, args) => hasAny(list, args.members(0)) }],
  ['hasOnly', { arity: 1, apply: (list, args) => includesAll(args.members(0), list) }],
  [
    'removeAll',
    {
      arity: 1,
      apply: (list, args) => list.filter((item) => !includes(args.members(0), item)),
    },
  ],
  [
    'join',
    {
      arity: 1,
      apply: (list, args) => {
        if (list.every((item) => typeof item === 'string')) return list.join(args.string(0));
        throw new RuleError('join() takes a list of texts');
      },
    },
  ],
]);

export const SET_METHODS: MethodTable<RuleSet> = new Map([
  ['size', { arity: 0, apply: (set) => BigInt(set.members.length) }],
  ['hasAll', { arity: 1, apply: (set, args) => includesAll(set.members, args.members(0)) }],
  ['hasAny', { arity: 1, apply: (set, args) => hasAny(set.members, args.members(0)) }],
  ['hasOnly', { arity: 1, apply: (set, args) => includesAll(args.members(0), set.members) }],
  [
    'union',
    {
      arity: 1,
      apply: (set, args) => new RuleSet(distinct([...set.members, ...args.members(0)])),
    },
  ],
  [
    'intersection',
    {
      arity: 1,
      apply: (set, args) =>
        new RuleSet(set.members.filter((member) => includes(args.members(0), member))),
    },
  ],
  [
    'difference',
    {
      arity: 1,
      apply: (set, args) =>
        new RuleSet(set.members.filter((member) => !includes(args.members(0), member))),
    },
  ],
]);
