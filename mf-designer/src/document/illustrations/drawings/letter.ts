import type { Drawing } from '../drawing';
import { disc, fill, line, moved } from '../shapes';

/** A letter that was written by hand comes out of its envelope, among flowers. */
export const letter: Drawing = ({
  accent,
  accentShade,
  second,
  secondShade,
  ink,
  soft,
  light,
  dark,
}) =>
  [
    fill(
      soft,
      'M500 60C740 60 930 240 930 480 930 660 800 830 500 830S70 660 70 480C70 240 260 60 500 60Z',
    ),
    line(ink, 18, 'M224 510C214 430 180 390 160 300M206 440C180 430 160 420 150 392'),
    moved('translate(158 270)', flower(second, ink)),
    line(ink, 18, 'M800 510C810 440 858 390 850 250'),
    fill(accentShade, 'M836 380C900 380 940 340 940 280 880 280 836 320 836 380Z'),
    fill(accentShade, 'M826 450C770 450 750 410 746 366 800 366 826 400 826 450Z'),
    moved('translate(850 220) scale(1.2)', flower(accent, second)),
    fill(accentShade, 'M140 560 470 300Q500 278 530 300L860 560Z'),
    fill(accentShade, 'M140 560H860V720H140Z'),
    moved(
      'rotate(-4 500 500)',
      fill(light, 'M262 166a36 36 0 0 1 36-36H702a36 36 0 0 1 36 36V780H262Z'),
      line(dark, 16, 'M326 250c26-50 46-50 46-10s22 50 46 10 40-50 46-10 26 40 60 0'),
      line(dark, 16, 'M326 350H674M326 420H674M326 490H520'),
    ),
    fill(accent, 'M140 560 500 770 860 560V870a50 50 0 0 1-50 50H190a50 50 0 0 1-50-50Z'),
    fill(
      accentShade,
      'M154 904 440 676Q500 640 560 676L846 904A50 50 0 0 1 810 920H190A50 50 0 0 1 154 904Z',
    ),
    fill(
      second,
      'M500 850c-76-54-100-86-100-128 0-32 25-56 55-56 20 0 37 11 45 28 8-17 25-28 45-28 30 0 55 24 55 56 0 42-24 74-100 128Z',
    ),
    fill(secondShade, 'M500 850V694c8-17 25-28 45-28 30 0 55 24 55 56 0 42-24 74-100 128Z'),
  ].join('');

const flower = (petals: string, heart: string): string =>
  [
    disc(petals, 0, -36, 34),
    disc(petals, 34, -11, 34),
    disc(petals, 21, 29, 34),
    disc(petals, -21, 29, 34),
    disc(petals, -34, -11, 34),
    disc(heart, 0, 0, 22),
  ].join('');
