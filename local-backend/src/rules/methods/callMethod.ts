import {
  Duration,
  isList,
  MapDiff,
  RuleError,
  RuleMap,
  RuleSet,
  Timestamp,
  typeOf,
  type RuleValue,
} from '../ruleValue';
import { LIST_METHODS, SET_METHODS } from './listMethods';
import { MAP_DIFF_METHODS, MAP_METHODS } from './mapMethods';
import { argumentsOf, type MethodTable } from './method';
import { STRING_METHODS } from './stringMethods';
import { DURATION_METHODS, TIMESTAMP_METHODS } from './timeMethods';

const TABLES = [
  MAP_METHODS,
  MAP_DIFF_METHODS,
  LIST_METHODS,
  SET_METHODS,
  STRING_METHODS,
  TIMESTAMP_METHODS,
  DURATION_METHODS,
] as const;

/** The numbers of arguments that methods of this name take; none where no type has such a method. */
export const methodArities = (name: string): ReadonlySet<number> =>
  new Set(TABLES.flatMap((table) => table.get(name)?.arity ?? []));

/** Calls a method of a value (R12-R15). Throws RuleError. */
export function callMethod(self: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  const call = <Self>(table: MethodTable<Self>, value: Self): RuleValue => {
    const method = table.get(name);
    if (method?.arity !== args.length) {
      throw new RuleError(`${typeOf(self)} has no ${name}() with ${args.length} arguments`);
    }
    return method.apply(value, argumentsOf(name, args));
  };
  if (self instanceof RuleMap) return call(MAP_METHODS, self);
  if (self instanceof MapDiff) return call(MAP_DIFF_METHODS, self);
  if (self instanceof RuleSet) return call(SET_METHODS, self);
  if (self instanceof Timestamp) return call(TIMESTAMP_METHODS, self);
  if (self instanceof Duration) return call(DURATION_METHODS, self);
  if (typeof self === 'string') return call(STRING_METHODS, self);
  if (isList(self)) return call(LIST_METHODS, self);
  throw new RuleError(`${typeOf(self)} has no ${name}() that can be known here`);
}
