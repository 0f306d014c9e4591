import type { FileStore } from 'registry';
import type { Result } from 'shared-kernel/model';
import type { CountingThreads } from './countingThreads';
import type { Outbox } from './outbox';
import type { RemoveAccount } from './store/account';
import type { Documents } from './store/documents';

/** What every job needs from outside: time, chance, storage and a place for messages are parameters. */
export interface Services {
  readonly documents: Documents;
  /** Where pictures lie, and large bytes of documents. */
  readonly files: FileStore;
  /** Fetches a picture from another site; absent where the open internet is asked. */
  readonly fetchPicture?: (address: string) => Promise<Result<Uint8Array, string>>;
  /** How many supporters a shard of a year's snapshot holds, about; a million where it is not said. */
  readonly supportersOfShard?: number;
  /** Where supporters are counted. */
  readonly countingThreads: CountingThreads;
  /** Has the identity provider forget somebody. */
  readonly removeAccount: RemoveAccount;
  /** Where mails to staff go out. */
  readonly outbox: Outbox;
  /** Origin of staff's pages, to which mails lead; absent where nobody logs in, as at a terminal. */
  readonly staffOrigin?: () => string;
  readonly now: () => Date;
  /** A new id that no one can guess and that is a legal document id. */
  readonly newId: () => string;
  /** 256 random bits that no one can guess. */
  readonly newSecret: () => Uint8Array;
  /** `facts` say the same for programs that read the log. */
  readonly log: (message: string, facts?: Readonly<Record<string, unknown>>) => void;
  /** Origin of the pages that the product hosts for supporters, in production another than that of staff; absent where none are. */
  readonly supportersOrigin?: () => string;
  /** Has the store give up for good what was deleted; absent where it does so by itself. */
  readonly purge?: () => Promise<void>;
  /** Aborted when the process is about to end: jobs then stop at their next sign of life. */
  readonly stopping?: AbortSignal;
  /** Aborted when the time that this run may take is nearly over: jobs then hand on to the next one. */
  readonly timeIsUp?: { readonly aborted: boolean };
}
