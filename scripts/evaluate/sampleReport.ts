import {
  evaluateSupporter,
  screensForSupporter,
  type CompiledYear,
  type FinishedScreen,
} from 'evaluation';
import type { Supporter } from 'shared-kernel/model';

/** One supporter's counts and finished screens. `at` and `end` are seconds. */
export const sampleReport = (compiled: CompiledYear, supporter: Supporter) => ({
  email: supporter.email,
  searchesResults: evaluateSupporter(compiled, supporter).searchCounts,
  screens: screensForSupporter(compiled, supporter).map(screenReport),
});

export type Sample = ReturnType<typeof sampleReport>;

const screenReport = ({ screenId, items, endSeconds }: FinishedScreen) => ({
  id: screenId,
  items: items.map(({ item: { id, type, animation, text }, atSeconds }) => ({
    id,
    type,
    animation,
    text,
    at: atSeconds,
  })),
  end: endSeconds,
});
