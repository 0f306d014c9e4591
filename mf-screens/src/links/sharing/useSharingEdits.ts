import { failed, succeeded, type LinkState, type Revision } from 'shared-kernel/model';
import { LOADING_FAILED, SAVED, SAVING_FAILED, useGuardedSave } from 'shared-kernel/saving';
import { serverSentence, type ServerFailure } from 'shared-kernel/server';
import { useScope } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { linksPortAtom } from '../linksPort';
import { readHashtag } from './hashtag';

/** What supporters may share, as it stands on the page. */
export interface SharingEdits {
  /** The hashtag as it is written. */
  readonly written: string;
  /** As it would be stored; null where what is written is none. */
  readonly hashtag: string | null;
  readonly picture: boolean;
  readonly isChanged: boolean;
  readonly saving: boolean;
  /** Somebody else saved first: nothing was written (D22). */
  readonly conflict: Revision | null;
  readonly write: (hashtag: string) => void;
  readonly allowPicture: (allowed: boolean) => void;
  readonly save: () => Promise<void>;
  readonly overwrite: () => Promise<void>;
  /** Drops this page's edits for what is stored. */
  readonly loadTheirs: () => Promise<void>;
  readonly keepEditing: () => void;
}

export function useSharingEdits(
  loaded: Pick<LinkState, 'sharing' | 'sharingSaved'>,
  onSaved: () => void,
): SharingEdits {
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  // The page may load anew while edits stand here: they are guarded by the revision that they began from.
  const [stored, setStored] = useState(loaded.sharing);
  const [written, write] = useState(stored.hashtag);
  const [picture, allowPicture] = useState(stored.picture);
  const hashtag = readHashtag(written);
  const saving = useGuardedSave<LinkState['sharing']>(loaded.sharingSaved.revision, {
    saved: { header: HEADER, ...SAVED },
    save: async (sharing, expectedRevision) => {
      const answer = await port.saveSharing({ ...scope, sharing, expectedRevision });
      return answer.ok ? answer : failedToast(SAVING_FAILED, answer.error);
    },
    onSaved: (sharing) => {
      setStored(sharing);
      onSaved();
    },
    theirs: {
      load: async () => {
        const theirs = await port.linkState(scope);
        if (!theirs.ok) return failedToast(LOADING_FAILED, theirs.error);
        const { sharing, sharingSaved } = theirs.value;
        return succeeded({ value: sharing, revision: sharingSaved.revision });
      },
      onLoaded: (sharing) => {
        setStored(sharing);
        write(sharing.hashtag);
        allowPicture(sharing.picture);
      },
    },
  });
  const saveBy = async (way: typeof saving.save) => {
    if (hashtag === null) return;
    write(hashtag);
    await way({ hashtag, picture });
  };
  return {
    ...saving,
    written,
    hashtag,
    picture,
    isChanged: written.trim() !== stored.hashtag || picture !== stored.picture,
    write,
    allowPicture,
    save: () => saveBy(saving.save),
    overwrite: () => saveBy(saving.overwrite),
  };
}

const HEADER = 'Sharing';

const failedToast = (what: string, failure: ServerFailure) =>
  failed({
    header: HEADER,
    body: `${what}\n${serverSentence(failure)}`,
    variant: 'danger' as const,
  });
