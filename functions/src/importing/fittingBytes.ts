/** Tells of one value after the other whether it still fits into so many bytes of JSON; after the first that does not, none does. */
export function fittingBytes(maxBytes: number): (value: unknown) => boolean {
  let left = maxBytes;
  return (value) => {
    left -= Buffer.byteLength(JSON.stringify(value)) + 1;
    return left >= 0;
  };
}
