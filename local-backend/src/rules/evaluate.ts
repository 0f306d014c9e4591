import { BUILTINS, NAMESPACES } from './builtins';
import type { DocumentAccess } from './documentAccess';
import { callMethod } from './methods/callMethod';
import { negated, OPERATORS } from './operators';
import {
  DocumentPath,
  isList,
  isOfType,
  QueriedMap,
  RuleError,
  RuleLimitError,
  RuleMap,
  typeOf,
  type RuleValue,
} from './ruleValue';
import { type Scope } from './scope';
import type { Expression, FunctionDeclaration } from './syntax';

/** Expressions that one request may evaluate (R9). */
export const MAX_EXPRESSIONS = 1000;

type Node<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** Walks expressions for one request. `valueOf` throws RuleError and RuleLimitError. */
export class Evaluation {
  private expressions = 0;

  constructor(private readonly documents: DocumentAccess) {}

  async valueOf(node: Expression, scope: Scope): Promise<RuleValue> {
    if (node.kind === 'group') return this.valueOf(node.of, scope);
    this.spend(1);
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'name':
        return scope.variable(node.name);
      case 'list':
        return this.valuesOf(node.items, scope);
      case 'map':
        return this.map(node, scope);
      case 'path':
        return this.path(node, scope);
      case 'member':
        return memberOf(await this.valueOf(node.of, scope), node.name);
      case 'index':
        return itemOf(await this.valueOf(node.of, scope), await this.valueOf(node.index, scope));
      case 'range':
        return this.range(node, scope);
      case 'call':
        return this.call(node, scope);
      case 'method':
        return this.method(node, scope);
      case 'unary':
        return this.unary(node, scope);
      case 'binary':
        return this.binary(node, scope);
      case 'is':
        this.spend(1);
        return isOfType(await this.valueOf(node.of, scope), node.type);
      case 'ternary':
        return this.ternary(node, scope);
    }
  }

  /** Counts evaluated expressions as production does (R9), which takes some for more than one. */
  private spend(expressions: number): void {
    this.expressions += expressions;
    if (this.expressions > MAX_EXPRESSIONS) {
      throw new RuleLimitError(`a request evaluates ${MAX_EXPRESSIONS} expressions at most`);
    }
  }

  /** The value of a condition; anything but true and false is an error. */
  async truth(node: Expression, scope: Scope): Promise<boolean> {
    const value = await this.valueOf(node, scope);
    if (typeof value === 'boolean') return value;
    throw new RuleError(`a condition is true or false, not ${typeOf(value)}`);
  }

  private async valuesOf(nodes: readonly Expression[], scope: Scope): Promise<RuleValue[]> {
    const values: RuleValue[] = [];
    for (const node of nodes) values.push(await this.valueOf(node, scope));
    return values;
  }

  private async ternary(node: Node<'ternary'>, scope: Scope): Promise<RuleValue> {
    this.spend(1);
    if (await this.truth(node.condition, scope)) return this.valueOf(node.then, scope);
    this.spend(2);
    return this.valueOf(node.otherwise, scope);
  }

  private async map(node: Node<'map'>, scope: Scope): Promise<RuleMap> {
    this.spend(node.entries.length);
    const entries = new Map<string, RuleValue>();
    for (const [key, value] of node.entries) entries.set(key, await this.valueOf(value, scope));
    return new RuleMap(entries);
  }

  private async path(node: Node<'path'>, scope: Scope): Promise<DocumentPath> {
    const segments: string[] = [];
    for (const part of node.parts) {
      if (typeof part !== 'string') segments.push(...segmentsOf(await this.valueOf(part, scope)));
      else {
        this.spend(1);
        segments.push(part);
      }
    }
    return new DocumentPath(segments);
  }

  private async range(node: Node<'range'>, scope: Scope): Promise<RuleValue> {
    const whole = await this.valueOf(node.of, scope);
    const from = await this.valueOf(node.from, scope);
    const to = await this.valueOf(node.to, scope);
    const sliceable = typeof whole === 'string' || isList(whole);
    if (!sliceable || typeof from !== 'bigint' || typeof to !== 'bigint') {
      throw new RuleError(`${typeOf(whole)} has no range of ${typeOf(from)} and ${typeOf(to)}`);
    }
    if (from < 0n || to < from || to > whole.length) throw new RuleError('the range is outside');
    return whole.slice(Number(from), Number(to));
  }

  private async call(node: Node<'call'>, scope: Scope): Promise<RuleValue> {
    const args = await this.valuesOf(node.args, scope);
    const declared = scope.declaration(node.name);
    if (declared !== null) return this.apply(declared.declaration, declared.scope, args);
    const builtin = BUILTINS.get(node.name);
    if (builtin === undefined) throw new Error(`${node.name}() passed the check but is not there`);
    return builtin.call(args, this.documents);
  }

  private async apply(
    { parameters, lets, result }: FunctionDeclaration,
    scope: Scope,
    args: readonly RuleValue[],
  ): Promise<RuleValue> {
    const own = parameters.map((name, at) => [name, args[at] ?? null] as const);
    let inner = scope.with(new Map(own));
    this.spend(lets.length);
    for (const { name, value } of lets) {
      inner = inner.with(new Map([[name, await this.valueOf(value, inner)]]));
    }
    return this.valueOf(result, inner);
  }

  private async method(node: Node<'method'>, scope: Scope): Promise<RuleValue> {
    const space = node.of.kind === 'name' ? NAMESPACES.get(node.of.name) : undefined;
    const builtin = space?.get(node.name);
    if (builtin !== undefined) {
      return builtin.call(await this.valuesOf(node.args, scope), this.documents);
    }
    const self = await this.valueOf(node.of, scope);
    return callMethod(self, node.name, await this.valuesOf(node.args, scope));
  }

  private async unary(node: Node<'unary'>, scope: Scope): Promise<RuleValue> {
    return node.operator === '!'
      ? !(await this.truth(node.of, scope))
      : negated(await this.valueOf(node.of, scope));
  }

  private async binary(node: Node<'binary'>, scope: Scope): Promise<RuleValue> {
    if (node.operator === '&&') return this.decided(node, scope, false);
    if (node.operator === '||') return this.decided(node, scope, true);
    const left = await this.valueOf(node.left, scope);
    return OPERATORS[node.operator](left, await this.valueOf(node.right, scope));
  }

  /** `&&` is decided by one false side, `||` by one true side, whatever the other side is (R7). */
  private async decided(node: Node<'binary'>, scope: Scope, by: boolean): Promise<boolean> {
    const left = await this.truthOrError(node.left, scope);
    if (left === by) return by;
    this.spend(1);
    const right = await this.truthOrError(node.right, scope);
    if (right === by) return by;
    if (left instanceof RuleError) throw left;
    if (right instanceof RuleError) throw right;
    return !by;
  }

  private async truthOrError(node: Expression, scope: Scope): Promise<boolean | RuleError> {
    try {
      return await this.truth(node, scope);
    } catch (error) {
      if (error instanceof RuleError) return error;
      throw error;
    }
  }
}

function memberOf(value: RuleValue, name: string): RuleValue {
  if (value instanceof RuleMap) {
    const member = value.entries.get(name);
    if (member !== undefined) return member;
    throw new RuleError(`there is no ${name}`);
  }
  if (value instanceof QueriedMap) {
    const pinned = value.pinned.get(name);
    if (pinned !== undefined) return pinned;
    throw new RuleError(`the query does not pin ${name}`);
  }
  throw new RuleError(`${typeOf(value)} has no ${name}`);
}

function itemOf(value: RuleValue, index: RuleValue): RuleValue {
  if (typeof index === 'string') return memberOf(value, index);
  if (typeof index === 'bigint' && (isList(value) || typeof value === 'string')) {
    const item = index < 0n ? undefined : value[Number(index)];
    if (item !== undefined) return item;
    throw new RuleError(`there is no item ${index}`);
  }
  throw new RuleError(`${typeOf(value)} has no [${typeOf(index)}]`);
}

/** What `$(…)` puts into a path: one segment of text, or the segments that a wildcard caught. */
function segmentsOf(value: RuleValue): readonly string[] {
  if (value instanceof DocumentPath) return value.segments;
  if (typeof value === 'string' && value !== '' && !value.includes('/')) return [value];
  throw new RuleError(`${typeOf(value)} is not a segment of a path`);
}
