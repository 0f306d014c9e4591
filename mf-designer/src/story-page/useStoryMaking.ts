import { failureSentence } from 'shared-kernel/firestore';
import {
  failed,
  succeeded,
  type Result,
  type ScreenContent,
  type ScreenId,
  type SearchId,
} from 'shared-kernel/model';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';

import { setupProposal, type ProposedSearch } from '../document/audience/setupProposal';
import type { YearData } from '../editor/year-data/yearDataAtom';
import { designStoreAtom } from '../persistence/designStore';
import type { Scene } from '../templates/scenes/scene';
import type { Template, TemplateSetting } from '../templates/template';
import { neededCodes, neededConditions } from '../templates/templateNeeds';

/** One screen to be made. */
export interface StoryScreen {
  readonly scene: Scene;
  readonly template: Template;
}

interface StoryToMake {
  readonly screens: readonly StoryScreen[];
  readonly setting: TemplateSetting;
  readonly make: (template: Template) => Promise<Result<ScreenContent, string>>;
}

export type StoryProgress =
  | { readonly status: 'resting' }
  | { readonly status: 'working'; readonly made: number }
  /** Those that were made are there; the others can be made still. */
  | { readonly status: 'stopped'; readonly made: number; readonly why: string };

interface StoryMaking {
  readonly progress: StoryProgress;
  /** Makes what is not made yet, behind the screens of the year; true once all of them are there. */
  readonly goOn: (story: StoryToMake) => Promise<boolean>;
  /** Another story is to be made. */
  readonly restart: () => void;
}

/** [S151] Makes the screens of a story one by one, each shown to those whom it is true of. */
export function useStoryMaking(year: YearData): StoryMaking {
  const store = useAtomValue(designStoreAtom);
  const { scope, year: dates } = useYear();
  const author = useAuthor();
  const { changed } = useServerChanges();
  const [progress, setProgress] = useState<StoryProgress>({ status: 'resting' });
  const made = useRef(0);
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

  const makeOne = async (
    { scene, template }: StoryScreen,
    place: number,
    { setting, make }: StoryToMake,
  ): Promise<Result<ScreenId, string>> => {
    const content = await make(template);
    if (!content.ok) return content;
    const searchIds = await searchesFor(template, setting);
    if (!searchIds.ok) return searchIds;
    const created = await store.createScreen(
      scope,
      {
        name: scene.name,
        content: content.value,
        searchIds: searchIds.value,
        match: searchIds.value.length === 0 ? 'allUsers' : 'allSearches',
        order: year.screens.length + place + 1,
      },
      author,
    );
    return created.ok ? created : failed(failureSentence(created.error));
  };

  return {
    progress,
    goOn: async (story) => {
      for (const [place, screen] of story.screens.entries()) {
        if (place < made.current) continue;
        setProgress({ status: 'working', made: place });
        const one = await makeOne(screen, place, story);
        if (!one.ok) {
          setProgress({ status: 'stopped', made: place, why: one.error });
          changed();
          return false;
        }
        made.current = place + 1;
      }
      changed();
      return true;
    },
    restart: () => {
      made.current = 0;
      setProgress({ status: 'resting' });
    },
  };
}

const EVERYBODY = { match: 'allUsers', searchIds: [] } as const;
