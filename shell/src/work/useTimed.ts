import { useEffect, useRef, useState } from 'react';
import { timeLeftWords, watched, type Watch } from 'shared-kernel/running-import';

interface Measured {
  readonly id: string;
  readonly done: number | null;
}

/** Work with how long it takes: "about 2 minutes left", or ''. */
export type Timed<W extends Measured> = W & { readonly left: string };

/** Measured from the first look on, by this machine's clock alone. */
export function useTimed<W extends Measured>(running: readonly W[]): readonly Timed<W>[] {
  const [timed, setTimed] = useState<readonly Timed<W>[]>([]);
  const watches = useRef(new Map<string, Watch | null>());
  useEffect(() => {
    const now = performance.now();
    watches.current = new Map(
      running.map(({ id, done }) => [id, watched(watches.current.get(id) ?? null, id, done, now)]),
    );
    setTimed(
      running.map((work) => {
        const seconds = watches.current.get(work.id)?.secondsLeft ?? null;
        return { ...work, left: seconds === null ? '' : timeLeftWords(seconds) };
      }),
    );
  }, [running]);
  return timed;
}
