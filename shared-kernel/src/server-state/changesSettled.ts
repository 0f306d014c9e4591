const underWay = new Set<Promise<unknown>>();

/** What is read next waits for this change, so that nothing is shown that is about to go. */
export function waitFor(change: Promise<unknown>): void {
  underWay.add(change);
  void change.finally(() => underWay.delete(change));
}

export async function changesSettled(): Promise<void> {
  await Promise.allSettled(underWay);
}
