import { asId, type MediaId } from './ids';
import type { Media } from './media';

/** The widths that a picture of the library is kept in, in pixels. */
export const MEDIA_WIDTHS = [480, 960, 1600, 2400] as const;

/**
 * `/media/{id}#{width}x{height},{placeholder}`: what stands behind the hash never leaves the page. It says how much room
 * the picture takes, and what to show until it has come, and needs no request for either.
 */
const STORED = /^\/media\/([0-9a-f]{32})(?:#(\d{1,5})x(\d{1,5}),((?:[0-9a-f]{24})?))?$/;

/** What an address says of a picture of the library. */
export interface StoredPicture {
  readonly id: MediaId;
  /** Without what stands behind the hash. */
  readonly path: string;
  /** Of its largest file, in pixels; 0 where the address does not say. */
  readonly width: number;
  readonly height: number;
  /** The colours of its four quarters, `rrggbb` each; '' where there are none. */
  readonly placeholder: string;
}

export const mediaAddress = ({
  id,
  width,
  height,
  placeholder,
}: Pick<Media, 'id' | 'width' | 'height' | 'placeholder'>): string =>
  `/media/${id}#${String(width)}x${String(height)},${placeholder}`;

/** Null for an address of anything else. */
export function storedPicture(address: string): StoredPicture | null {
  const [, id, width = '0', height = '0', placeholder = ''] = STORED.exec(address.trim()) ?? [];
  return id === undefined
    ? null
    : {
        id: asId<MediaId>(id),
        path: `/media/${id}`,
        width: Number(width),
        height: Number(height),
        placeholder,
      };
}
