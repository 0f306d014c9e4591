import { succeeded } from 'shared-kernel/model';
import { isWatched } from '../changes/documentChanged';
import { createHandlers, type Handlers } from '../createHandlers';
import type { Services } from '../services';
import { bytesInFiles } from '../store/bytesInFiles';
import type { DocumentData } from '../store/documents';
import { mailDocuments } from '../mail/mailDocuments';
import { memoryDocuments, type MemoryDocuments } from './memoryDocuments';
import { aPicture } from './aPicture';
import { memoryFiles } from './memoryFiles';
import { sameThread } from './sameThread';

export interface TestServer {
  /** As they are stored, without bytes that lie in files. */
  readonly documents: MemoryDocuments;
  readonly services: Services;
  readonly handlers: Handlers;
  readonly logged: readonly string[];
  /** What was logged beside the messages, for programs. */
  readonly loggedFacts: readonly object[];
  /** Whom the identity provider was asked to forget. */
  readonly removedAccounts: readonly string[];
  /** Moves the clock, which stands still otherwise. */
  advance(milliseconds: number): void;
  /** The handlers of a process that starts anew on the same documents. */
  restarted(changes?: Partial<Services>): Handlers;
  /** Whose the changes are that documents are told of; null, as at first, for the server's own. */
  author: string | null;
  /** Change events are held back while this is true. */
  holdEvents: boolean;
  /** Waits until every change event and the job that it started is through. */
  settled(): Promise<void>;
  /** The data of a document that must be there. */
  data(path: string): Promise<DocumentData>;
}

/** The handlers over documents in memory, with change events as the real backends send them; `changes` to what they are given. */
export function testServer(
  initial: Readonly<Record<string, DocumentData>>,
  changes: Partial<Services> = {},
): TestServer {
  const documents = memoryDocuments(initial);
  const logged: string[] = [];
  const loggedFacts: object[] = [];
  const removedAccounts: string[] = [];
  const running = new Set<Promise<void>>();
  let milliseconds = Date.UTC(2026, 5, 1);
  let ids = 0;
  let secrets = 0;
  let mails = 0;

  const given: Services = {
    documents,
    files: memoryFiles(() => new Date(milliseconds)),
    fetchPicture: () => Promise.resolve(succeeded(aPicture({ colour: 77 }))),
    countingThreads: sameThread(),
    removeAccount: (uid) => {
      removedAccounts.push(uid);
      return Promise.resolve();
    },
    outbox: mailDocuments({
      documents,
      now: () => new Date(milliseconds),
      newId: () => `mail-${String((mails += 1))}`,
    }),
    staffOrigin: () => 'https://staff.example.com',
    supportersOrigin: () => 'https://years.example.com',
    now: () => new Date(milliseconds),
    newId: () => `id-${String((ids += 1))}`,
    newSecret: () => new Uint8Array(32).fill((secrets += 1)),
    log: (message, facts) => {
      logged.push(message);
      if (facts !== undefined) loggedFacts.push(facts);
    },
    ...changes,
  };
  const services: Services = { ...given, documents: bytesInFiles(documents, given.files) };
  const handlers = createHandlers(given);
  const server: TestServer = {
    documents,
    services,
    handlers,
    logged,
    loggedFacts,
    removedAccounts,
    author: null,
    holdEvents: false,
    restarted: (others = {}) => createHandlers({ ...given, ...others }),
    advance: (by) => {
      milliseconds += by;
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
    data: async (path) => {
      const document = await documents.get(path);
      if (document === null) throw new Error(`There is no ${path}`);
      return document.data;
    },
  };

  documents.onWrite((change) => {
    handlers.noteChange(change.path);
    if (server.holdEvents || !isWatched(change.path)) return;
    const event = { eventId: services.newId(), at: services.now(), author: server.author };
    const handled = handlers
      .documentChanged({ ...change, ...event })
      .finally(() => running.delete(handled));
    running.add(handled);
  });
  return server;
}
