/** Items in their order, so many together; the last batch may have fewer. */
export const inBatches = <Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/** Items at hand, or that come later. Whoever goes through those at hand one by one does not wait at each. */
export type Coming<Item> = Iterable<Item> | AsyncIterable<Item>;

/** The same of items that come one by one, or later: no more are taken than those of the batches that were given. */
export const inBatchesAsTheyCome = <Item>(
  items: Coming<Item>,
  size: number,
): Coming<readonly Item[]> =>
  Symbol.iterator in items ? batchesNow(items, size) : batchesLater(items, size);

function* batchesNow<Item>(items: Iterable<Item>, size: number): Generator<readonly Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* batchesLater<Item>(
  items: AsyncIterable<Item>,
  size: number,
): AsyncGenerator<readonly Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What becomes of each item, made when it is asked for; those of which nothing becomes (null) are left out. */
export const mappedAsTheyCome = <Item, Mapped>(
  items: Coming<Item>,
  map: (item: Item) => Mapped | null,
): Coming<Mapped> => (Symbol.iterator in items ? mappedNow(items, map) : mappedLater(items, map));

function* mappedNow<Item, Mapped>(
  items: Iterable<Item>,
  map: (item: Item) => Mapped | null,
): Generator<Mapped> {
  for (const item of items) {
    const mapped = map(item);
    if (mapped !== null) yield mapped;
  }
}

async function* mappedLater<Item, Mapped>(
  items: AsyncIterable<Item>,
  map: (item: Item) => Mapped | null,
): AsyncGenerator<Mapped> {
  for await (const item of items) {
    const mapped = map(item);
    if (mapped !== null) yield mapped;
  }
}
