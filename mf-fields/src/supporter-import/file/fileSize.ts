const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** A number of bytes for people: 512 bytes, 1.4 MB. */
export function fileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const digits = power === 0 ? 0 : 1;
  return `${(bytes / 1000 ** power).toFixed(digits)} ${UNITS[power] ?? 'bytes'}`;
}
