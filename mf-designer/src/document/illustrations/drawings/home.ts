import type { Drawing } from '../drawing';
import { disc, fill, line } from '../shapes';

/** Somebody waves from the open door of a house. */
export const home: Drawing = ({
  accent,
  accentShade,
  second,
  secondShade,
  ink,
  soft,
  light,
  dark,
  skins: [, , deep],
}) =>
  [
    disc(soft, 500, 500, 430),
    fill(ink, 'M666 180H756V430H666Z'),
    line(ink, 18, 'M710 134C664 100 756 70 712 24'),
    fill(accent, 'M220 440H780V890H220Z'),
    fill(accentShade, 'M500 440H780V890H500Z'),
    fill(second, 'M500 150 872 470Q896 500 862 520H138Q104 500 128 470Z'),
    fill(secondShade, 'M500 150 872 470Q896 500 862 520H500Z'),
    disc(light, 500, 390, 60),
    line(dark, 14, 'M500 330V450M440 390H560'),
    fill(light, 'M362 890V700a138 138 0 0 1 276 0V890Z'),
    line(deep, 38, 'M556 770C596 744 606 706 600 664'),
    fill(dark, 'M420 890V790a76 76 0 0 1 152 0V890Z'),
    line(deep, 50, 'M496 690V730'),
    disc(deep, 496, 660, 54),
    fill(dark, 'M438 664a58 58 0 0 1 116-10C520 652 500 640 488 620 480 644 464 662 438 664Z'),
    line(ink, 20, 'M830 890V700M830 800 870 760'),
    disc(second, 830, 660, 96),
    fill(secondShade, 'M830 564a96 96 0 0 1 0 192Z'),
    line(ink, 20, 'M830 890V660M830 760 866 724M830 714 800 684'),
    line(ink, 18, 'M140 890V800'),
    fill(
      accent,
      'M140 830C90 830 70 800 70 760 120 760 140 790 140 830ZM140 850C190 850 210 820 210 780 160 780 140 810 140 850Z',
    ),
    line(ink, 40, 'M60 906H940'),
  ].join('');
