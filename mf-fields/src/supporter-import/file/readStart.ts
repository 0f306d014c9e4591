/** The first bytes of a file; null where it was moved or deleted since it was chosen. */
export const readStart = (file: Blob, length: number): Promise<Uint8Array | null> =>
  file
    .slice(0, length)
    .arrayBuffer()
    .then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
