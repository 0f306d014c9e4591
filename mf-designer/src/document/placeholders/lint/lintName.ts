import type { YearSources } from '../dataSource';
import { codeOf, type PlaceholderParts } from '../placeholderParts';
import type { Remark } from './lintFinding';
import { folded, nearestName } from './nearestName';

/** A placeholder that names nothing of the year; the nearest name is offered. */
export const lintName = (parts: PlaceholderParts, year: YearSources): Remark =>
  parts.source === 'search' ? lintSearch(parts, year) : lintField(parts, year);

function lintField(parts: PlaceholderParts, { fields }: YearSources): Remark {
  const nearest = nearestName(
    parts.id,
    fields.map(({ name }) => name),
  );
  const onlyQuotes =
    nearest !== null && hasCurlyQuotes(parts.id) && folded(nearest) === folded(parts.id);
  return {
    code: 'unknownField',
    severity: 'error',
    message: onlyQuotes
      ? `“${parts.id}” is written with curly quotes, the field with straight ones: everybody sees ${shown(parts)}.`
      : `This year has no field “${parts.id}”: everybody sees ${shown(parts)}.`,
    mend:
      nearest === null
        ? null
        : { label: `Use “${nearest}”`, replacement: codeOf({ ...parts, id: nearest }) },
  };
}

function lintSearch(parts: PlaceholderParts, { searches }: YearSources): Remark {
  const names = searches.map(({ name }) => name);
  const nearest = nearestName(parts.id, names);
  const meant = searches.find(({ name }) => name === nearest);
  return {
    code: 'unknownSearch',
    severity: 'error',
    message: `This year has no such search (“${parts.id}”): everybody sees ${shown(parts)}.`,
    mend:
      meant === undefined
        ? null
        : { label: `Use “${meant.name}”`, replacement: codeOf({ ...parts, id: meant.id }) },
  };
}

const hasCurlyQuotes = (text: string): boolean => /[‘’‚‛“”„‟]/.test(text);

const shown = ({ fallback }: PlaceholderParts): string =>
  fallback.trim() === '' ? 'nothing there' : `“${fallback}”`;
