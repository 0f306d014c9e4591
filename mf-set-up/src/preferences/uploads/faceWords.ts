import type { UploadedFace } from 'shared-kernel/model';

const NAMES: Readonly<Record<number, string>> = {
  100: 'Thin',
  200: 'Extra light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semi-bold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
};

/** "Bold italic", or "Variable 100–900". */
export function faceWords({ weights, style }: Pick<UploadedFace, 'weights' | 'style'>): string {
  const [least = 400, most] = weights.split(' ').map(Number);
  const isItalic = style === 'italic';
  if (most !== undefined)
    return `Variable ${String(least)}–${String(most)}${isItalic ? ' italic' : ''}`;
  if (isItalic && least === 400) return 'Italic';
  return `${NAMES[least] ?? String(least)}${isItalic ? ' italic' : ''}`;
}

const KILOBYTE = 1024;

/** "84 kB", of all files together. */
export const sizeWords = (faces: readonly Pick<UploadedFace, 'bytes'>[]): string => {
  const kilobytes = faces.reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE;
  return kilobytes >= KILOBYTE
    ? `${(kilobytes / KILOBYTE).toFixed(1)} MB`
    : `${String(Math.max(1, Math.round(kilobytes)))} kB`;
};
