import { isFormatPart, PLACEHOLDER_ERROR } from 'evaluation';

import { idOf, sourceOf, type YearSources } from '../dataSource';
import { codeOf, readParts } from '../placeholderParts';
import type { Remark } from './lintFinding';
import { nearestName } from './nearestName';
import { plainSigns } from './plainSigns';

/** Braces that do not hold five parts. */
export function lintCode(code: string, year: YearSources | null): Remark {
  const plain = plainSigns(code);
  if (plain !== code && readParts(plain) !== null) {
    return {
      code: 'typographic',
      severity: 'error',
      message: `“${code}” has typographic bars: the whole text becomes “${PLACEHOLDER_ERROR}”.`,
      mend: { label: 'Use plain bars', replacement: plain },
    };
  }
  return {
    code: 'malformed',
    severity: 'error',
    message: `“${code}” has not five parts between bars: the whole text becomes “${PLACEHOLDER_ERROR}”.`,
    mend: completed(code, year) ?? { label: 'Remove the braces', replacement: code.slice(1, -1) },
  };
}

/** What was most likely meant: a name alone, or a code with too few or too many parts. */
function completed(code: string, year: YearSources | null): Remark['mend'] {
  const [source = '', ...rest] = code.slice(1, -1).split('|');
  const offered = (replacement: string) => ({ label: `Use ${replacement}`, replacement });
  if (source === 'field' || source === 'search') {
    const [id = '', ...options] = rest;
    if (id.trim() === '') return null;
    return offered(codeOf({ source, id, ...completedOptions(options) }));
  }
  if (year === null || rest.length > 0) return null;
  const name = nearestName(
    source,
    year.fields.map((field) => field.name),
  );
  const found = name === null ? null : sourceOf({ source: 'field', id: name }, year);
  return found === null
    ? null
    : offered(
        codeOf({ source: 'field', id: idOf(found), truncate: '0', format: 'none', fallback: '' }),
      );
}

/** Each part by what it looks like; what is neither length nor format is the fallback. */
function completedOptions(options: readonly string[]) {
  const rest = [...options];
  const truncate = /^\d+$/.test(rest[0]?.trim() ?? '') ? (rest.shift() ?? '0') : '0';
  const format = isFormatPart(rest[0]?.trim() ?? '') ? (rest.shift() ?? 'none') : 'none';
  return { truncate, format, fallback: rest.filter((part) => part !== '').join(' ') };
}
