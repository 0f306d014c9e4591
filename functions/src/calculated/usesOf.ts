import { createFieldUses, parseText } from 'evaluation';
import {
  nameOf,
  namedFields,
  typeOfCalculation,
  type CalculatedField,
  type YearScope,
  type YearStory,
} from 'shared-kernel/model';
import { readDefinitions } from '../definitions/readDefinitions';
import { shownOrScheduled } from '../published/readVersion';
import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';

/** More names than these would not be read. */
const NAMED = 5;

/** What of a year names a calculated field, in words; '' where nothing does. */
export async function usesOf(
  reads: DocumentReads,
  scope: YearScope,
  field: CalculatedField,
  others: readonly CalculatedField[],
  story: YearStory,
  now: Services['now'],
): Promise<string> {
  const { name, calculation } = field;
  const { searches, screens } = await readDefinitions(reads, scope);
  const shown = await shownOrScheduled(reads, scope, now());
  const used = { name, type: typeOfCalculation(calculation), calculated: field };
  const uses = createFieldUses(searches, screens)(used);
  const published = createFieldUses(shown.searches, shown.screens)(used);
  const isOnCard = story.closingCard.numbers.some(({ text }) => namesField(text, name));
  const words = [
    ...others
      .filter((other) => namedFields(other.calculation).includes(name))
      .map((other) => `the calculated field “${other.name}”`),
    ...uses.searches.map((search) => `the search “${nameOf(search)}”`),
    ...uses.screens.map((screen) => `the screen “${nameOf(screen)}”`),
    ...(published.searches.length + published.screens.length > 0 ? ['what is published'] : []),
    ...(isOnCard ? ['the closing card of the story'] : []),
  ];
  const more = words.length - NAMED;
  return [...words.slice(0, NAMED), ...(more > 0 ? [`${String(more)} more`] : [])].join(', ');
}

const namesField = (text: string, name: string): boolean =>
  (parseText(text) ?? []).some(
    (part) => typeof part !== 'string' && part.source === 'field' && part.id === name,
  );
