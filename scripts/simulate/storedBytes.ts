/** The size of a document by Firestore's own rule: names and values, 32 bytes, and its name. */
export const storedBytes = (path: string, data: Readonly<Record<string, unknown>>): number =>
  Buffer.byteLength(path) + 16 + 32 + bytesOfMap(data);

const bytesOfMap = (map: object): number => {
  let bytes = 0;
  for (const [name, value] of Object.entries(map))
    bytes += Buffer.byteLength(name) + 1 + bytesOfValue(value);
  return bytes;
};

function bytesOfValue(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'boolean' || value === null || value === undefined) return 1;
  if (value instanceof Uint8Array) return value.byteLength;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + bytesOfValue(one), 0);
  if (typeof value === 'object' && !(value instanceof Date)) return bytesOfMap(value);
  return 8;
}
