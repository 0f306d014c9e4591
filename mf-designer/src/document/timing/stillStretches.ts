import { movementsOf, showOf } from 'screen-player';
import type { ScreenContent } from 'shared-kernel/model';

/** A time in which nothing moves. */
export interface StillStretch {
  readonly fromMs: number;
  readonly toMs: number;
}

/** [S85] How long a screen may stand still. */
const MOST_STILL_MS = 3000;

/** What sums of tenths leave behind. */
const UNNOTICED_MS = 0.001;

/** [S85] The times of a screen in which nothing moves for too long. What appears is a movement, however quick. */
export function stillStretches(content: ScreenContent): readonly StillStretch[] {
  const { endMs } = showOf(content);
  const stretches: StillStretch[] = [];
  let movedUntilMs = 0;
  const rest = (untilMs: number) => {
    if (untilMs - movedUntilMs > MOST_STILL_MS + UNNOTICED_MS) {
      stretches.push({ fromMs: movedUntilMs, toMs: untilMs });
    }
  };
  for (const { fromMs, toMs } of movementsOf(content)) {
    rest(Math.min(fromMs, endMs));
    movedUntilMs = Math.max(movedUntilMs, toMs);
  }
  rest(endMs);
  return stretches;
}
