import { RuleError, RuleSet, isList, typeOf, type RuleValue } from '../ruleValue';

/** One method of a type: how many arguments it takes, and what it returns. Throws RuleError. */
export interface MethodOf<Self> {
  readonly arity: number;
  readonly apply: (self: Self, args: Arguments) => RuleValue;
}
export type MethodTable<Self> = ReadonlyMap<string, MethodOf<Self>>;

/** The arguments of a call; reading one as a type refuses any other. */
export interface Arguments {
  value(at: number): RuleValue;
  string(at: number): string;
  list(at: number): readonly RuleValue[];
  /** Of a list or a set. */
  members(at: number): readonly RuleValue[];
}

export function argumentsOf(name: string, values: readonly RuleValue[]): Arguments {
  const value = (at: number): RuleValue => {
    const argument = values[at];
    if (argument === undefined) throw new RuleError(`${name}() has too few arguments`);
    return argument;
  };
  const refuse = (at: number): never => {
    throw new RuleError(`${name}() does not take ${typeOf(value(at))}`);
  };
  return {
    value,
    string: (at) => {
      const argument = value(at);
      return typeof argument === 'string' ? argument : refuse(at);
    },
    list: (at) => {
      const argument = value(at);
      return isList(argument) ? argument : refuse(at);
    },
    members: (at) => {
      const argument = value(at);
      if (argument instanceof RuleSet) return argument.members;
      return isList(argument) ? argument : refuse(at);
    },
  };
}
