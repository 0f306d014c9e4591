import type { Drawing } from '../drawing';
import { fill, line, moved, within } from '../shapes';

/** A hand waters three saplings, each larger than the one before. */
export const saplings: Drawing = ({
  accent,
  accentShade,
  second,
  secondShade,
  ink,
  soft,
  skins: [, , deep],
}) => {
  const leaf = (x: number, y: number, width: number, height = Math.abs(width)) =>
    moved(
      `translate(${String(x)} ${String(y)}) scale(${String(width)} ${String(height)})`,
      fill(accent, 'M0 0C-6-90 40-160 160-160 160-50 100 10 0 0Z'),
      fill(accentShade, 'M0 0 160-160C160-50 100 10 0 0Z'),
    );
  return [
    fill(soft, ARCH),
    within(
      ARCH,
      fill(second, 'M0 960V830C160 750 330 740 500 770S840 800 1000 740V960Z'),
      fill(secondShade, 'M0 960C160 860 420 840 640 870S880 890 1000 850V960Z'),
      line(accent, 134, 'M10 480 166 372'),
    ),
    line(ink, 20, 'M270 800C276 760 262 740 268 710'),
    leaf(268, 722, 0.5),
    leaf(268, 736, -0.42),
    line(ink, 22, 'M530 800C546 740 516 690 528 640'),
    leaf(528, 652, 0.72),
    leaf(527, 690, -0.76),
    line(ink, 26, 'M784 800C806 670 768 560 782 330'),
    leaf(782, 350, 0.95, 1.1),
    leaf(781, 430, -0.74, 0.84),
    leaf(780, 540, 1.05, 0.95),
    leaf(784, 620, -0.9),
    moved(
      'translate(352 250) rotate(16) scale(.9)',
      line(ink, 30, 'M16 26C-130-30-130 170-10 140'),
      fill(
        ink,
        'M10 0H180a16 16 0 0 1 16 14L214 190a16 16 0 0 1-16 18H-8A16 16 0 0 1-24 190L-6 14A16 16 0 0 1 10 0Z',
      ),
      line(ink, 34, 'M190 160 330 50'),
      line(ink, 40, 'M300 4 366 84'),
      line(second, 22, 'M44 66H148'),
    ),
    line(deep, 100, 'M176 366 226 326'),
    line(deep, 46, 'M214 284 276 286M222 328 286 332M214 370 276 376'),
    line(ink, 18, 'M590 432V468M636 484V520M592 536V560'),
  ].join('');
};

const ARCH = 'M60 930V500a440 440 0 0 1 880 0V930Z';
