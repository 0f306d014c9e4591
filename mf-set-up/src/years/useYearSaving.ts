import { useState } from 'react';
import { loadYear } from 'shared-kernel/firestore';
import {
  failed,
  succeeded,
  type LastDayQuestion,
  type Organisation,
  type Revision,
  type Year,
  type YearId,
} from 'shared-kernel/model';
import { LOADING_FAILED, SAVED, useGuardedSave } from 'shared-kernel/saving';
import { saveYear, serverSentence, type YearSettings } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useRefreshOrganisation } from 'shared-kernel/session';
import { linksLeftBehind, type LinksLeftBehind } from './embed-page/linksLeftBehind';

/** With the year's name, where it was typed as an answer. */
type ConfirmedSettings = YearSettings & { readonly confirmedName?: string };

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

const HEADER = 'Year';
const failedToast = (body: string) => failed({ header: HEADER, body, variant: 'danger' as const });

/** The ways of a year to the server, and the questions on them. One stands at a time. */
export function useYearSaving(options: YearSavingOptions): YearSaving {
  const { id: organisationId } = options.organisation;
  const { yearId, onTheirs } = options;
  const refresh = useRefreshOrganisation();
  const { changed } = useServerChanges();
  const [asking, setAsking] = useState(false);
  const [leftBehind, setLeftBehind] = useState<LinksLeftBehind | null>(null);
  const [question, setQuestion] = useState<LastDayQuestion | null>(null);

  const saving = useGuardedSave<ConfirmedSettings, Year>(options.revision, {
    saved: { header: HEADER, ...SAVED },
    save: async (settings, expectedRevision) => {
      const answer = await saveYear({ organisationId, yearId, ...settings, expectedRevision });
      if (!answer.ok) return failedToast(serverSentence(answer.error));
      if (answer.value.outcome !== 'question') return succeeded(answer.value);
      // The answer goes on over the same revision, which a conflict may have told of.
      saving.goOnFrom(expectedRevision);
      setQuestion(answer.value);
      return succeeded(null);
    },
    onSaved: async (settings) => {
      changed();
      await refresh(organisationId);
      options.onSaved(settings);
    },
    theirs: {
      load: async () => {
        // A year that is to be made has no other to go on from.
        const theirs = yearId && (await loadYear({ organisationId, yearId }));
        if (!theirs?.ok) return failedToast(LOADING_FAILED);
        return succeeded({ value: theirs.value, revision: theirs.value.saved.revision });
      },
      onLoaded: async (year) => {
        onTheirs(year);
        await refresh(organisationId);
      },
    },
  });
  const keepEditing = () => {
    setLeftBehind(null);
    setQuestion(null);
    saving.keepEditing();
  };
  const save = async (settings: YearSettings, confirmedName?: string) => {
    keepEditing();
    await saving.save({ ...settings, ...(confirmedName === undefined ? {} : { confirmedName }) });
  };
  const begin = async (settings: YearSettings) => {
    setAsking(true);
    const left =
      yearId === null
        ? null
        : await linksLeftBehind({ organisationId, yearId }, options.embedPage, settings.embedPage);
    setAsking(false);
    setLeftBehind(left);
    if (left === null) await save(settings);
  };

  return {
    ...saving,
    saving: asking || saving.saving,
    leftBehind,
    question,
    begin,
    save,
    keepEditing,
  };
}
