import type { UploadedFamily } from 'shared-kernel/model';

/** The families of the catalogue that were drawn upright alone; a test holds them to its files. */
const UPRIGHT: ReadonlySet<string> = new Set([
  ...['Bricolage Grotesque', 'Cairo', 'Caveat', 'Comfortaa', 'Dancing Script', 'Fredoka', 'Lexend'],
  ...['Manrope', 'Noto Naskh Arabic', 'Oswald', 'Vazirmatn'],
]);

/**
 * Whether a family has an italic of its own; without one browsers slant its upright letters. Of devices' families
 * and of those that nobody knows it is taken for granted.
 */
export function hasItalic(family: string, uploads: readonly UploadedFamily[] = []): boolean {
  const name = family.trim();
  const upload = uploads.find((one) => one.name === name);
  return upload === undefined
    ? !UPRIGHT.has(name)
    : upload.faces.some(({ style }) => style === 'italic');
}
