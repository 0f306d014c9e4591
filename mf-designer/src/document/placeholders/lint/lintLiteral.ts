import type { TextSegment } from '../splitText';
import type { LintFinding } from './lintFinding';
import { BARS, plainSigns } from './plainSigns';

/** What stands outside of placeholders, and looks as if it were meant for one. */
export function lintLiteral({ code: text, from }: TextSegment): readonly LintFinding[] {
  const findings = [...text.matchAll(LOOK_ALIKE)].map(
    ({ 0: code, 1: inner = '', index }): LintFinding => ({
      code: 'typographic',
      severity: 'warning',
      from: from + index,
      to: from + index + code.length,
      message: `“${code}” is shown as it is: its quotes, braces or bars are not those of a placeholder.`,
      mend: { label: 'Make it a placeholder', replacement: `{${plainSigns(inner)}}` },
    }),
  );
  const braces = [...text.matchAll(/[{}]/g)]
    .map(({ 0: code, index }) => ({ code, at: from + index }))
    .filter(({ at }) => !findings.some((found) => at >= found.from && at < found.to))
    .map(({ code, at }): LintFinding => loneBrace(code, at));
  return [...findings, ...braces].sort((one, other) => one.from - other.from);
}

const loneBrace = (brace: string, at: number): LintFinding => ({
  code: 'loneBrace',
  severity: 'warning',
  from: at,
  to: at + 1,
  message: `“${brace}” has no partner and is shown as it is.`,
  mend: { label: 'Remove it', replacement: '' },
});

const BAR = `[|${BARS}]`;
const PART = `[^{}|${BARS}]*?`;
/** `“field|First name|0|none|friend”` and the like; its inner part is the group. */
const LOOK_ALIKE = new RegExp(
  `[{｛❴﹛“”„«"'‘]\\s*((?:field|search)(?:${BAR}${PART}){4})\\s*[}｝❵﹜”“»"'’]`,
  'gu',
);
