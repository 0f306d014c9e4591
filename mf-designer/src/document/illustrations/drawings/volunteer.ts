import type { Drawing } from '../drawing';
import { disc, fill, line } from '../shapes';

/** Somebody carries a box full of food. */
export const volunteer: Drawing = ({
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
    fill(soft, 'M60 930V500a440 440 0 0 1 880 0V930Z'),
    fill(accent, 'M220 930V640C220 520 320 440 440 440H560C680 440 780 520 780 640V930Z'),
    line(deep, 94, 'M500 360V450'),
    fill(deep, 'M436 438a64 66 0 0 0 128 0Z'),
    disc(ink, 596, 110, 68),
    disc(deep, 500, 264, 116),
    fill(
      ink,
      'M380 286C354 150 436 98 520 108 614 120 650 202 616 296 560 286 500 246 474 198 454 246 422 282 380 286Z',
    ),
    line(second, 78, 'M640 640 684 470'),
    line(dark, 12, 'M650 506 690 516M638 556 678 566'),
    line(ink, 16, 'M380 640C376 590 372 560 366 520'),
    fill(
      ink,
      'M366 560C310 560 290 510 300 450 350 460 380 500 366 560ZM372 560C350 500 380 450 430 430 450 490 430 540 372 560Z',
    ),
    line(secondShade, 74, 'M384 650 378 604'),
    disc(light, 510, 584, 82),
    line(dark, 14, 'M510 522C508 490 520 474 544 462'),
    fill(dark, 'M262 630H738L708 930H292Z'),
    fill(
      second,
      'M500 860c-76-54-100-86-100-128 0-32 25-56 55-56 20 0 37 11 45 28 8-17 25-28 45-28 30 0 55 24 55 56 0 42-24 74-100 128Z',
    ),
    line(accentShade, 116, 'M272 560C200 630 184 710 214 786M728 560C800 630 816 710 786 786'),
    line(deep, 74, 'M222 800C256 842 290 850 334 842M778 800C744 842 710 850 666 842'),
  ].join('');
