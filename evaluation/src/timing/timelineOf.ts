export interface Timeline<Timed> {
  readonly items: readonly { readonly item: Timed; readonly atSeconds: number }[];
  readonly endSeconds: number;
}

/**
 * Each shown item at the sum of the delays up to and including its own; the end after the last of them
 * plus the screen's delay, or just that delay where nothing shows (D13). All in seconds.
 */
export const timelineOf = <Timed extends { readonly delay: number }>(
  shownItems: readonly Timed[],
  delayAfterLastItem: number,
): Timeline<Timed> => {
  let elapsed = 0;
  const items = shownItems.map((item) => {
    elapsed = toMilliseconds(elapsed + item.delay);
    return { item, atSeconds: elapsed };
  });
  return { items, endSeconds: toMilliseconds(elapsed + delayAfterLastItem) };
};

/** Keeps a sum of tenths from ending in …0004. */
const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;
