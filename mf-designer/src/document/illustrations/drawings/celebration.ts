import type { Drawing } from '../drawing';
import { disc, fill, line, moved, within } from '../shapes';

/** Somebody leaps for joy in a rain of confetti. */
export const celebration: Drawing = ({
  accent,
  accentShade,
  second,
  ink,
  soft,
  light,
  skins: [, middle],
}) =>
  [
    fill(
      soft,
      'M500 100C700 70 900 220 910 460 920 680 840 850 560 850 300 850 80 760 90 480 98 270 290 120 500 100Z',
    ),
    `<ellipse fill="${soft}" cx="490" cy="940" rx="230" ry="26"/>`,
    line(accentShade, 20, 'M246 180C180 150 150 70 210 50S280 110 236 110'),
    line(ink, 20, 'M752 176C790 90 850 130 862 70S930 40 944 84'),
    line(middle, 66, 'M420 420C350 400 270 330 246 190M590 420C660 400 740 310 754 186'),
    line(ink, 110, 'M468 620C430 720 340 770 226 700'),
    line(ink, 110, 'M540 620C600 690 664 730 690 856'),
    line(accent, 88, 'M220 706 188 626M692 876 764 880'),
    line(accent, 94, 'M430 430C380 414 340 380 312 340M570 430C620 414 664 380 692 336'),
    fill(accent, TORSO),
    within(TORSO, line(light, 24, 'M380 500H640M380 570H640')),
    line(middle, 72, 'M502 340V392'),
    disc(middle, 510, 270, 92),
    fill(
      ink,
      'M414 300C370 260 380 190 420 190 420 150 480 130 510 150 560 120 620 150 620 200 650 220 640 280 608 296 560 286 520 250 500 220 486 260 456 290 414 300Z',
    ),
    disc(accent, 390, 100, 26),
    disc(second, 640, 84, 32),
    moved('translate(120 330) rotate(30)', fill(second, 'M0 0H70V34H0Z')),
    moved('translate(850 300) rotate(-35)', fill(accent, 'M0 0H70V34H0Z')),
    moved('translate(846 540) rotate(15)', fill(ink, 'M0 0a46 46 0 0 1 92 0Z')),
    moved('translate(70 560) rotate(-20)', fill(accent, 'M0 0a46 46 0 0 1 92 0Z')),
    moved('translate(840 680) rotate(20)', fill(second, 'M0 0H44V44H0Z')),
    disc(ink, 190, 450, 20),
    disc(second, 790, 440, 22),
  ].join('');

const TORSO =
  'M392 396C440 366 560 366 608 396 626 450 600 560 610 650 560 676 450 676 400 650 412 560 374 450 392 396Z';
