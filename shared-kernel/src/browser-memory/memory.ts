import * as v from 'valibot';

/** Where the browser keeps texts for this site; reading the property itself throws where people forbid it. */
export type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const OF_THIS_BROWSER: Store = () => localStorage;
export const OF_THIS_TAB: Store = () => sessionStorage;

/** What was remembered under a key; null where nothing is, where it cannot be read, or where it is not as expected. */
export function recall<Schema extends v.GenericSchema>(
  store: Store,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const read = v.safeParse(schema, JSON.parse(store().getItem(key) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null; // a blocked store, or a text of somebody else's
  }
}

/**
 * Null forgets. Where the browser stores nothing, or no more, nothing is remembered, and everything else goes on; then
 * the answer is false.
 */
export function remember(store: Store, key: string, value: unknown): boolean {
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false; // blocked or full
  }
}

/** The keys under which something is remembered, of those that begin so. */
export function rememberedKeys(store: Store, prefix = ''): readonly string[] {
  try {
    const kept = store();
    return Array.from({ length: kept.length }, (_, at) => kept.key(at) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  } catch {
    return []; // blocked
  }
}
