import type sharp from 'sharp';

export type SharpModule = typeof sharp;

let opened: Promise<SharpModule> | null = null;

/**
 * The one door to sharp, which is loaded when the first picture comes. It reads what the library takes and nothing else
 * of the many formats that it knows, and keeps nothing of what it has read.
 */
export const openSharp = (): Promise<SharpModule> => (opened ??= open());

async function open(): Promise<SharpModule> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS.map((format) => `VipsForeignLoad${format}`) });
  sharp.cache(false);
  return sharp;
}

const READERS = [
  ...['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer', 'NsgifBuffer', 'SvgBuffer'],
];
