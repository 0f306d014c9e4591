import { setTimeout } from 'node:timers/promises';
import { mappedAsTheyCome, type Documents } from 'functions/handlers';

/** Each request of its own is answered at once; what is not is not waited for. */
const CLOSE_WITHIN_MS = 5_000;

export interface ClosableDocuments {
  readonly documents: Documents;
  /** Refuses whatever is asked from now on; resolves when what was asked before is answered, or soon. */
  readonly close: () => Promise<void>;
}

/**
 * The port to the documents until it is closed. A job that was not released in time goes on asking, and firebase-admin
 * answers what is asked after its end with a rejection that nobody can catch: the process would die of it.
 */
export function closableDocuments(documents: Documents): ClosableDocuments {
  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;

  const goOn = (): void => {
    if (isClosed) throw new Error('The data folder is closed');
  };
  const open =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      goOn();
      const asked = ask(...args);
      underWay.add(asked);
      return asked.finally(() => underWay.delete(asked));
    };
  const untilClosed = <One>(one: One): One => {
    goOn();
    return one;
  };

  return {
    documents: {
      get: open((...asked) => documents.get(...asked)),
      getAll: open((...asked) => documents.getAll(...asked)),
      list: open((...asked) => documents.list(...asked)),
      commit: open((...asked) => documents.commit(...asked)),
      count: open((...asked) => documents.count(...asked)),
      where: open((...asked) => documents.where(...asked)),
      page: open((...asked) => documents.page(...asked)),
      collections: open((...asked) => documents.collections(...asked)),
      group: open((...asked) => documents.group(...asked)),
      bulk: open((writes, ...told) =>
        documents.bulk(mappedAsTheyCome(writes, untilClosed), ...told),
      ),
      transaction: (work) =>
        open(() =>
          documents.transaction((transaction) =>
            work({
              get: open((...asked) => transaction.get(...asked)),
              getAll: open((...asked) => transaction.getAll(...asked)),
              list: open((...asked) => transaction.list(...asked)),
              write: (write) => {
                transaction.write(write);
              },
            }),
          ),
        )(),
      async *pages(collection, pageSize) {
        const pages = documents.pages(collection, pageSize)[Symbol.asyncIterator]();
        const next = open(() => pages.next());
        for (let page = await next(); page.done !== true; page = await next()) yield page.value;
      },
    },
    close: async () => {
      isClosed = true;
      const answered = async (): Promise<void> => {
        while (underWay.size > 0) await Promise.allSettled(underWay);
      };
      await Promise.race([answered(), setTimeout(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}
