/** Items in their order, so many together; the last batch may have fewer. */
export const inBatches = <Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );

/** The same of items that come one by one, or later: no more are taken than those of the batches that were given. */
export async function* inBatchesAsTheyCome<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
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
