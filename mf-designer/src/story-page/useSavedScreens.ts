import { failureSentence } from 'shared-kernel/firestore';
import { failed, nameOf, succeeded, type SavedTemplate, type SearchId } from 'shared-kernel/model';
import { useAuthor, useYear } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';

import { designStoreAtom } from '../persistence/designStore';
import { makeSearches } from '../templates/saved/makeSearches';
import type { SavedInYear } from '../templates/saved/savedInYear';
import type { StoryScreen } from './useStoryMaking';

/** [S156] The screens of a saved template, each with the set-up that it had. */
export function useSavedScreens(): (
  template: SavedTemplate,
  led: SavedInYear,
) => readonly StoryScreen[] {
  const store = useAtomValue(designStoreAtom);
  const { scope } = useYear();
  const author = useAuthor();
  const made = useRef({ of: '', searches: new Map<string, SearchId>() });
  return (template, led) =>
    template.screens.map((screen) => ({
      name: nameOf(screen),
      make: async () => {
        if (made.current.of !== template.id)
          made.current = { of: template.id, searches: new Map() };
        const ids = await makeSearches(led, made.current.searches, (search) =>
          store.createSearch(scope, search, author),
        );
        if (!ids.ok) return failed(failureSentence(ids.error));
        const content = led.contentWith(screen, ids.value);
        return succeeded({ content, ...led.setupWith(screen, ids.value) });
      },
    }));
}
