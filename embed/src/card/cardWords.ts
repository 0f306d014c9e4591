import type { ShareWords } from 'screen-player';

import type { LaterWords } from '../words/words';

/** What a closing card says beside what staff wrote. */
export type CardWords = LaterWords['card'] & ShareWords;
