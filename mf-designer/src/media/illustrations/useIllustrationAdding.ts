import { useAtomValue } from 'jotai';
import type { Media, MediaId } from 'shared-kernel/model';
import { mediaStoreAtom } from 'shared-kernel/picture-library';
import { useYear } from 'shared-kernel/session';
import { useState } from 'react';

import { keepIllustration, type DrawnIllustration } from './keepIllustration';

/** An illustration in the library, and the picture that it takes the place of. */
export interface Added {
  readonly picture: Media;
  readonly before: Media | null;
}

/** Puts an illustration into the organisation's library; says what refuses it. */
export function useIllustrationAdding() {
  const store = useAtomValue(mediaStoreAtom);
  const { organisationId } = useYear().scope;
  const [adding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const add = async (drawn: DrawnIllustration, placed: MediaId | null): Promise<Added | null> => {
    setAdding(true);
    setRefusal(null);
    const kept = await keepIllustration(store, organisationId, drawn);
    setAdding(false);
    if (!kept.ok) {
      setRefusal(kept.error);
      return null;
    }
    const { picture, library } = kept.value;
    return { picture, before: library.pictures.find(({ id }) => id === placed) ?? null };
  };
  return { add, adding, refusal };
}
