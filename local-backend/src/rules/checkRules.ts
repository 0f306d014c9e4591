import { BUILTINS, NAMESPACES, type Builtin } from './builtins';
import { checkLimits, MAX_CALL_DEPTH } from './checkLimits';
import { unknownMember } from './knownMembers';
import { methodArities } from './methods/callMethod';
import { re2Pattern } from './methods/re2Pattern';
import { RuleError } from './ruleValue';
import { RulesSyntaxError } from './rulesSyntaxError';
import { subexpressions } from './subexpressions';
import type { Expression, FunctionDeclaration, MatchBlock } from './syntax';

/** What can be named at one place of the file. */
interface Names {
  readonly variables: ReadonlySet<string>;
  readonly functions: ReadonlyMap<string, { declaration: FunctionDeclaration; names: Names }>;
}

/** Names that every expression sees. */
const GLOBALS = ['request', 'resource'];
const KEYWORDS =
  'as break const continue else false for function if import in is let loop null package return true var void while';
const RESERVED: ReadonlySet<string> = new Set([
  ...GLOBALS,
  ...NAMESPACES.keys(),
  ...KEYWORDS.split(' '),
]);

/**
 * Refuses what could only fail later (R2): names that are not bound, functions and methods that are
 * not there or take other arguments, recursion, doubles, and what passes a limit. Throws RulesSyntaxError.
 */
export function checkRules(service: MatchBlock): void {
  for (const match of service.matches) {
    const [databases, database, documents] = match.pattern;
    const isRoot =
      databases?.kind === 'literal' &&
      databases.text === 'databases' &&
      database?.kind === 'one' &&
      documents?.kind === 'literal' &&
      documents.text === 'documents';
    if (!isRoot) {
      throw new RulesSyntaxError(match.line, 'a match begins with /databases/{database}/documents');
    }
  }
  checkLimits(service);
  checkBlock(service, { variables: new Set(GLOBALS), functions: new Map() });
}

function checkBlock(block: MatchBlock, outer: Names): void {
  const wildcards = block.pattern.flatMap((part) => (part.kind === 'literal' ? [] : [part.name]));
  const variables = withNames(outer.variables, wildcards, block.line);
  const functions = new Map(outer.functions);
  const names: Names = { variables, functions };
  for (const declaration of block.functions) {
    refuseDouble(declaration, block.functions);
    functions.set(declaration.name, { declaration, names });
  }
  for (const declaration of block.functions) checkFunction(declaration, names, []);
  for (const { condition } of block.allows) if (condition !== null) check(condition, names, []);
  for (const match of block.matches) checkBlock(match, names);
}

function refuseDouble(own: FunctionDeclaration, all: readonly FunctionDeclaration[]): void {
  const isDouble = all.some((other) => other !== own && other.name === own.name);
  if (isDouble) throw new RulesSyntaxError(own.line, `${own.name}() is declared twice`);
  if (BUILTINS.has(own.name)) {
    throw new RulesSyntaxError(own.line, `${own.name}() is there already`);
  }
}

function checkFunction(
  declaration: FunctionDeclaration,
  outer: Names,
  callers: readonly FunctionDeclaration[],
): void {
  const { line, name, parameters, lets, result } = declaration;
  if (callers.includes(declaration)) throw new RulesSyntaxError(line, `${name}() calls itself`);
  const chain = [...callers, declaration];
  if (chain.length > MAX_CALL_DEPTH) {
    throw new RulesSyntaxError(line, `calls go at most ${MAX_CALL_DEPTH} functions deep`);
  }
  let variables = withNames(outer.variables, parameters, line);
  for (const { name: variable, value } of lets) {
    check(value, { ...outer, variables }, chain);
    variables = withNames(variables, [variable], line);
  }
  check(result, { ...outer, variables }, chain);
}

function withNames(
  outer: ReadonlySet<string>,
  names: readonly string[],
  line: number,
): ReadonlySet<string> {
  const double = names.find((name, at) => names.indexOf(name) !== at);
  if (double !== undefined) throw new RulesSyntaxError(line, `${double} is bound twice`);
  const reserved = names.find((name) => RESERVED.has(name));
  if (reserved !== undefined) throw new RulesSyntaxError(line, `${reserved} cannot be bound`);
  return new Set([...outer, ...names]);
}

function check(node: Expression, names: Names, callers: readonly FunctionDeclaration[]): void {
  if (node.kind === 'name') checkName(node.name, node.line, names);
  if (node.kind === 'call') checkCall(node, names, callers);
  if (node.kind === 'method') checkMethod(node);
  const stranger = unknownMember(node);
  if (stranger !== null) throw new RulesSyntaxError(node.line, `${stranger} is not known`);
  const isOfNamespace = node.kind === 'method' && namespaceOf(node) !== undefined;
  const parts = isOfNamespace ? node.args : subexpressions(node);
  for (const part of parts) check(part, names, callers);
}

function checkName(name: string, line: number, { variables }: Names): void {
  if (!variables.has(name)) throw new RulesSyntaxError(line, `${name} is not known`);
}

function checkCall(
  { name, args, line }: Extract<Expression, { kind: 'call' }>,
  { functions }: Names,
  callers: readonly FunctionDeclaration[],
): void {
  const declared = functions.get(name);
  const taken = declared?.declaration.parameters.length ?? BUILTINS.get(name)?.arity;
  if (taken === undefined) throw new RulesSyntaxError(line, `the function ${name}() is not known`);
  if (taken !== args.length) throw new RulesSyntaxError(line, `${name}() takes ${taken} arguments`);
  if (declared !== undefined) checkFunction(declared.declaration, declared.names, callers);
}

type MethodCall = Extract<Expression, { kind: 'method' }>;

function checkMethod(node: MethodCall): void {
  const { name, args, line } = node;
  const arities = aritiesOf(node);
  if (arities.size === 0) throw new RulesSyntaxError(line, `the method ${name}() is not known`);
  if (!arities.has(args.length)) {
    throw new RulesSyntaxError(line, `${name}() takes ${[...arities].join(' or ')} arguments`);
  }
  const [pattern] = args;
  if (TAKING_PATTERNS.has(name) && pattern?.kind === 'literal') {
    checkPattern(String(pattern.value), line);
  }
}

const TAKING_PATTERNS: ReadonlySet<string> = new Set(['matches', 'replace', 'split']);

function checkPattern(pattern: string, line: number): void {
  try {
    re2Pattern(pattern, 'u');
  } catch (error) {
    if (error instanceof RuleError) throw new RulesSyntaxError(line, error.message);
    throw error;
  }
}

function aritiesOf(node: MethodCall): ReadonlySet<number> {
  const space = namespaceOf(node);
  if (space === undefined) return methodArities(node.name);
  const builtin = space.get(node.name);
  return new Set(builtin === undefined ? [] : [builtin.arity]);
}

const namespaceOf = ({ of }: MethodCall): ReadonlyMap<string, Builtin> | undefined =>
  of.kind === 'name' ? NAMESPACES.get(of.name) : undefined;
