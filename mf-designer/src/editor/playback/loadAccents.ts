import type { LoadAccents } from 'screen-player';

/** What bursts where an object lands; few screens have that, so that it is loaded when one is played. */
export const loadAccents: LoadAccents = () => import('screen-player/accents');
