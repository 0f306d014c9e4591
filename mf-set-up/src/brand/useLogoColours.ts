import { pictureColours, type PictureColour } from 'brand-kit/colours';
import { useEffect, useState } from 'react';
import { storedPicture } from 'shared-kernel/model';
import { smallSource } from 'shared-kernel/picture-library';
import { readPixels } from './readPixels';

export interface LogoColours {
  /** The most of it first; none while they are not known, and where it cannot be read. */
  readonly colours: readonly PictureColour[];
  readonly status: 'none' | 'reading' | 'read' | 'unreadable';
  /** The logo that they are of. */
  readonly address: string;
}

/** The colours that the logo is made of, as the library keeps it: an SVG as well as a photograph. */
export function useLogoColours(address: string): LogoColours {
  const id = storedPicture(address)?.id ?? null;
  const [read, setRead] = useState<LogoColours | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let isGone = false;
    void readPixels(smallSource(id)).then((pixels) => {
      if (isGone) return;
      const colours = pixels === null ? [] : pictureColours(pixels);
      setRead({ colours, status: colours.length === 0 ? 'unreadable' : 'read', address });
    });
    return () => {
      isGone = true;
    };
  }, [id, address]);
  if (id === null) return { colours: [], status: 'none', address };
  return read?.address === address ? read : { colours: [], status: 'reading', address };
}
