import { isAlike } from '../equality';
import { isList, MapDiff, RuleError, RuleMap, RuleSet, type RuleValue } from '../ruleValue';
import type { MethodTable } from './method';

export const MAP_METHODS: MethodTable<RuleMap> = new Map([
  ['size', { arity: 0, apply: (map) => BigInt(map.entries.size) }],
  ['keys', { arity: 0, apply: (map) => [...map.entries.keys()] }],
  ['values', { arity: 0, apply: (map) => [...map.entries.values()] }],
  ['get', { arity: 2, apply: (map, args) => valueOr(args.value(1), got(map, args.value(0))) }],
  [
    'diff',
    {
      arity: 1,
      apply: (map, args) => {
        const before = args.value(0);
        if (before instanceof RuleMap) return new MapDiff(map, before);
        throw new RuleError('diff() takes a map');
      },
    },
  ],
]);

export const MAP_DIFF_METHODS: MethodTable<MapDiff> = new Map([
  ['addedKeys', { arity: 0, apply: (diff) => new RuleSet(addedKeys(diff)) }],
  ['removedKeys', { arity: 0, apply: (diff) => new RuleSet(removedKeys(diff)) }],
  ['changedKeys', { arity: 0, apply: (diff) => new RuleSet(commonKeys(diff, false)) }],
  ['unchangedKeys', { arity: 0, apply: (diff) => new RuleSet(commonKeys(diff, true)) }],
  [
    'affectedKeys',
    {
      arity: 0,
      apply: (diff) =>
        new RuleSet([...addedKeys(diff), ...removedKeys(diff), ...commonKeys(diff, false)]),
    },
  ],
]);

const valueOr = (fallback: RuleValue, value: RuleValue | undefined): RuleValue =>
  value === undefined ? fallback : value;

/** `get(key, default)` takes a key, or a list of keys that leads into nested maps. */
function got(map: RuleMap, key: RuleValue): RuleValue | undefined {
  const keys = isList(key) ? key : [key];
  let value: RuleValue | undefined = map;
  for (const step of keys) {
    if (typeof step !== 'string') throw new RuleError('get() takes a key of text');
    value = value instanceof RuleMap ? value.entries.get(step) : undefined;
  }
  return value;
}

const addedKeys = ({ after, before }: MapDiff): string[] =>
  [...after.entries.keys()].filter((key) => !before.entries.has(key));

const removedKeys = ({ after, before }: MapDiff): string[] => addedKeys(new MapDiff(before, after));

function commonKeys({ after, before }: MapDiff, equal: boolean): string[] {
  return [...after.entries].flatMap(([key, value]) => {
    const old = before.entries.get(key);
    return old !== undefined && isAlike(value, old) === equal ? [key] : [];
  });
}
