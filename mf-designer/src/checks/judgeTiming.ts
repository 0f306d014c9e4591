import type { ScreenContent } from 'shared-kernel/model';

import { shortagesOf } from '../document/timing/shortages';
import { shortageWords } from '../document/timing/timelineWords';
import type { LayoutFinding } from './judgeLayout';

/** [S58] Texts that go, or are followed, before they can be read. Texts are filled. */
export const judgeTiming = (content: ScreenContent): readonly LayoutFinding[] =>
  [...shortagesOf(content)].map(([itemId, shortage]) => ({
    code: 'unreadable',
    itemId,
    detail: '',
    message: shortageWords(shortage),
  }));
