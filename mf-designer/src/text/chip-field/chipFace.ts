import { readPlural } from 'evaluation';

import { nameOfSource, sourceOf, type YearSources } from '../../document/placeholders/dataSource';
import type { PlaceholderParts } from '../../document/placeholders/placeholderParts';

/** How a placeholder looks as a chip [S41]. */
export interface ChipFace {
  /** The field's or search's name, and the words of its plural. */
  readonly name: string;
  /** What is shown where there is no value; may be empty. */
  readonly fallback: string;
  /** The year has no such field or search. */
  readonly unknown: boolean;
}

export type FaceOf = (parts: PlaceholderParts) => ChipFace;

/** While the year's data is not there (null), a field is called by its name and nothing is unknown. */
export const faceIn =
  (year: YearSources | null): FaceOf =>
  (parts) => {
    const source = year === null ? null : sourceOf(parts, year);
    const unnamed = parts.source === 'search' && year === null ? 'Search' : parts.id;
    return {
      name: inWords(source === null ? unnamed : nameOfSource(source), parts),
      fallback: parts.fallback,
      unknown: year !== null && source === null,
    };
  };

/** With the words of its plural, so that the sentence around it can be read. */
function inWords(name: string, { format }: PlaceholderParts): string {
  const forms = readPlural(format);
  const words = forms?.get('other') ?? forms?.get('many');
  if (words === undefined) return name;
  return words.includes('#') ? words.replace('#', () => name) : `${name} ${words}`;
}
