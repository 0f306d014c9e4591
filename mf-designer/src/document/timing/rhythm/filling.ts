import type { ScreenContent } from 'shared-kernel/model';

/** A screen as some supporter sees it: its texts filled, everything else as it is. */
export type Filling = (content: ScreenContent) => ScreenContent;
