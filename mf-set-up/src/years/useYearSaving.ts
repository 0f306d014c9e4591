import { useState } from 'react';
import { loadYear } from 'shared-kernel/firestore';
import type { LastDayQuestion, Organisation, Revision, Year, YearId } from 'shared-kernel/model';
import { saveYear, type YearSettings, useServerToasts } from 'shared-kernel/server';
import { useToast, useRefreshOrganisation } from 'shared-kernel/session';
import { linksLeftBehind, type LinksLeftBehind } from './embed-page/linksLeftBehind';

interface YearSavingOptions {
  readonly organisation: Organisation;
  /** Null for a year that is to be made. */
  readonly yearId: YearId | null;
  /** Of the year as it was loaded. */
  readonly revision: number;
  readonly embedPage: string;
  readonly onSaved: (settings: YearSettings) => void;
  readonly onTheirs: (year: Year) => void;
}

export interface YearSaving {
  readonly saving: boolean;
  /** Links that would be left behind by another embed page; null while nothing is asked. */
  readonly leftBehind: LinksLeftBehind | null;
  /** About the last day of supporters' data; null while nothing is asked. */
  readonly question: LastDayQuestion | null;
  /** Somebody else saved first: nothing was written (D22). */
  readonly conflict: Revision | null;
  /** Asks about the embed page first, where there is something to ask. */
  readonly begin: (settings: YearSettings) => Promise<void>;
  readonly save: (settings: YearSettings, confirmedName?: string) => Promise<void>;
  readonly overwrite: (settings: YearSettings) => Promise<void>;
  /** Drops this form's edits for what is stored. */
  readonly loadTheirs: () => Promise<void>;
  /** Back to the form, nothing saved. */
  readonly keepEditing: () => void;
}

/** The ways of a year to the server, and the questions on them. One stands at a time. */
export function useYearSaving(options: YearSavingOptions): YearSaving {
  const { organisation, yearId } = options;
  const { saveWithToast } = useServerToasts();
  const refresh = useRefreshOrganisation();
  const showToast = useToast();
  const [revision, setRevision] = useState(options.revision);
  const [saving, setSaving] = useState(false);
  const [leftBehind, setLeftBehind] = useState<LinksLeftBehind | null>(null);
  const [question, setQuestion] = useState<LastDayQuestion | null>(null);
  const [conflict, setConflict] = useState<Revision | null>(null);

  const keepEditing = () => {
    setLeftBehind(null);
    setQuestion(null);
    setConflict(null);
  };
  const saveOver = async (
    settings: YearSettings,
    expectedRevision: number,
    confirmedName?: string,
  ) => {
    keepEditing();
    setSaving(true);
    setRevision(expectedRevision);
    const answer = await saveWithToast('Year', () =>
      saveYear({
        organisationId: organisation.id,
        yearId,
        ...settings,
        expectedRevision,
        ...(confirmedName === undefined ? {} : { confirmedName }),
      }),
    );
    if (answer?.outcome === 'conflict') setConflict(answer);
    if (answer?.outcome === 'question') setQuestion(answer);
    if (answer?.outcome === 'saved') {
      await refresh(organisation.id);
      options.onSaved(settings);
    }
    setSaving(false);
  };
  const begin = async (settings: YearSettings) => {
    setSaving(true);
    const left =
      yearId === null
        ? null
        : await linksLeftBehind(
            { organisationId: organisation.id, yearId },
            options.embedPage,
            settings.embedPage,
          );
    setSaving(false);
    setLeftBehind(left);
    if (left === null) await saveOver(settings, revision);
  };
  const loadTheirs = async () => {
    setConflict(null);
    if (yearId === null) return;
    const theirs = await loadYear({ organisationId: organisation.id, yearId });
    if (!theirs.ok) {
      const body = 'Error loading - your edits are still here';
      showToast({ header: 'Year', body, variant: 'danger' });
      return;
    }
    setRevision(theirs.value.saved.revision);
    options.onTheirs(theirs.value);
    await refresh(organisation.id);
  };

  return {
    saving,
    leftBehind,
    question,
    conflict,
    begin,
    save: (settings, confirmedName) => saveOver(settings, revision, confirmedName),
    overwrite: (settings) => saveOver(settings, conflict?.revision ?? revision),
    loadTheirs,
    keepEditing,
  };
}
