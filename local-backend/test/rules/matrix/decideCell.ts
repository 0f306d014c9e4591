import type { Decision, Ruleset } from '../../../src/rules';
import type { Cell } from './cells';
import { WORLD } from './people';

/** What rules answer to a question of the matrix, in the world of its people. */
export const decideCell = (
  ruleset: Pick<Ruleset, 'decide'>,
  { request, before, after }: Cell,
): Promise<Decision> => {
  const reader = (beside: Cell['before']) => (path: string) =>
    Promise.resolve(path in beside ? (beside[path] ?? null) : (WORLD[path] ?? null));
  return ruleset.decide(request, { before: reader(before), after: reader(after) });
};
