import type { Drawing } from '../drawing';
import { fill, line, moved } from '../shapes';

/** A raised hand with a megaphone, and how loud it is. */
export const megaphone: Drawing = ({
  accent,
  accentShade,
  second,
  ink,
  soft,
  light,
  dark,
  skins: [, , deep],
}) =>
  [
    fill(
      soft,
      'M80 480C60 250 250 140 440 140 670 140 830 300 850 510 870 750 720 940 470 940 230 940 100 730 80 480Z',
    ),
    fill(second, 'M318 914C390 950 530 950 612 908L556 790H352Z'),
    line(deep, 128, 'M430 700 448 780'),
    line(ink, 46, 'M366 812H546'),
    moved(
      'rotate(-18 400 500)',
      fill(ink, 'M160 420a66 66 0 0 1 66-66H350V606H226a66 66 0 0 1-66-66Z'),
      fill(accent, 'M340 344C480 334 590 270 690 170V790C590 690 480 626 340 616Z'),
      fill(accentShade, 'M340 540C480 530 600 580 690 660V790C590 690 480 626 340 616Z'),
      `<ellipse fill="${second}" cx="690" cy="480" rx="76" ry="318"/>`,
      `<ellipse fill="${light}" cx="690" cy="480" rx="36" ry="110"/>`,
      line(ink, 50, 'M366 630V700'),
    ),
    moved(
      'rotate(-10 430 680)',
      line(deep, 64, 'M366 634H496M360 690H500M366 746H490'),
      line(dark, 9, 'M400 662H506M400 718H504'),
      line(deep, 60, 'M352 700C330 650 340 610 380 580'),
    ),
    line(ink, 40, 'M790 190 850 70'),
    line(accent, 40, 'M850 300 960 220'),
    line(ink, 40, 'M880 430 978 412'),
    line(second, 40, 'M690 100 704 28'),
  ].join('');
