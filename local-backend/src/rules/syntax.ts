/** The syntax tree of a rules file. Lines count from 1. */

export const READ_METHODS = ['get', 'list'] as const;
export const WRITE_METHODS = ['create', 'update', 'delete'] as const;
export type Method = (typeof READ_METHODS)[number] | (typeof WRITE_METHODS)[number];

export const BINARY_OPERATORS = [
  '||',
  '&&',
  '==',
  '!=',
  'in',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
] as const;
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];
export type UnaryOperator = '!' | '-';

export const TYPE_NAMES = [
  'bool',
  'duration',
  'float',
  'int',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'string',
  'timestamp',
] as const;
export type TypeName = (typeof TYPE_NAMES)[number];

export type Literal = null | boolean | bigint | number | string;

export type Expression = { readonly line: number } & (
  | { readonly kind: 'literal'; readonly value: Literal }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [string, Expression])[] }
  | { readonly kind: 'path'; readonly parts: readonly (string | Expression)[] }
  | { readonly kind: 'name'; readonly name: string }
  /** Parentheses: nothing of their own but depth. */
  | { readonly kind: 'group'; readonly of: Expression }
  | { readonly kind: 'member'; readonly of: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly of: Expression; readonly index: Expression }
  | {
      readonly kind: 'range';
      readonly of: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method';
      readonly of: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
  | { readonly kind: 'unary'; readonly operator: UnaryOperator; readonly of: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly of: Expression; readonly type: TypeName }
  | {
      readonly kind: 'ternary';
      readonly condition: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
);

export type PathPattern = readonly PatternSegment[];
export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

export interface FunctionDeclaration {
  readonly line: number;
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly { readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
}

export interface Allow {
  readonly line: number;
  readonly methods: ReadonlySet<Method>;
  /** Null where the statement has no condition and always holds. */
  readonly condition: Expression | null;
}

/** A `match` block; the `service` block is the outermost one, with an empty pattern. */
export interface MatchBlock {
  readonly line: number;
  readonly pattern: PathPattern;
  readonly allows: readonly Allow[];
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}
