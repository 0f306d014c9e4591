import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  BRAND_ROLES,
  brandOf,
  failed,
  isSameContent,
  succeeded,
  type BrandKit,
  type Organisation,
  type Revision,
} from 'shared-kernel/model';
import { LOADING_FAILED, SAVED, useGuardedSave } from 'shared-kernel/saving';
import { serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { brandPortAtom } from './brandPort';
import { firstKit } from './firstKit';
import { isColour } from './isColour';

export interface BrandEdits {
  readonly edited: BrandKit;
  readonly edit: (changes: Partial<BrandKit>) => void;
  /** What is stored; null for none. */
  readonly stored: BrandKit | null;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** What has to be mended before it can be saved; null for nothing. */
  readonly obstacle: string | null;
  /** Somebody else saved first: nothing was written (D22). */
  readonly conflict: Revision | null;
  readonly save: () => Promise<void>;
  /** From then on there is none. */
  readonly remove: () => Promise<void>;
  readonly overwrite: () => Promise<void>;
  /** Drops this page's edits for what is stored. */
  readonly loadTheirs: () => Promise<void>;
  readonly keepEditing: () => void;
}

const HEADER = 'Brand kit';
const COLOURS_TO_MEND = 'A colour is written like #14746f. Mend those that are marked first.';
const failedToast = (body: string) => failed({ header: HEADER, body, variant: 'danger' as const });

/** The brand kit as it stands on the page, guarded by the revision that it began from. */
export function useBrandEdits(
  organisation: Organisation,
  /** The organisation is another one in the store. */
  onStored: () => Promise<void>,
): BrandEdits {
  const { id: organisationId, preferences } = organisation;
  const port = useAtomValue(brandPortAtom);
  const { changed } = useServerChanges();
  const brand = brandOf(organisation);
  const [stored, setStored] = useState(brand.kit);
  const [edited, setEdited] = useState(() => stored ?? firstKit(preferences));
  const [begun, setBegun] = useState(edited);
  const [tried, setTried] = useState(false);
  const [toSave, setToSave] = useState<BrandKit | null>(edited);
  const goOnFrom = (kit: BrandKit | null) => {
    const next = kit ?? firstKit(preferences);
    setStored(kit);
    setBegun(next);
    setEdited(next);
  };
  const saving = useGuardedSave<BrandKit | null>(brand.saved.revision, {
    saved: { header: HEADER, ...SAVED },
    save: async (kit, expectedRevision) => {
      const answer = await port.saveBrand({ organisationId, brand: kit, expectedRevision });
      return answer.ok ? answer : failedToast(serverSentence(answer.error));
    },
    onSaved: async (kit) => {
      goOnFrom(kit);
      changed();
      await onStored();
    },
    theirs: {
      load: async () => {
        const theirs = await port.loadOrganisation(organisationId);
        if (!theirs.ok) return failedToast(LOADING_FAILED);
        const { kit, saved } = brandOf(theirs.value);
        return succeeded({ value: kit, revision: saved.revision });
      },
      onLoaded: async (kit) => {
        goOnFrom(kit);
        await onStored();
      },
    },
  });
  const hasFault = BRAND_ROLES.some((role) => !isColour(edited.palette[role]));
  const saveKit = async (kit: BrandKit | null) => {
    setToSave(kit);
    await saving.save(kit);
  };
  return {
    ...saving,
    edited,
    edit: (changes) => {
      setEdited((before) => ({ ...before, ...changes }));
    },
    stored,
    dirty: !isSameContent(edited, begun),
    obstacle: tried && hasFault ? COLOURS_TO_MEND : null,
    save: async () => {
      setTried(true);
      if (!hasFault) await saveKit(edited);
    },
    remove: () => saveKit(null),
    overwrite: () => saving.overwrite(toSave),
  };
}
