import { RuleError, type RuleValue } from './ruleValue';
import type { FunctionDeclaration } from './syntax';

/** Stands for the id of a document that a `list` may return: bound, but not to be read (R20). */
export const UNKNOWN = Symbol('unknown');
export type Binding = RuleValue | typeof UNKNOWN;

/** The names that an expression can see: its own block's, then those of the blocks around it (R4). */
export class Scope {
  constructor(
    private readonly parent: Scope | null,
    private readonly variables: ReadonlyMap<string, Binding>,
    private readonly functions: readonly FunctionDeclaration[] = [],
  ) {}

  variable(name: string): RuleValue {
    const bound = this.variables.get(name);
    if (bound === UNKNOWN) throw new RuleError(`a list does not know ${name}`);
    if (bound !== undefined) return bound;
    if (this.parent !== null) return this.parent.variable(name);
    throw new Error(`${name} passed the check but is not bound`);
  }

  /** The function of this name with the scope in which it was declared, or null. */
  declaration(name: string): { declaration: FunctionDeclaration; scope: Scope } | null {
    const declaration = this.functions.find((candidate) => candidate.name === name);
    if (declaration !== undefined) return { declaration, scope: this };
    return this.parent?.declaration(name) ?? null;
  }

  with(variables: ReadonlyMap<string, Binding>, functions?: readonly FunctionDeclaration[]): Scope {
    return new Scope(this, variables, functions);
  }
}
