import { useAtomValue } from 'jotai';
import { failureSentence } from 'shared-kernel/firestore';
import type { SavedTemplate, ScreenContent, SearchId, TemplateScreen } from 'shared-kernel/model';
import { useAuthor, useToast, useYear } from 'shared-kernel/session';
import { useRef, useState } from 'react';

import { designStoreAtom } from '../../persistence/designStore';
import { useSetupProposal } from '../../persistence/useSetupProposal';
import { makeSearches } from './makeSearches';
import type { SavedInYear } from './savedInYear';

interface SavedScreenTaking {
  readonly busy: boolean;
  /**
   * Makes the searches that the year lacks and, where it is wished, saves the set-up that the template had; what the screen
   * shows then, or null where something stopped it, which has been said.
   */
  readonly take: (wish: TakenScreen) => Promise<ScreenContent | null>;
}

interface TakenScreen {
  readonly template: SavedTemplate;
  readonly screen: TemplateScreen;
  readonly led: SavedInYear;
  readonly withSetup: boolean;
}

/** [S153] Takes a screen of a saved template. */
export function useSavedScreenTaking(onSetup: () => void): SavedScreenTaking {
  const store = useAtomValue(designStoreAtom);
  const { scope } = useYear();
  const author = useAuthor();
  const toast = useToast();
  const { busy, saveSetup } = useSetupProposal(onSetup);
  const [making, setMaking] = useState(false);
  const made = useRef(new Map<string, SearchId>());
  return {
    busy: busy || making,
    take: async ({ template, screen, led, withSetup }) => {
      setMaking(true);
      const ids = await makeSearches(led, made.current, (search) =>
        store.createSearch(scope, search, author),
      );
      setMaking(false);
      if (!ids.ok) {
        toast({ header: template.name, body: failureSentence(ids.error), variant: 'danger' });
        return null;
      }
      if (withSetup && !(await saveSetup(led.setupWith(screen, ids.value)))) return null;
      // The set-up reads them again.
      if (!withSetup && led.toMake.length > 0) onSetup();
      return led.contentWith(screen, ids.value);
    },
  };
}
