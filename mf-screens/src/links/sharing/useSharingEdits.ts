import type { LinkState, Revision } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useScope, useToast } from 'shared-kernel/session';
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

/** Spec §9. */
const SAVED_MS = 2000;

export function useSharingEdits(
  loaded: Pick<LinkState, 'sharing' | 'sharingSaved'>,
  onSaved: () => void,
): SharingEdits {
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  const showToast = useToast();
  // The page may load anew while edits stand here: they are guarded by the revision that they began from.
  const [stored, setStored] = useState(loaded.sharing);
  const [revision, setRevision] = useState(loaded.sharingSaved.revision);
  const [written, write] = useState(stored.hashtag);
  const [picture, allowPicture] = useState(stored.picture);
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Revision | null>(null);
  const hashtag = readHashtag(written);

  const fail = (what: string, sentence: string) => {
    showToast({ header: 'Sharing', body: `${what}\n${sentence}`, variant: 'danger' });
  };
  const saveOver = async (expectedRevision: number) => {
    if (hashtag === null) return;
    const sharing = { hashtag, picture };
    setConflict(null);
    write(hashtag);
    setSaving(true);
    const answer = await port.saveSharing({ ...scope, sharing, expectedRevision });
    setSaving(false);
    if (!answer.ok) fail('Error saving - please try again', serverSentence(answer.error));
    else if (answer.value.outcome === 'conflict') setConflict(answer.value);
    else {
      setStored(sharing);
      setRevision(answer.value.revision);
      const body = 'Saved successfully!';
      showToast({ header: 'Sharing', body, variant: 'success', delayMs: SAVED_MS });
      onSaved();
    }
  };
  const loadTheirs = async () => {
    const theirs = await port.linkState(scope);
    setConflict(null);
    if (!theirs.ok) {
      fail('Error loading - your edits are still here', serverSentence(theirs.error));
      return;
    }
    const { sharing, sharingSaved } = theirs.value;
    setStored(sharing);
    setRevision(sharingSaved.revision);
    write(sharing.hashtag);
    allowPicture(sharing.picture);
  };
  return {
    written,
    hashtag,
    picture,
    isChanged: written.trim() !== stored.hashtag || picture !== stored.picture,
    saving,
    conflict,
    write,
    allowPicture,
    save: () => saveOver(revision),
    overwrite: () => saveOver(conflict?.revision ?? revision),
    loadTheirs,
    keepEditing: () => {
      setConflict(null);
    },
  };
}
