import { useSyncExternalStore } from 'react';

/** A question to the window's size, asked once or followed as it changes. */
function question(query: string) {
  const asked = (): boolean => window.matchMedia(query).matches;
  const follow = (tell: () => void) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', tell);
    return () => {
      media.removeEventListener('change', tell);
    };
  };
  return { asked, useAsked: (): boolean => useSyncExternalStore(follow, asked) };
}

/** Less than Chakra's `lg` (spec §9). */
const narrow = question('(max-width: 991px)');

/** Whether the panels stand below the canvas, rather than beside it in an editor of the window's height. */
export const isNarrow = narrow.asked;
export const useIsNarrow = narrow.useAsked;

/** Whether the designer's bar has room for how the screen is looked at, which has a row of its own elsewhere. */
export const useIsRoomy = question('(min-width: 1360px)').useAsked;
