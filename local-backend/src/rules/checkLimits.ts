import { RulesSyntaxError } from './rulesSyntaxError';
import { subexpressions } from './subexpressions';
import type { Expression, MatchBlock } from './syntax';

/** What production takes at most of nested matches, from the outermost to the innermost (R9). */
const MAX_MATCH_DEPTH = 10;
const MAX_SEGMENTS = 100;
const MAX_WILDCARDS = 20;
const MAX_PARAMETERS = 7;
/** A name or a literal is 1 deep; operators, parentheses, calls and the like each go one deeper. */
const MAX_EXPRESSION_DEPTH = 99;
export const MAX_CALL_DEPTH = 20;
export const MAX_SOURCE_BYTES = 256 * 1024;

interface Nesting {
  readonly depth: number;
  readonly segments: number;
  readonly wildcards: number;
}

/** Refuses a file that production would refuse for its size. Throws RulesSyntaxError. */
export function checkLimits(service: MatchBlock): void {
  checkBlock(service, { depth: 0, segments: 0, wildcards: 0 });
}

function checkBlock(block: MatchBlock, { depth, segments, wildcards }: Nesting): void {
  for (const { line, parameters, lets, result } of block.functions) {
    refuseBeyond(MAX_PARAMETERS, parameters.length, line, 'a function takes', 'parameters');
    for (const { value } of lets) refuseDeep(value);
    refuseDeep(result);
  }
  for (const { condition } of block.allows) if (condition !== null) refuseDeep(condition);
  for (const match of block.matches) {
    const { line, pattern } = match;
    const inner = {
      depth: depth + 1,
      segments: segments + pattern.length,
      wildcards: wildcards + pattern.filter(({ kind }) => kind !== 'literal').length,
    };
    refuseBeyond(MAX_MATCH_DEPTH, inner.depth, line, 'matches nest', 'deep');
    refuseBeyond(MAX_SEGMENTS, inner.segments, line, 'nested matches have', 'segments');
    refuseBeyond(MAX_WILDCARDS, inner.wildcards, line, 'nested matches have', 'wildcards');
    checkBlock(match, inner);
  }
}

const refuseDeep = (expression: Expression): void => {
  const { line } = expression;
  refuseBeyond(MAX_EXPRESSION_DEPTH, depthOf(expression), line, 'an expression nests', 'deep');
};

const depthOf = (expression: Expression): number =>
  1 + subexpressions(expression).reduce((deepest, part) => Math.max(deepest, depthOf(part)), 0);

function refuseBeyond(most: number, count: number, line: number, what: string, of: string): void {
  if (count > most) throw new RulesSyntaxError(line, `${what} at most ${most} ${of}`);
}
