import type { Problem, ProblemCode } from './problem';

/** Of several things with one id the first counts; each other one is a problem. */
export const withoutDuplicates = <Thing extends { readonly id: string }>(
  things: readonly Thing[],
  code: ProblemCode,
): { readonly kept: readonly Thing[]; readonly problems: readonly Problem[] } => {
  const seen = new Set<string>();
  const kept: Thing[] = [];
  const problems: Problem[] = [];
  for (const thing of things) {
    if (seen.has(thing.id)) {
      problems.push({ code, id: thing.id, message: `The id "${thing.id}" is used more than once` });
    } else {
      seen.add(thing.id);
      kept.push(thing);
    }
  }
  return { kept, problems };
};
