import type { CountingAnswer, CountingQuestion, ShardName } from '../countingThreads';

export interface Ask {
  readonly kind: 'ask';
  readonly id: number;
  readonly snapshot: ShardName;
  readonly question: CountingQuestion;
  /** Shared with the asker, who puts 1 into it when nobody wants the answer any more. */
  readonly cancelled: Int32Array<SharedArrayBuffer>;
}

/** What goes to the counting thread. */
export type ToThread =
  | Ask
  | {
      readonly kind: 'snapshot';
      readonly snapshot: ShardName;
      /** Of the whole shard. */
      readonly bytes: Uint8Array;
    };

/** What comes from it: signs of life of a question, and in the end exactly one of the others. */
export type FromThread =
  | { readonly kind: 'rows'; readonly id: number; readonly processed: number }
  /** The snapshot is not held: send it, and ask again. `taken` counts the snapshots that came so far. */
  | { readonly kind: 'lacks'; readonly id: number; readonly taken: number }
  /** Null for a question that was cancelled. */
  | { readonly kind: 'answer'; readonly id: number; readonly answer: CountingAnswer | null }
  | { readonly kind: 'unreadable'; readonly id: number }
  | { readonly kind: 'tooHeavy'; readonly id: number }
  /** A bug; the thread goes on. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
