import type { Drawing } from '../drawing';
import { disc, fill, line, within } from '../shapes';

/** Three people arm in arm. */
export const together: Drawing = ({
  accent,
  accentShade,
  second,
  ink,
  soft,
  light,
  skins: [pale, middle, deep],
}) =>
  [
    fill(soft, 'M60 930V520a440 440 0 0 1 880 0V930Z'),
    // on the left
    disc(ink, 236, 372, 122),
    disc(ink, 146, 440, 70),
    disc(ink, 326, 440, 70),
    line(deep, 84, 'M236 470V570'),
    disc(deep, 236, 430, 90),
    fill(ink, 'M140 410C180 300 290 300 332 410 296 390 270 376 236 376S176 390 140 410Z'),
    fill(accent, 'M60 930V720C60 620 130 564 236 564S412 620 412 720V930Z'),
    fill(deep, 'M186 570a50 46 0 0 0 100 0Z'),
    // on the right
    fill(accentShade, 'M636 590C636 380 680 300 764 300S892 380 892 590Z'),
    line(pale, 84, 'M764 470V570'),
    disc(pale, 764, 424, 90),
    fill(
      accentShade,
      'M668 430C672 330 720 308 764 308 830 316 860 366 862 430 800 420 746 390 724 356 718 390 704 416 668 430Z',
    ),
    fill(light, RIGHT),
    within(RIGHT, line(second, 30, 'M560 690H960M560 770H960M560 850H960M560 930H960')),
    fill(pale, 'M714 570a50 46 0 0 0 100 0Z'),
    // in the middle
    line(middle, 96, 'M500 380V480'),
    disc(middle, 500, 310, 108),
    fill(
      ink,
      'M386 310C380 210 430 160 500 156 570 156 626 210 614 316 570 300 540 280 520 250 490 290 440 316 386 310Z',
    ),
    fill(ink, 'M296 930V650C296 530 380 464 500 464S704 530 704 650V930Z'),
    fill(middle, 'M438 462a62 66 0 0 0 124 0Z'),
    fill(
      second,
      'M500 776c-52-38-70-60-70-88 0-23 18-40 39-40 14 0 25 8 31 20 6-12 17-20 31-20 21 0 39 17 39 40 0 28-18 50-70 88Z',
    ),
    line(middle, 46, 'M94 656 92 712M142 620 144 684M190 598 198 662'),
    line(middle, 46, 'M906 656 908 712M858 620 856 684M810 598 802 662'),
  ].join('');

const RIGHT = 'M588 930V720C588 620 658 564 764 564S940 620 940 720V930Z';
