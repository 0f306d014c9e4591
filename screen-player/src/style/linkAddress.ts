import { imageAddress } from './imageAddress';

/** Where a button may lead, or null: https, or http on localhost (D23). */
export const linkAddress = (url: string): string | null =>
  url.trim().startsWith('/') ? null : imageAddress(url);
