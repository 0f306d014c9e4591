import type { Drawing } from '../drawing';
import { disc, fill, line, within } from '../shapes';

/** Somebody walks over the hills towards the sun. */
export const path: Drawing = ({
  accent,
  accentShade,
  second,
  secondShade,
  ink,
  soft,
  light,
  dark,
  skins: [, middle],
}) =>
  [
    line(ink, 24, 'M500 64V18M286 116 260 74M714 116 740 74'),
    within(
      'M60 950V530a440 440 0 0 1 880 0V950Z',
      fill(soft, 'M0 0H1000V1000H0Z'),
      disc(accent, 600, 440, 210),
      fill(second, 'M0 540C200 410 340 430 500 490 680 550 820 470 1000 410V1000H0Z'),
      line(ink, 16, 'M190 560V440M850 560V430'),
      disc(accentShade, 190, 400, 62),
      disc(accentShade, 850, 400, 46),
      fill(secondShade, 'M0 730C240 540 420 620 600 650 780 670 880 600 1000 580V1000H0Z'),
      fill(ink, 'M0 1000V840C300 700 700 860 1000 740V1000Z'),
      fill(
        light,
        'M230 1000C250 880 470 860 470 770 470 690 360 700 400 620 430 560 560 570 540 503L560 508C600 580 480 590 480 640 480 690 650 690 660 790 670 900 560 900 540 1000Z',
      ),
    ),
    line(dark, 56, 'M510 740 480 880M540 740 580 870'),
    fill(accent, 'M446 770V600a84 84 0 0 1 168 0V770Z'),
    line(accent, 52, 'M600 610C650 660 670 690 676 720'),
    line(dark, 14, 'M690 640 700 880'),
    disc(middle, 684, 736, 30),
    fill(accentShade, 'M474 620a30 30 0 0 1 30-30H556a30 30 0 0 1 30 30V730H474Z'),
    line(middle, 50, 'M530 500V540'),
    disc(dark, 530, 462, 66),
    fill(second, 'M458 450a72 72 0 0 1 144 0Z'),
    disc(second, 530, 378, 20),
  ].join('');
