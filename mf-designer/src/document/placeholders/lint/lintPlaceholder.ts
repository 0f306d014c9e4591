import { printCount } from 'shared-kernel/model';
import { isFormatPart, PLACEHOLDER_SOURCES } from 'evaluation';

import {
  FITTING_FORMATS,
  fits,
  nameOfSource,
  sourceOf,
  typeOf,
  TYPE_WORDS,
  type DataSource,
  type YearSources,
} from '../dataSource';
import { formatPartWords, formatWords } from '../formatWords';
import { missingForms } from '../pluralInput';
import { codeOf, truncateLength, type PlaceholderParts } from '../placeholderParts';
import type { Remark } from './lintFinding';
import { lintName } from './lintName';

/** Spec §5: 1-50, 0 meaning unlimited. */
export const LONGEST_TRUNCATE = 50;

/** Braces with five parts, of which some may say something that nobody meant. */
export function lintPlaceholder(
  parts: PlaceholderParts,
  year: YearSources | null,
  supporters: number,
): readonly Remark[] {
  const source = year === null ? null : sourceOf(parts, year);
  const remarks = [
    lintSource(parts) ?? (year === null || source !== null ? null : lintName(parts, year)),
    lintFormat(parts, source),
    lintPlural(parts, year),
    lintTruncate(parts, source),
    source === null ? null : lintFallback(parts, source, supporters),
    lintQuotes(parts),
  ];
  return remarks.filter((remark) => remark !== null);
}

function lintSource(parts: PlaceholderParts): Remark | null {
  if (PLACEHOLDER_SOURCES.some((known) => known === parts.source)) return null;
  const meant = PLACEHOLDER_SOURCES.find((known) => known === parts.source.trim().toLowerCase());
  return {
    code: 'unknownSource',
    severity: 'error',
    message: `“${parts.source}” is neither “field” nor “search”: everybody sees ${shown(parts.fallback)}.`,
    mend: meant === undefined ? null : replacing(`Use “${meant}”`, { ...parts, source: meant }),
  };
}

function lintFormat(parts: PlaceholderParts, source: DataSource | null): Remark | null {
  const { format } = parts;
  if (format !== '' && !isFormatPart(format)) {
    return {
      code: 'formatUnknown',
      severity: 'warning',
      message: `“${format}” is no format: the value is shown as it is.`,
      mend: replacing('Use no format', { ...parts, format: 'none' }),
    };
  }
  if (source === null || fits(format, typeOf(source))) return null;
  const type = typeOf(source);
  const [fitting] = FITTING_FORMATS[type];
  return {
    code: 'formatUnfit',
    severity: 'warning',
    message: `“${formatPartWords(format)}” does not fit “${nameOfSource(source)}” (${TYPE_WORDS[type].toLowerCase()}).`,
    mend: replacing(`Use “${formatWords(fitting)}”`, { ...parts, format: fitting }),
  };
}

function lintPlural({ format }: PlaceholderParts, year: YearSources | null): Remark | null {
  const missing = year === null ? [] : missingForms(format, year.language ?? 'en');
  if (missing.length === 0) return null;
  const numbers = missing.map(({ label }) => label.replace('For ', '')).join('; ');
  return {
    code: 'pluralIncomplete',
    severity: 'warning',
    message: `Singular and plural have no words for ${numbers}.`,
    mend: null,
  };
}

function lintTruncate(parts: PlaceholderParts, source: DataSource | null): Remark | null {
  const written = parts.truncate.trim();
  const length = truncateLength(written);
  if (source !== null && length > 0 && typeOf(source) !== 'string') {
    return {
      code: 'truncateUnfit',
      severity: 'warning',
      message: `Only text can be cut off; “${nameOfSource(source)}” is not text (${TYPE_WORDS[typeOf(source)].toLowerCase()}).`,
      mend: replacing('Do not cut it', { ...parts, truncate: '0' }),
    };
  }
  if (written === '' || (/^\d+$/.test(written) && length <= LONGEST_TRUNCATE)) return null;
  const allowed = length > LONGEST_TRUNCATE ? LONGEST_TRUNCATE : length;
  return {
    code: 'truncateInvalid',
    severity: 'warning',
    message: `“${parts.truncate}” is no length to cut off at: use 1 to 50, or 0 for the whole text.`,
    mend: replacing(`Use ${String(allowed)}`, { ...parts, truncate: String(allowed) }),
  };
}

function lintFallback(
  parts: PlaceholderParts,
  source: DataSource,
  supporters: number,
): Remark | null {
  if (source.kind !== 'field' || parts.fallback.trim() !== '') return null;
  if (supporters <= 0 || source.field.count >= supporters) return null;
  const missing = printCount(supporters - source.field.count);
  return {
    code: 'noFallback',
    severity: 'warning',
    message: `“${source.field.name}” is empty for ${missing} of ${printCount(supporters)} supporters, and nothing would be shown instead.`,
    mend: null,
  };
}

/** Straight and curly pairs of quotation marks. */
const QUOTATION_MARKS = ['“”', '„“', '„”', '‘’', '‚‘', '‚’', '«»', '""', "''"] as const;

function lintQuotes(parts: PlaceholderParts): Remark | null {
  const fallback = parts.fallback.trim();
  const inner = fallback.slice(1, -1);
  if (!QUOTATION_MARKS.some((pair) => fallback === pair.charAt(0) + inner + pair.charAt(1))) {
    return null;
  }
  return {
    code: 'quotedFallback',
    severity: 'warning',
    message: `The quotation marks around ${fallback} are shown as well.`,
    mend: replacing('Remove them', { ...parts, fallback: inner }),
  };
}

const shown = (fallback: string): string =>
  fallback.trim() === '' ? 'nothing there' : `“${fallback}”`;

const replacing = (label: string, parts: PlaceholderParts): Remark['mend'] => ({
  label,
  replacement: codeOf(parts),
});
