let latest = 0;

/** Questions are newer the higher their id, whichever tab they come from and in whatever order they arrive. */
export function newestRequestId(nowMs: number): number {
  latest = Math.max(nowMs, latest + 1);
  return latest;
}
