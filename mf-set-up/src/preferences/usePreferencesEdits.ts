import { useState } from 'react';
import { loadOrganisation } from 'shared-kernel/firestore';
import type { Organisation, Revision } from 'shared-kernel/model';
import { savePreferences, useServerToasts } from 'shared-kernel/server';
import { useToast, useRefreshOrganisation } from 'shared-kernel/session';

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

/** Fonts and colours as they stand on the page, guarded by the revision that they began from. */
export function usePreferencesEdits(organisation: Organisation): PreferencesEdits {
  const { id: organisationId } = organisation;
  const { saveWithToast } = useServerToasts();
  const refresh = useRefreshOrganisation();
  const showToast = useToast();
  const [base, setBase] = useState(() => baseOf(organisation));
  const [edited, setEdited] = useState(base.preferences);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Revision | null>(null);

  const saveOver = async (expectedRevision: number) => {
    setConflict(null);
    setSaving(true);
    const answer = await saveWithToast('Fonts and colours', () =>
      savePreferences({ organisationId, ...edited, expectedRevision }),
    );
    if (answer?.outcome === 'conflict') setConflict(answer);
    if (answer?.outcome === 'saved') {
      setBase({ preferences: edited, revision: answer.revision });
      await refresh(organisationId);
    }
    setSaving(false);
  };
  const loadTheirs = async () => {
    setConflict(null);
    const theirs = await loadOrganisation(organisationId);
    if (!theirs.ok) {
      const body = 'Error loading - your edits are still here';
      showToast({ header: 'Fonts and colours', body, variant: 'danger' });
      return;
    }
    setBase(baseOf(theirs.value));
    setEdited(theirs.value.preferences);
    await refresh(organisationId);
  };

  return {
    edited,
    setEdited,
    dirty: JSON.stringify(edited) !== JSON.stringify(base.preferences),
    saving,
    conflict,
    save: () => saveOver(base.revision),
    overwrite: () => saveOver(conflict?.revision ?? base.revision),
    loadTheirs,
    keepEditing: () => {
      setConflict(null);
    },
  };
}

const baseOf = ({ preferences, preferencesSaved: { revision } }: Organisation) => ({
  preferences,
  revision,
});
