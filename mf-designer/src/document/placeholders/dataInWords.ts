import { parseText } from 'evaluation';

import { nameOfSource, sourceOf, type YearSources } from './dataSource';

/** A text with its placeholders as the names of what they show. */
export const dataInWords = (text: string, year: YearSources | null): string =>
  parseText(text)
    ?.map((part) => {
      if (typeof part === 'string') return part;
      const source = year === null ? null : sourceOf(part, year);
      return source === null ? part.id : nameOfSource(source);
    })
    .join('') ?? text;
