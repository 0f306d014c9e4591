import {
  asId,
  succeeded,
  failed,
  DEFAULT_FOCUS,
  type Media,
  type MediaId,
  type MediaUse,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';

import type { MediaStore, Upload } from 'shared-kernel/picture-library';

export const aMedia = (digit: string, changes: Partial<Media> = {}): Media => ({
  id: asId<MediaId>(digit.repeat(32)),
  name: `Picture ${digit}`,
  alternativeText: '',
  credit: '',
  licence: '',
  focus: DEFAULT_FOCUS,
  kind: 'jpeg',
  crop: null,
  width: 1600,
  height: 900,
  animated: false,
  placeholder: '',
  bytes: 500_000,
  uploadedBy: 'ada@example.org',
  uploadedAt: new Date('2026-05-01T09:00:00Z'),
  saved: { revision: 0, savedBy: '', savedAt: null },
  removeAt: null,
  ...changes,
});

interface MemoryMedia {
  readonly pictures?: readonly Media[];
  readonly uses?: readonly MediaUse[];
  /** What the next upload, or the next picture that is brought in, is refused with. */
  readonly refusals?: ServerFailure[];
}

/** The port's fake: a library in memory, and what was uploaded into it. */
export function memoryMediaStore({ pictures = [], uses = [], refusals = [] }: MemoryMedia = {}) {
  let library = [...pictures];
  const uploads: Upload[] = [];
  const replaced: (readonly [MediaId, MediaId])[] = [];
  const change = (id: MediaId, changes: Partial<Media>) => {
    library = library.map((one) => (one.id === id ? { ...one, ...changes } : one));
  };
  const add = (name: string, alternativeText = '') => {
    const refusal = refusals.shift();
    if (refusal !== undefined) return Promise.resolve(failed(refusal));
    const picture = aMedia((library.length % 10).toString(16), { name, alternativeText });
    library = [picture, ...library];
    return Promise.resolve(succeeded({ id: picture.id, known: false }));
  };
  const store: MediaStore = {
    read: () =>
      Promise.resolve(
        succeeded({ pictures: library, limits: { pictures: 2_000, bytes: 2_147_483_648 } }),
      ),
    readUses: () => Promise.resolve(succeeded(uses)),
    upload: (_organisation, upload) => {
      uploads.push(upload);
      return add(upload.name, upload.alternativeText);
    },
    bringIn: (_organisation, address) => add(address),
    describe: ({ mediaId, description, expectedRevision }) => {
      const revision = expectedRevision + 1;
      change(mediaId, { ...description, saved: { revision, savedBy: '', savedAt: null } });
      return Promise.resolve(succeeded({ outcome: 'saved', revision }));
    },
    remove: ({ mediaId, forGood }) => {
      const its = uses.filter((use) => use.mediaId === mediaId);
      if (its.length > 0) return Promise.resolve(succeeded({ outcome: 'used', uses: its }));
      if (forGood) library = library.filter(({ id }) => id !== mediaId);
      else change(mediaId, { removeAt: new Date('2026-07-01T00:00:00Z') });
      return Promise.resolve(succeeded({ outcome: 'deleted' }));
    },
    restore: ({ mediaId }) => {
      change(mediaId, { removeAt: null });
      return Promise.resolve(succeeded(undefined));
    },
    replace: ({ mediaId, withId }) => {
      replaced.push([mediaId, withId]);
      return Promise.resolve(succeeded({ replaced: 1, left: 0 }));
    },
  };
  return { store, uploads, replaced, pictures: () => library };
}
