import { linkAddress } from 'screen-player';
import type { ScreenContent, TextPart } from 'shared-kernel/model';

import { isUnusable } from '../document/findUnusableImage';
import { textPartsOf } from '../document/textPart';
import { inListOrder } from '../document/inListOrder';
import { lintText } from '../document/placeholders/lint/lintText';
import type { YearData } from '../editor/year-data/yearDataAtom';
import type { Finding } from './finding';

/** [S68] What is wrong whatever the view and the data: placeholders, alternative texts, addresses. */
export function judgeContent(
  content: ScreenContent,
  year: YearData | null,
  supportersTotal: number,
): readonly Finding[] {
  const background: Finding[] = isUnusable(content.backgroundImage)
    ? [{ code: 'unusableImage', itemId: null, detail: '', message: UNUSABLE, place: null }]
    : [];
  return [
    ...background,
    ...inListOrder(content).flatMap((item): Finding[] => {
      const { id, type, text, url } = item;
      const about = { itemId: id, place: null };
      const lint = (type === 'share' ? [] : textPartsOf(item)).flatMap((written, part) =>
        lintText(written.text, year, supportersTotal)
          .filter(({ code }) => code !== 'noFallback' || !isChartNumber(written.part))
          .map((one) => ({ ...one, part })),
      );
      return [
        ...lint.map(({ code, from, message, part }) => ({
          ...about,
          code: 'placeholder' as const,
          detail: `${code} ${String(from)}${part === 0 ? '' : ` of ${String(part)}`}`,
          message,
          ...(code === 'noFallback' ? { guessed: true as const } : {}),
        })),
        ...(type === 'image' && text.trim() === ''
          ? [{ ...about, code: 'noAlternative' as const, detail: '', message: NO_ALTERNATIVE }]
          : []),
        ...(type === 'image' && (url.trim() === '' || isUnusable(url))
          ? [{ ...about, code: 'unusableImage' as const, detail: '', message: UNUSABLE }]
          : []),
        ...(type === 'button' && linkAddress(item.link) === null
          ? [{ ...about, code: 'noLink' as const, detail: '', message: NO_LINK }]
          : []),
      ];
    }),
  ];
}

/** [S122] Where a supporter has no number, a chart draws none: it needs no fallback. */
const isChartNumber = (part: TextPart): boolean =>
  part === 'chart.whole' || part.startsWith('chart.value.');

const UNUSABLE = 'has no address that can be shown: use one that begins with https://';
const NO_LINK = 'leads nowhere: give it a link that begins with https://';
const NO_ALTERNATIVE = 'has no alternative text for people who cannot see it';
