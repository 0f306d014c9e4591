import type { CareEffect, CareEntry, CareOutcome, CareReason } from 'shared-kernel/model';
import { dayBeside, dayWords, printCount } from 'shared-kernel/model';

export const REASON_WORDS = {
  bereavement: 'Bereavement',
  complaint: 'Complaint',
  noContact: 'Asked not to be contacted',
  vulnerable: 'Vulnerable',
  other: 'Other',
} as const satisfies Record<CareReason, string>;

export const EFFECT_WORDS = {
  out: { title: 'Keep out of everything', text: 'Counts, examples, previews, links and screens.' },
  quiet: {
    title: 'Keep quiet until a day',
    text: 'No link and no screens before it; counted all the same.',
  },
} as const satisfies Record<CareEffect, { readonly title: string; readonly text: string }>;

/** Until when an entry holds. */
export function untilWords({ effect, lastDay }: Pick<CareEntry, 'effect' | 'lastDay'>): string {
  if (effect === 'quiet')
    return lastDay === null
      ? 'Quiet for good'
      : `Quiet, not before ${dayWords(dayBeside(lastDay, 1))}`;
  return lastDay === null ? 'Kept out until ended' : `Kept out until ${dayWords(lastDay)}`;
}

/** What became of what was to be added. */
export function outcomeWords(outcomes: readonly CareOutcome[]): string {
  const count = (outcome: CareOutcome) => outcomes.filter((one) => one === outcome).length;
  const parts = [
    [count('added'), (n: number) => `${printCount(n)} added`],
    [count('already'), (n: number) => `${printCount(n)} on the list already`],
    [count('erased'), (n: number) => `${printCount(n)} erased before, and kept out for good`],
  ] as const;
  const words = parts.flatMap(([n, say]) => (n === 0 ? [] : [say(n)]));
  return words.length === 0 ? 'Nothing to add' : words.join(', ');
}
