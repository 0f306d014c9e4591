import type { Speech } from '../words/speech';
import type { TellEvent } from './tellEvents';

export interface ShowOptions {
  readonly ownOrigin: string;
  readonly tell: TellEvent;
  /** `inline`: in the page itself; otherwise over the whole viewport, from a poster; `page`: one that fills the page. */
  readonly mode: string;
  /** For all that is ours; the screens are in the language of the show. */
  readonly speech: Speech;
  /** The supporter says that the screens are somebody else's. */
  readonly onNotMe: () => void;
  /** The browser turns out to lack something that a story needs. */
  readonly onBroken: () => void;
}
