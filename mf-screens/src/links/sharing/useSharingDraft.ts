import type { Sharing } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useScope, useToast } from 'shared-kernel/session';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { linksPortAtom } from '../linksPort';
import { readHashtag } from './hashtag';

/** What supporters may share, as it stands on the page. */
export interface SharingDraft {
  /** The hashtag as it is written. */
  readonly written: string;
  /** As it would be stored; null where what is written is none. */
  readonly hashtag: string | null;
  readonly picture: boolean;
  readonly isChanged: boolean;
  readonly saving: boolean;
  readonly write: (hashtag: string) => void;
  readonly allowPicture: (allowed: boolean) => void;
  readonly save: () => Promise<void>;
}

/** Spec §9. */
const SAVED_MS = 2000;

export function useSharingDraft(stored: Sharing, onSaved: () => void): SharingDraft {
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  const showToast = useToast();
  const [written, write] = useState(stored.hashtag);
  const [picture, allowPicture] = useState(stored.picture);
  const [saving, setSaving] = useState(false);
  const hashtag = readHashtag(written);

  const save = async () => {
    if (hashtag === null) return;
    write(hashtag);
    setSaving(true);
    const answer = await port.saveSharing({ ...scope, sharing: { hashtag, picture } });
    setSaving(false);
    if (answer.ok) {
      const body = 'Saved successfully!';
      showToast({ header: 'Sharing', body, variant: 'success', delayMs: SAVED_MS });
      onSaved();
    } else {
      const body = `Error saving - please try again\n${serverSentence(answer.error)}`;
      showToast({ header: 'Sharing', body, variant: 'danger' });
    }
  };
  const isChanged = written.trim() !== stored.hashtag || picture !== stored.picture;
  return { written, hashtag, picture, isChanged, saving, write, allowPicture, save };
}
