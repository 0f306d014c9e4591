import type { StoryWords } from 'screen-player';

import type { words as first } from './compiled/en';
import type { words as later } from './compiled/enLater';

/** What the embed says to supporters from the beginning, in one language. Functions take what is filled in. */
export type Words = ReturnType<typeof first> & { readonly story: StoryWords };

/** What it says where there is nothing to play, and after the end. */
export type LaterWords = ReturnType<typeof later>;

/** As the other languages have it: in one part. */
export type AllWords = Words & { readonly later: LaterWords };
