import type { YearSources } from '../dataSource';
import { splitText, type TextSegment } from '../splitText';
import { lintCode } from './lintCode';
import type { LintFinding } from './lintFinding';
import { lintLiteral } from './lintLiteral';
import { lintPlaceholder } from './lintPlaceholder';

/**
 * [S45] What is wrong or doubtful about a text's placeholders, in the order of the text. Names are not judged while
 * the year's data is not there (null); fill rates are not where the number of supporters is not known (0).
 */
export const lintText = (
  text: string,
  year: YearSources | null,
  supporters: number,
): readonly LintFinding[] =>
  splitText(text).flatMap((segment) => lintSegment(segment, year, supporters));

function lintSegment(
  segment: TextSegment,
  year: YearSources | null,
  supporters: number,
): readonly LintFinding[] {
  const { from, to, code } = segment;
  if (segment.kind === 'text') return lintLiteral(segment);
  const remarks =
    segment.kind === 'malformed'
      ? [lintCode(code, year)]
      : lintPlaceholder(segment.parts, year, supporters);
  return remarks.map((remark) => ({ ...remark, from, to }));
}
