import type { MediaId } from 'shared-kernel/model';

/** A picture of the library as small as it is kept. */
export const smallSource = (id: MediaId): string => `/media/${id}/480.webp`;
