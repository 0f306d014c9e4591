import { atom } from 'jotai';

import type { Style } from '../styles/style';
import { STYLES } from '../styles/styles';

/** In which style templates are shown, in the panel and in the gallery alike. */
export const styleAtom = atom<Style>(STYLES[0]);
