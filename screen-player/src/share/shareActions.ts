import type { ShareMessage } from './platforms';

/** What share buttons do, for a supporter. */
export interface ShareActions {
  readonly message: ShareMessage;
  /** Null where staff allow no picture. */
  readonly onPicture: (() => void) | null;
  readonly onShared: () => void;
}
