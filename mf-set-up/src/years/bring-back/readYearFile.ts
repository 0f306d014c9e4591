import { failed, printCount, succeeded, type Result } from 'shared-kernel/model';
import * as v from 'valibot';

/** What a file seems to hold; the server says whether all of it can be brought back. */
export interface ChosenYear {
  readonly name: string;
  readonly searches: number;
  readonly screens: number;
  readonly calculatedFields: number;
  readonly hasStory: boolean;
  /** As it goes to the server. */
  readonly file: object;
}

const File = v.looseObject({
  year: v.looseObject({ name: v.string() }),
  searches: v.array(v.unknown()),
  screens: v.array(v.unknown()),
  calculatedFields: v.optional(v.array(v.unknown()), []),
  story: v.optional(v.unknown(), null),
});

/** The text of a file that somebody chose, or why it is none of a year as a sentence. */
export function readYearFile(text: string): Result<ChosenYear, string> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return failed(
      'This is not the file of a year. Choose one that was saved under “Import and export”.',
    );
  }
  const read = v.safeParse(File, parsed);
  if (!read.success)
    return failed(
      `This is no file of a year: ${v.getDotPath(read.issues[0]) ?? 'it'} is missing or something else. Choose one that was saved under “Import and export”.`,
    );
  const { year, searches, screens, calculatedFields, story } = read.output;
  return succeeded({
    name: year.name,
    searches: searches.length,
    screens: screens.length,
    calculatedFields: calculatedFields.length,
    hasStory: story !== null,
    file: read.output,
  });
}

const counted = (count: number, one: string, many: string): string =>
  `${printCount(count)} ${count === 1 ? one : many}`;

/** `6 searches, 7 screens, 1 calculated field and a story`. */
export function contentsOf(chosen: ChosenYear): string {
  const parts = [
    counted(chosen.searches, 'search', 'searches'),
    counted(chosen.screens, 'screen', 'screens'),
    ...(chosen.calculatedFields === 0
      ? []
      : [counted(chosen.calculatedFields, 'calculated field', 'calculated fields')]),
    ...(chosen.hasStory ? ['a story'] : []),
  ];
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
