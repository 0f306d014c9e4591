import { RecentMap } from '../RecentMap';

export interface FreshCache<Value> {
  readonly get: (key: string) => Promise<Value>;
  /** Whether it would be given without waiting for a reading. */
  readonly has: (key: string) => boolean;
  readonly forget: (key: string) => void;
  /** Forgets all that begin so. */
  readonly forgetBelow: (prefix: string) => void;
}

export interface FreshCacheOptions<Value> {
  readonly read: (key: string) => Promise<Value>;
  readonly now: () => Date;
  /** Older than this it is read again while the old value is still given. */
  readonly freshMs: number;
  /** Nothing older than this is ever given. */
  readonly staleMs: number;
  /** Entries; the one asked for least recently leaves first. */
  readonly most: number;
}

interface Entry<Value> {
  readonly readAtMs: number;
  readonly value: Promise<Value>;
  isRenewing: boolean;
}

/** Remembers what is read, for a short while. What could not be read is not remembered. */
export function freshCache<Value>(options: FreshCacheOptions<Value>): FreshCache<Value> {
  const { read, now, freshMs, staleMs, most } = options;
  const entries = new RecentMap<string, Entry<Value>>(most);

  const begin = (key: string): Entry<Value> => {
    const entry = { readAtMs: now().getTime(), value: read(key), isRenewing: false };
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry;
  };

  const renew = (key: string, old: Entry<Value>): void => {
    const readAtMs = now().getTime();
    old.isRenewing = true;
    read(key).then(
      (value) => {
        if (entries.get(key) === old)
          entries.set(key, { readAtMs, value: Promise.resolve(value), isRenewing: false });
      },
      () => {
        old.isRenewing = false; // the next one who asks tries again, until the value is too old
      },
    );
  };

  const ageMsOf = (entry: Entry<Value> | undefined): number =>
    entry === undefined ? Infinity : now().getTime() - entry.readAtMs;

  return {
    has: (key) => ageMsOf(entries.get(key)) < staleMs,
    get: (key) => {
      const entry = entries.get(key);
      const ageMs = ageMsOf(entry);
      if (entry === undefined || ageMs >= staleMs) return begin(key).value;
      entries.set(key, entry);
      if (ageMs >= freshMs && !entry.isRenewing) renew(key, entry);
      return entry.value;
    },
    forget: (key) => void entries.delete(key),
    forgetBelow: (prefix) => {
      for (const key of [...entries.keys()]) if (key.startsWith(prefix)) entries.delete(key);
    },
  };
}
