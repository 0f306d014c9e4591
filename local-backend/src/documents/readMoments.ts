/** Reads that see the moment in which they began, for which the database keeps what is deleted meanwhile. */
export interface ReadMoments {
  /** One that begins; gives what ends it. */
  begin(): () => void;
  during<T>(work: () => Promise<T>): Promise<T>;
  through<T>(rows: AsyncIterable<T>): AsyncGenerator<T>;
  /** Once all of now have ended; null where there is none. */
  ended(): Promise<unknown> | null;
}

export function createReadMoments(): ReadMoments {
  const open = new Set<Promise<void>>();
  const begin = (): (() => void) => {
    let resolve = (): void => undefined;
    const moment = new Promise<void>((resolved) => {
      resolve = resolved;
    });
    open.add(moment);
    return () => {
      open.delete(moment);
      resolve();
    };
  };
  return {
    begin,
    async during(work) {
      const end = begin();
      try {
        return await work();
      } finally {
        end();
      }
    },
    async *through(rows) {
      const end = begin();
      try {
        yield* rows;
      } finally {
        end();
      }
    },
    ended: () => (open.size === 0 ? null : Promise.all(open)),
  };
}
