import { imageAddress } from 'screen-player';
import { useEffect, useState } from 'react';

/** How long an address rests before it is tried, so that half of one is not asked for. */
const REST_MS = 600;

/** Whether an address that may be shown (D23) leads to no picture, from here and now. */
export function useFailedImage(address: string): boolean {
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    const source = imageAddress(address);
    if (source === null) return undefined;
    const image = new Image();
    image.onload = () => {
      setFailed(null);
    };
    image.onerror = () => {
      setFailed(address);
    };
    const timer = setTimeout(() => {
      image.src = source;
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [address]);
  return failed === address;
}
