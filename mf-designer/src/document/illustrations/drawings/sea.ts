import type { Drawing } from '../drawing';
import { disc, fill, line, within } from '../shapes';

/** A whale among the waves. */
export const sea: Drawing = ({ accent, accentShade, second, ink, soft, onAccent, skins: [pale] }) =>
  [
    disc(soft, 500, 530, 430),
    disc(second, 720, 310, 120),
    line(ink, 22, 'M380 300C380 210 340 160 260 170M380 300C380 190 430 130 500 150M380 260V110'),
    fill(accent, WHALE),
    within(
      WHALE,
      fill(pale, 'M80 620C240 640 440 670 590 860H80Z'),
      line(accentShade, 14, 'M110 690C260 690 390 730 480 840M110 750C240 750 320 790 380 850'),
    ),
    line(onAccent, 18, 'M240 540q34 40 70 0'),
    fill(accentShade, 'M470 640C570 640 640 700 650 800 540 800 470 740 470 640Z'),
    fill(
      ink,
      'M125 740q54-80 107 0 54-80 107 0 54-80 107 0 54-80 107 0 54-80 107 0 54-80 107 0 54-80 108 0A430 430 0 0 1 125 740Z',
    ),
    line(second, 20, 'M270 830q36-40 72 0t72 0M560 870q36-40 72 0t72 0'),
  ].join('');

const WHALE =
  'M100 600C100 420 230 310 420 310 610 310 680 450 760 500 820 536 862 500 862 430 800 440 750 400 744 330 810 320 870 350 890 392 910 340 960 310 1000 316 1004 390 960 430 920 436 940 640 820 830 560 830 280 830 100 760 100 600Z';
