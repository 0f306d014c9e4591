import type { AudienceScreen, Condition, ItemId, ScreenAudience } from 'shared-kernel/model';
import { asId, type CivilDate, type ScreenId } from 'shared-kernel/model';

import type { AudienceSetup } from '../document/audience/audienceScreen';
import { valueConditions } from '../document/audience/valueConditions';
import type { YearSources } from '../document/placeholders/dataSource';
import { readParts } from '../document/placeholders/placeholderParts';
import type { Template, TemplateSetting } from './template';

/** The placeholders that a template is true with only; none where the year has nothing that fits. */
export const neededCodes = (
  { audience }: Pick<Template, 'audience'>,
  setting: TemplateSetting,
): readonly string[] =>
  audience.needs.map((question) => setting.dataFor(question).code).filter(isPlaceholder);

const isPlaceholder = (code: string): boolean => code.startsWith('{') && readParts(code) !== null;

const NEEDED = asId<ItemId>('needed');

/** [S106] Asks how many of those who get a screen now have what is needed. */
export const neededQuestion = (
  { id, match, searchIds }: AudienceSetup,
  codes: readonly string[],
): AudienceScreen => ({
  // Apart from the question about the screen itself, which would take its place.
  id: asId<ScreenId>(`${id}~template`),
  ...{ match, searchIds },
  items: [{ id: NEEDED, texts: codes, conditions: [], conditionsMatch: 'all' }],
});

/** How many of those who get a screen lack what is needed; of several things, those who lack most of one. */
export const lackingOf = ({ items }: ScreenAudience): number =>
  Math.max(
    0,
    ...items.flatMap(({ placeholders }) =>
      placeholders.map(({ missing, zero, negative }) => missing + zero + negative),
    ),
  );

/** [S106] The conditions that hold for just those who have what is needed. */
export const neededConditions = (
  codes: readonly string[],
  audience: ScreenAudience | null,
  year: YearSources,
  dateTo: CivilDate,
): readonly Condition[] =>
  codes.flatMap((code) => {
    const parts = readParts(code);
    if (parts === null) return [];
    const counted = audience?.items
      .flatMap(({ placeholders }) => placeholders)
      .find(
        ({ source, id, format }) =>
          [source, id, format].join('|') === [parts.source, parts.id, parts.format].join('|'),
      );
    return valueConditions({ ...parts, unreadable: counted?.unreadable ?? 0 }, year, dateTo) ?? [];
  });
