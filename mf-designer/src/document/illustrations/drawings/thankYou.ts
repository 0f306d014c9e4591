import type { Drawing } from '../drawing';
import { disc, fill, line, mirrored, within } from '../shapes';

/** Two hands, not of one person, hold a heart. */
export const thankYou: Drawing = ({
  accent,
  accentShade,
  second,
  ink,
  soft,
  light,
  skins: [, middle, deep],
}) =>
  [
    disc(soft, 500, 550, 430),
    line(ink, 22, 'M500 120V54M366 96 336 40M634 96 664 40'),
    fill(accent, HEART),
    fill(
      accentShade,
      'M500 244C523 192 572 156 640 156 745 156 835 240 835 363 835 528 710 658 500 808Z',
    ),
    line(light, 26, 'M258 356C258 296 296 254 350 246'),
    within('M70 550a430 430 0 0 0 860 0V0H70Z', hand(middle, ink), mirrored(hand(deep, second))),
  ].join('');

const HEART =
  'M500 808C290 658 165 528 165 363 165 240 255 156 360 156 428 156 477 192 500 244 523 192 572 156 640 156 745 156 835 240 835 363 835 528 710 658 500 808Z';

const hand = (skin: string, sleeve: string): string =>
  [
    fill(sleeve, 'M196 830 372 800 470 1000H210Z'),
    fill(skin, 'M124 570C106 660 130 770 214 826L350 812 360 690 330 600 240 530Z'),
    line(skin, 72, 'M158 556C220 508 290 498 366 520'),
    line(skin, 72, 'M172 634C240 596 310 590 394 606'),
    line(skin, 72, 'M198 710C260 678 330 674 398 690'),
    line(skin, 66, 'M240 772C290 750 335 748 380 756'),
    line(sleeve, 56, 'M206 846 372 816'),
  ].join('');
