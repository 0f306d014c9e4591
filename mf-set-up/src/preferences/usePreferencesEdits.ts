import { useState } from 'react';
import { loadOrganisation } from 'shared-kernel/firestore';
import {
  failed,
  isSameContent,
  succeeded,
  type Organisation,
  type Revision,
} from 'shared-kernel/model';
import { LOADING_FAILED, SAVED, useGuardedSave } from 'shared-kernel/saving';
import { serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useRefreshOrganisation } from 'shared-kernel/session';
import { savePreferences } from '../server/organisations';

type Preferences = Organisation['preferences'];

interface PreferencesEdits {
  readonly edited: Preferences;
  readonly setEdited: (edited: Preferences) => void;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Somebody else saved first: nothing was written (D22). */
  readonly conflict: Revision | null;
  readonly save: () => Promise<void>;
  readonly overwrite: () => Promise<void>;
  /** Drops this page's edits for what is stored. */
  readonly loadTheirs: () => Promise<void>;
  readonly keepEditing: () => void;
}

const HEADER = 'Fonts and colours';
const failedToast = (body: string) => failed({ header: HEADER, body, variant: 'danger' as const });

/** Fonts and colours as they stand on the page, guarded by the revision that they began from. */
export function usePreferencesEdits(organisation: Organisation): PreferencesEdits {
  const { id: organisationId } = organisation;
  const refresh = useRefreshOrganisation();
  const { changed } = useServerChanges();
  const [stored, setStored] = useState(organisation.preferences);
  const [edited, setEdited] = useState(stored);
  const saving = useGuardedSave<Preferences>(organisation.preferencesSaved.revision, {
    saved: { header: HEADER, ...SAVED },
    save: async (preferences, expectedRevision) => {
      const answer = await savePreferences({ organisationId, ...preferences, expectedRevision });
      return answer.ok ? answer : failedToast(serverSentence(answer.error));
    },
    onSaved: async (preferences) => {
      setStored(preferences);
      changed();
      await refresh(organisationId);
    },
    theirs: {
      load: async () => {
        const theirs = await loadOrganisation(organisationId);
        if (!theirs.ok) return failedToast(LOADING_FAILED);
        const { preferences, preferencesSaved } = theirs.value;
        return succeeded({ value: preferences, revision: preferencesSaved.revision });
      },
      onLoaded: async (preferences) => {
        setStored(preferences);
        setEdited(preferences);
        await refresh(organisationId);
      },
    },
  });
  return {
    ...saving,
    edited,
    setEdited,
    dirty: !isSameContent(edited, stored),
    save: () => saving.save(edited),
    overwrite: () => saving.overwrite(edited),
  };
}
