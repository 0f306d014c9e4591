import { BOLD } from './bold';
import { EDITORIAL } from './editorial';
import { ILLUSTRATED } from './illustrated';
import type { Style } from './style';

/** The first is what the gallery begins with. */
export const STYLES: readonly [Style, ...Style[]] = [BOLD, EDITORIAL, ILLUSTRATED];
