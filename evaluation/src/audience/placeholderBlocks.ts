import type { PlaceholderAudience } from 'shared-kernel/model';
import { fillJudged } from '../columns/addJudged';
import { narrowCounts } from '../columns/counts';
import type { SearchBlocks } from '../columns/searchBlocks';
import type { YearColumns } from '../columns/yearColumns';
import { countsYears } from '../placeholders/formats';
import { printedYear } from '../placeholders/placeholderContext';
import { parseText, type Placeholder } from '../placeholders/parseText';
import type { CompiledYear } from '../year/compileYear';
import { CLASSES, codeOfClass, fieldClasses, numberClass } from './placeholderClass';

/** The placeholders of some texts, each once. A text with braces of other than five parts has none: all of it is an error. */
export const placeholdersOf = (texts: readonly string[]): readonly Placeholder[] => {
  const found = new Map<string, Placeholder>();
  for (const text of texts)
    for (const part of parseText(text) ?? [])
      if (typeof part !== 'string')
        found.set([part.source, part.id, part.format, part.fallback].join('|'), part);
  return [...found.values()];
};

/** The class of each row of a block, by the codes of `codeOfClass`. */
interface ClassBlock {
  readonly byRow: Uint8Array;
  readonly fill: (start: number, end: number) => void;
}

/** What stands in the place of placeholders, block by block; what several of them share is worked out once a block. */
export const createPlaceholderBlocks = (
  { slotBySearchId, definitions }: CompiledYear,
  columns: YearColumns,
  searchBlocks: SearchBlocks,
): ((placeholder: Placeholder) => ClassBlock) => {
  const known = new Map<string, ClassBlock>();
  const year = printedYear(definitions.year);

  const make = ({ source, id, format }: Placeholder): ClassBlock => {
    const counts = narrowCounts();
    const { byRow } = counts;
    if (source === 'field') {
      const classed = columns.classed(id, fieldClasses(format, year));
      return { byRow, fill: (start, end) => fillJudged(classed, counts, start, end) };
    }
    const slot = source === 'search' ? slotBySearchId.get(id) : undefined;
    const searched = slot === undefined ? undefined : searchBlocks.of(slot)?.byRow;
    if (searched === undefined) {
      byRow.fill(codeOfClass('missing'));
      return { byRow, fill: () => undefined };
    }
    return {
      byRow,
      fill: (start, end) => {
        for (let index = 0; index < end - start; index += 1)
          byRow[index] = numberClass(searched[index] ?? 0);
      },
    };
  };

  return (placeholder) => {
    const kind = countsYears(placeholder.format) ? 'years' : 'value';
    const key = [placeholder.source, placeholder.id, kind].join('|');
    const block = known.get(key) ?? oncePerBlock(make(placeholder));
    known.set(key, block);
    return block;
  };
};

const oncePerBlock = ({ byRow, fill }: ClassBlock): ClassBlock => {
  let filledFrom = -1;
  return {
    byRow,
    fill: (start, end) => {
      if (filledFrom === start) return;
      fill(start, end);
      filledFrom = start;
    },
  };
};

/** Adds up how many rows are of which class. */
export interface ClassTally {
  /** Of the rows that are shown. */
  add(start: number, end: number, shown: Uint8Array): void;
  result(): PlaceholderAudience;
}

export const createClassTally = (
  { source, id, format, fallback }: Placeholder,
  { byRow, fill }: ClassBlock,
): ClassTally => {
  const rows = new Float64Array(CLASSES.length);
  return {
    add: (start, end, shown) => {
      fill(start, end);
      for (let index = 0; index < end - start; index += 1) {
        const code = byRow[index] ?? 0;
        if (shown[index] === 1) rows[code] = (rows[code] ?? 0) + 1;
      }
    },
    result: () => {
      const of = (name: (typeof CLASSES)[number]): number => rows[codeOfClass(name)] ?? 0;
      const unreadable = of('unreadable');
      return {
        ...{ source, id, format, fallback },
        missing: of('missing') + unreadable,
        unreadable,
        zero: of('zero'),
        negative: of('negative'),
        one: of('one'),
      };
    },
  };
};
