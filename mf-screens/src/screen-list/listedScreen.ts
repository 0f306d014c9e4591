import type { MatchingProgress } from 'shared-kernel/firestore';
import type { Screen, ScreenChange } from 'shared-kernel/model';
import type { Grip } from 'shared-kernel/ui';
import type { Ref } from 'react';
import type { AskOfScreens } from './ScreenQuestions';

/** What a card and a row of the list show, and do. */
export interface ListedScreenProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly screen: Screen;
  readonly supportersTotal: number;
  readonly progress: MatchingProgress | null;
  /** Undefined where supporters see it as it is, or nobody knows yet. */
  readonly change: ScreenChange | undefined;
  /** Supporters see it as it is, as somebody published it. */
  readonly isPublished: boolean;
  /** Null where the list is not in its order, or not all of it is listed: nothing can be moved then. */
  readonly moving: ScreenMoving | null;
  readonly chosen: boolean;
  /** A screen is being made. */
  readonly busy: boolean;
  readonly onChoose: (range: boolean) => void;
  readonly onTag: (tag: string) => void;
  readonly onRecalculate: () => void;
  readonly onAsk: (question: AskOfScreens) => void;
}

export interface ScreenMoving {
  /** Counted from 0. */
  readonly index: number;
  readonly last: boolean;
  readonly grip: Grip;
  readonly onMove: (index: number) => void;
}
