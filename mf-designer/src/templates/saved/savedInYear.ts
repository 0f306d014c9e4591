import { redressedFrom } from 'brand-kit';
import {
  brandOf,
  type Brand,
  type SavedTemplate,
  type ScreenContent,
  type SearchDefinition,
  type SearchId,
  type TemplateScreen,
} from 'shared-kernel/model';
import { fitsPlaceholder } from 'evaluation';
import { fieldKey, mapContent, mapSearch, type ReferenceMap } from 'year-transfer';

import { appendItems } from '../../document/appendItems';
import type { YearSources } from '../../document/placeholders/dataSource';
import { ledSearches } from './ledSearches';
import type { FieldAnswers } from './missingFields';

/** A template's searches of a year, by the ids that they have in the template. */
export type SearchIds = ReadonlyMap<string, SearchId>;

/** [S153] A saved template led into a year. */
export interface SavedInYear {
  readonly there: SearchIds;
  /** Each behind those that it refers to. */
  readonly toMake: readonly SearchDefinition[];
  /** One of those that are to be made, referring to what is there by now. */
  readonly searchWith: (search: SearchDefinition, ids: SearchIds) => Omit<SearchDefinition, 'id'>;
  readonly contentWith: (screen: TemplateScreen, ids: SearchIds) => ScreenContent;
  readonly setupWith: (
    screen: TemplateScreen,
    ids: SearchIds,
  ) => Pick<TemplateScreen, 'match' | 'searchIds'>;
}

interface Dressed {
  readonly brand?: Brand | undefined;
}

export function savedInYear(
  template: Pick<SavedTemplate, 'searches'>,
  answers: FieldAnswers,
  year: YearSources,
  organisation: Dressed,
): SavedInYear {
  const field: ReferenceMap['field'] = ({ name, match, reads }) => {
    const mapped = answers[fieldKey({ name, match })] ?? name;
    return reads === 'text' && !fitsPlaceholder(mapped) ? name : mapped;
  };
  const { there, toMake } = ledSearches(template.searches, field, year.searches);
  const mapTo = (ids: SearchIds): ReferenceMap => ({ field, search: (id) => ids.get(id) ?? null });
  const { kit, former } = brandOf(organisation);
  return {
    there,
    toMake,
    searchWith: ({ name, match, conditions }, ids) =>
      mapSearch({ name, match, conditions }, { ...mapTo(ids), field: ({ name: led }) => led }),
    contentWith: ({ content }, ids) => {
      const led = mapContent(content, mapTo(ids));
      const dressed = kit === null ? led : redressedFrom(led, former, kit);
      return withItemsOfItsOwn(dressed);
    },
    setupWith: ({ match, searchIds }, ids) => ({
      match,
      searchIds: [...new Set(searchIds.map((id) => ids.get(id) ?? id))],
    }),
  };
}

/** The screen that it was saved from may be the one that it comes onto. */
const withItemsOfItsOwn = (content: ScreenContent): ScreenContent =>
  appendItems({ ...content, items: [] }, content.items).content;
