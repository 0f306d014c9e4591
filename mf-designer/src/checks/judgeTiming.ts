import { showOf } from 'screen-player';
import type { ScreenContent } from 'shared-kernel/model';

import { shortagesOf } from '../document/timing/shortages';
import { stillStretches } from '../document/timing/stillStretches';
import { inSeconds, shortageWords } from '../document/timing/timelineWords';
import type { LayoutFinding } from './judgeLayout';

/** [S58] [S85] Texts that go, or are followed, before they can be read, and times in which nothing moves. Texts are filled. */
export const judgeTiming = (content: ScreenContent): readonly LayoutFinding[] => [
  ...[...shortagesOf(content)].map(([itemId, shortage]) => ({
    code: 'unreadable' as const,
    itemId,
    detail: '',
    message: shortageWords(shortage),
  })),
  ...deadTimes(content),
];

/** Each leads to what came in last before it. */
function deadTimes(content: ScreenContent): readonly LayoutFinding[] {
  const { items } = showOf(content);
  return stillStretches(content).flatMap(({ fromMs, toMs }): LayoutFinding[] => {
    const last = items.findLast(({ atMs }) => atMs <= fromMs) ?? items[0];
    if (last === undefined) return [];
    const [from, to] = [inSeconds(fromMs / 1000), inSeconds(toMs / 1000)];
    return [
      {
        code: 'deadTime',
        itemId: last.item.id,
        detail: '',
        message: `From ${from} to ${to} nothing on the screen moves`,
      },
    ];
  });
}
