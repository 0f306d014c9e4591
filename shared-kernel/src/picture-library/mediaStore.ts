import {
  countNumber,
  decodeMedia,
  failed,
  MEDIA_PLACES,
  succeeded,
  asId,
  type Crop,
  type Media,
  type MediaDescription,
  type MediaId,
  type MediaUse,
  type OrganisationId,
  type SaveAnswer,
} from 'shared-kernel/model';
import {
  askServer,
  SaveAnswerSchema,
  sendBytes,
  tellServer,
  type ServerAnswer,
} from 'shared-kernel/server';
import { atom } from 'jotai';
import * as v from 'valibot';

export interface Library {
  /** Newest first; deleted ones that can be restored as well. */
  readonly pictures: readonly Media[];
  readonly limits: { readonly pictures: number; readonly bytes: number };
}

export interface Stored {
  readonly id: MediaId;
  /** Whether the library had it already. */
  readonly known: boolean;
}

export interface Upload {
  readonly bytes: Blob;
  readonly name: string;
  readonly crop: Crop | null;
  /** Of one whose words are known; what the library has already keeps its own. */
  readonly alternativeText?: string;
}

export type Deleted =
  | { readonly outcome: 'deleted' }
  | { readonly outcome: 'used'; readonly uses: readonly MediaUse[] };

export interface Replaced {
  /** Screens and logos that show the other picture now. */
  readonly replaced: number;
  /** Logos that only an admin may change. */
  readonly left: number;
}

/** What the designer asks of the library of an organisation. */
export interface MediaStore {
  readonly read: (organisationId: OrganisationId) => ServerAnswer<Library>;
  readonly readUses: (organisationId: OrganisationId) => ServerAnswer<readonly MediaUse[]>;
  readonly upload: (organisationId: OrganisationId, upload: Upload) => ServerAnswer<Stored>;
  readonly bringIn: (organisationId: OrganisationId, address: string) => ServerAnswer<Stored>;
  readonly describe: (request: OfPicture & Described) => ServerAnswer<SaveAnswer>;
  readonly remove: (request: OfPicture & { readonly forGood: boolean }) => ServerAnswer<Deleted>;
  readonly restore: (request: OfPicture) => ServerAnswer;
  readonly replace: (request: OfPicture & { readonly withId: MediaId }) => ServerAnswer<Replaced>;
}

export interface OfPicture {
  readonly organisationId: OrganisationId;
  readonly mediaId: MediaId;
}

interface Described {
  readonly description: MediaDescription;
  readonly expectedRevision: number;
}

const Picture = v.pipe(
  v.string(),
  v.transform((id) => asId<MediaId>(id)),
);
const StoredSchema = v.object({ id: Picture, known: v.boolean() });
const LibrarySchema = v.object({
  pictures: v.array(v.looseObject({ id: v.string() })),
  limits: v.object({ pictures: countNumber(), bytes: countNumber() }),
});
const Uses = v.array(
  v.object({
    mediaId: Picture,
    yearId: v.string(),
    yearName: v.string(),
    screenId: v.nullable(v.string()),
    screenName: v.string(),
    place: v.picklist(MEDIA_PLACES),
  }),
);
const DeletedSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('deleted') }),
  v.object({ outcome: v.literal('used'), uses: Uses }),
]);

export const mediaStoreAtom = atom<MediaStore>({
  read: async (organisationId) => {
    const answer = await askServer('readLibrary', { organisationId }, LibrarySchema);
    if (!answer.ok) return answer;
    const pictures = answer.value.pictures.flatMap((stored) => {
      const media = decodeMedia(stored.id, stored);
      return media.ok ? [media.value] : [];
    });
    return succeeded({ ...answer.value, pictures: pictures.sort(newestFirst) });
  },
  readUses: async (organisationId) => {
    const answer = await askServer('readMediaUses', { organisationId }, v.object({ uses: Uses }));
    return answer.ok ? succeeded(answer.value.uses) : answer;
  },
  upload: async (organisationId, { bytes, name, crop, alternativeText = '' }) => {
    const asked = new URLSearchParams({ name });
    if (alternativeText !== '') asked.set('alternativeText', alternativeText);
    if (crop !== null)
      asked.set('crop', [crop.left, crop.top, crop.width, crop.height].map(rounded).join());
    const path = `/api/media/${encodeURIComponent(organisationId)}?${asked.toString()}`;
    const answer = await sendBytes(path, bytes);
    if (!answer.ok) return answer;
    const read = v.safeParse(StoredSchema, answer.value);
    return read.success
      ? succeeded(read.output)
      : failed({ code: 'server/internal', message: `upload: ${read.issues[0].message}` });
  },
  bringIn: (organisationId, address) =>
    askServer('bringInPicture', { organisationId, address }, StoredSchema),
  describe: (request) => askServer('describePicture', request, SaveAnswerSchema),
  remove: (request) => askServer('deletePicture', request, DeletedSchema),
  restore: (request) => tellServer('restorePicture', request),
  replace: (request) =>
    askServer(
      'replacePicture',
      request,
      v.object({ replaced: countNumber(), left: countNumber() }),
    ),
});

const newestFirst = (one: Media, other: Media): number =>
  (other.uploadedAt?.getTime() ?? 0) - (one.uploadedAt?.getTime() ?? 0);

/** Digits as the address takes them. */
const rounded = (percent: number): string => String(Math.round(percent * 100) / 100);
