import type { Delimiter, Encoding } from 'supporter-data';

interface CountRows {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** Nobody waits for the answer any more. */
  readonly left: AbortSignal;
}

/** Rows of a file that are not blank, its header among them; null where it cannot be read to its end. */
export async function countRows(
  file: Blob,
  { encoding, delimiter, left }: CountRows,
): Promise<number | null> {
  const { createRowCounter } = await import('supporter-data');
  const counter = createRowCounter(delimiter);
  const decoder = new TextDecoder(encoding);
  const reader = file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      counter.add(decoder.decode(value, { stream: true }));
      if (left.aborted) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null; // moved or deleted meanwhile, as the upload will say
  }
  counter.add(decoder.decode());
  return counter.count();
}
