import type { ScreenContent } from 'shared-kernel/model';

import { changeItem } from '../changeItem';
import { withChanges } from '../withChanges';
import { withDelay } from './delayEdits';
import type { Remedy } from './shortages';

/** [S58] Gives a text its time. */
export function withRemedy(content: ScreenContent, remedy: Remedy): ScreenContent {
  if (remedy.kind === 'shorten') return content;
  if (remedy.kind === 'delayEnd') return withDelay(content, 'end', remedy.delaySeconds);
  return changeItem(content, remedy.id, (item) => {
    const exit = withChanges(item.motion.exit, { after: remedy.afterSeconds });
    return withChanges(item, { motion: withChanges(item.motion, { exit }) });
  });
}
