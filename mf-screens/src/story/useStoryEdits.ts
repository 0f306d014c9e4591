import {
  decodeYear,
  encodeYear,
  failed,
  succeeded,
  type Revision,
  type StoryPlace,
  type StoryProblem,
  type Year,
  type YearStory,
} from 'shared-kernel/model';
import { failureSentence } from 'shared-kernel/firestore';
import {
  LOADING_FAILED,
  SAVED,
  SAVING_FAILED,
  useGuardedSave,
  useKeptEdits,
} from 'shared-kernel/saving';
import { serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useRefreshOrganisation, useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { editableStory, isSameStory, problemsOf, storedStory, writtenAt } from './storyEdits';
import { storyPortAtom } from './storyPort';

export type StoryChanges = Partial<YearStory> | ((story: YearStory) => Partial<YearStory>);

/** A year's story as it stands on the page. */
export interface StoryEdits {
  readonly edited: YearStory;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** Somebody else saved first: nothing was written (D22). */
  readonly conflict: Revision | null;
  /** Why the last try to save stopped before anything was sent; null where it did not. */
  readonly obstacle: string | null;
  /** What is to be mended at a place, in a sentence; null where nothing is. */
  readonly faultAt: (at: StoryPlace) => string | null;
  readonly edit: (changes: StoryChanges) => void;
  readonly save: () => Promise<void>;
  readonly overwrite: () => Promise<void>;
  /** Drops this page's edits for what is stored. */
  readonly loadTheirs: () => Promise<void>;
  readonly keepEditing: () => void;
}

export function useStoryEdits(loaded: Year): StoryEdits {
  const port = useAtomValue(storyPortAtom);
  const scope = useScope();
  const { yearChanged } = useServerChanges();
  const refresh = useRefreshOrganisation();
  const [kept, hold] = useKeptEdits(keepingOf(loaded, scope), HEADER);
  const [stored, setStored] = useState(loaded.story);
  const [edited, setEdited] = useState(() => editableStory(kept?.value ?? loaded.story));
  // What is empty is no fault before somebody has tried to save.
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);

  const changed = async () => {
    await yearChanged(scope);
    await refresh(scope.organisationId);
  };
  const saving = useGuardedSave<YearStory>(kept?.revision ?? loaded.storySaved.revision, {
    saved: { header: HEADER, ...SAVED },
    save: async (story, expectedRevision) => {
      const answer = await port.saveStory({ ...scope, story, expectedRevision });
      if (!answer.ok) return failedToast(SAVING_FAILED, serverSentence(answer.error));
      if (answer.value.outcome !== 'refused') return succeeded(answer.value);
      const { at, sentence } = answer.value;
      setRefused({ at, sentence, written: writtenAt(story, at) });
      return succeeded(null);
    },
    onSaved: async (story) => {
      setStored(story);
      setTried(false);
      await changed();
    },
    theirs: {
      load: async () => {
        const year = await port.loadYear(scope);
        if (!year.ok) return failedToast(LOADING_FAILED, failureSentence(year.error));
        const { story, storySaved } = year.value;
        return succeeded({ value: story, revision: storySaved.revision });
      },
      onLoaded: (story) => {
        setStored(story);
        setEdited(editableStory(story));
        setTried(false);
      },
    },
  });

  const dirty = !isSameStory(edited, stored);
  const { revision } = saving;
  useEffect(() => {
    hold(dirty ? { value: storedStory(edited), revision } : null);
  });

  const problems = problemsOf(edited);
  const saveBy = async (way: typeof saving.save) => {
    setTried(problems.length > 0);
    if (problems.length === 0) await way(storedStory(edited));
  };
  return {
    ...saving,
    edited,
    dirty,
    obstacle: tried && problems.length > 0 ? obstacleWords(problems) : null,
    faultAt: (at) => {
      const written = writtenAt(edited, at);
      if (refused?.at === at && refused.written === written.trim()) return refused.sentence;
      const problem = problems.find((one) => one.at === at);
      return problem !== undefined && (tried || written.trim() !== '') ? problem.sentence : null;
    },
    edit: (changes) => {
      setEdited((story) => ({
        ...story,
        ...(typeof changes === 'function' ? changes(story) : changes),
      }));
    },
    save: () => saveBy(saving.save),
    overwrite: () => saveBy(saving.overwrite),
  };
}

/** What the server did not take, for as long as it stands there. */
interface Refused extends StoryProblem {
  readonly written: string;
}

const HEADER = 'Story';

const failedToast = (what: string, sentence: string) =>
  failed({ header: HEADER, body: `${what}\n${sentence}`, variant: 'danger' as const });

const obstacleWords = ({ length }: readonly unknown[]): string =>
  length === 1
    ? 'Not saved yet: one place needs mending.'
    : `Not saved yet: ${String(length)} places need mending.`;

/** Edits wait in the shape of their year, so that they are read as it is. */
const keepingOf = (year: Year, { organisationId, yearId }: ReturnType<typeof useScope>) => ({
  path: `${organisationId}/${yearId}/story`,
  decode: (story: unknown): YearStory | null => {
    const { id, ...rest } = year;
    const read = decodeYear(id, { ...encodeYear(rest), story });
    return read.ok ? read.value.story : null;
  },
});
