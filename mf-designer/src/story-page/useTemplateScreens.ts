import { failureSentence } from 'shared-kernel/firestore';
import {
  failed,
  succeeded,
  type Result,
  type ScreenContent,
  type SearchId,
} from 'shared-kernel/model';
import { useAuthor, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';

import { setupProposal, type ProposedSearch } from '../document/audience/setupProposal';
import type { YearData } from '../editor/year-data/yearDataAtom';
import { designStoreAtom } from '../persistence/designStore';
import type { Template, TemplateSetting } from '../templates/template';
import { neededCodes, neededConditions } from '../templates/templateNeeds';
import type { StoryScreen } from './useStoryMaking';

interface ToMake {
  readonly setting: TemplateSetting;
  readonly make: (template: Template) => Promise<Result<ScreenContent, string>>;
}

/** [S151] The screens of a story of the product, each shown to those whom it is true of. */
export function useTemplateScreens(
  year: YearData,
): (templates: readonly Template[], toMake: ToMake) => readonly StoryScreen[] {
  const store = useAtomValue(designStoreAtom);
  const { scope, year: dates } = useYear();
  const author = useAuthor();
  const searches = useRef(new Map<string, SearchId>());

  /** One of the year, or a new one, which is made once however many screens need it. */
  const idOf = async (search: ProposedSearch): Promise<Result<SearchId, string>> => {
    if (search.kind === 'existing') return succeeded(search.id);
    const { definition } = search;
    const key = JSON.stringify(definition.conditions.map(({ id: _, ...said }) => said));
    const known = searches.current.get(key);
    if (known !== undefined) return succeeded(known);
    const created = await store.createSearch(scope, definition, author);
    if (!created.ok) return failed(failureSentence(created.error));
    searches.current.set(key, created.value);
    return created;
  };

  /** The searches that its audience needs. */
  const searchesFor = async (
    template: Template,
    setting: TemplateSetting,
  ): Promise<Result<readonly SearchId[], string>> => {
    const conditions = neededConditions(neededCodes(template, setting), null, year, dates.dateTo);
    const proposal = setupProposal(EVERYBODY, conditions, year, dates);
    const ids: SearchId[] = [];
    for (const search of conditions.length === 0 ? [] : (proposal?.searches ?? [])) {
      const id = await idOf(search);
      if (!id.ok) return id;
      ids.push(id.value);
    }
    return succeeded(ids);
  };

  return (templates, { setting, make }) =>
    templates.map((template) => ({
      name: template.name,
      make: async () => {
        const content = await make(template);
        if (!content.ok) return content;
        const searchIds = await searchesFor(template, setting);
        if (!searchIds.ok) return searchIds;
        return succeeded({
          content: content.value,
          searchIds: searchIds.value,
          match: searchIds.value.length === 0 ? 'allUsers' : 'allSearches',
        });
      },
    }));
}

const EVERYBODY = { match: 'allUsers', searchIds: [] } as const;
