import { RulesSyntaxError } from './rulesSyntaxError';
import type { MatchBlock } from './syntax';

/** What production takes at most of nested matches, from the outermost to the innermost (R9). */
const MAX_MATCH_DEPTH = 10;
const MAX_SEGMENTS = 100;
const MAX_WILDCARDS = 20;
const MAX_PARAMETERS = 7;
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
  for (const { line, parameters } of block.functions) {
    refuseBeyond(MAX_PARAMETERS, parameters.length, line, 'a function takes', 'parameters');
  }
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

function refuseBeyond(most: number, count: number, line: number, what: string, of: string): void {
  if (count > most) throw new RulesSyntaxError(line, `${what} at most ${most} ${of}`);
}
