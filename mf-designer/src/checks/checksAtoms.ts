import type { ScreenContent } from 'shared-kernel/model';
import { atom } from 'jotai';

import { answeredAudienceAtom, audienceAtom } from '../editor/audience/audienceAtoms';
import { contentAtom } from '../editor/documentAtoms';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import type { Finding } from './finding';
import { judgeAudience } from './judgeAudience';

/** What was found when the content was last at rest; null until the first check is done. */
export const checkedAtom = atom<{
  readonly content: ScreenContent;
  readonly findings: readonly Finding[];
} | null>(null);

/** [S101] Of the newest answer: while another is under way, as far as it still holds. */
export const audienceFindingsAtom = atom((get): readonly Finding[] => {
  const answer = get(answeredAudienceAtom)?.answer;
  const year = get(readyYearDataAtom);
  return answer?.status === 'ready' && year !== null
    ? judgeAudience(get(contentAtom), answer.audience, year)
    : [];
});

/** All that is found; null until the first check is done. */
export const findingsAtom = atom((get): readonly Finding[] | null => {
  const checked = get(checkedAtom);
  if (checked === null) return null;
  const counted = get(answeredAudienceAtom)?.answer.status === 'ready';
  // What was counted takes the place of what the fill rate says.
  const drawn = counted
    ? checked.findings.filter(({ guessed }) => guessed !== true)
    : checked.findings;
  return [...get(audienceFindingsAtom), ...drawn];
});

/** Whether what was found is of the content as it is now. */
export const upToDateAtom = atom(
  (get) =>
    get(checkedAtom)?.content === get(contentAtom) &&
    (get(audienceAtom).status !== 'working' || get(readyYearDataAtom) === null),
);
