import { DEFAULT_FOCUS } from 'shared-kernel/model';
import { aFont } from 'shared-kernel/testing';
import type { MediaCallable } from '../../../media/mediaCallables';
import { aPicture } from '../../aPicture';
import type { TestServer } from '../../testServer';
import { organisationOf, type Home, type Request, type Row } from '../row';
import { markOf } from '../world';

/** A picture of the organisation's, which no other has the same of. */
export const pictureOf = ({ organisation }: Home): Uint8Array<ArrayBuffer> =>
  aPicture({ colour: organisation === 'grove' ? 10 : 200 });

/** How a picture is sent. */
export const pictureRequest = (organisationId: string, bytes: Uint8Array<ArrayBuffer>, name = '') =>
  new globalThis.Request(
    `http://localhost/api/media/${organisationId}?name=${encodeURIComponent(name)}`,
    { method: 'POST', body: bytes },
  );

/** How a font is sent. */
export const fontRequest = (organisationId: string, bytes: Uint8Array<ArrayBuffer>) =>
  new globalThis.Request(`http://localhost/api/media/${organisationId}/fonts?licence=confirmed`, {
    method: 'POST',
    body: bytes,
  });

async function uploaded(on: TestServer, home: Home, colour?: number): Promise<string> {
  const bytes = colour === undefined ? pictureOf(home) : aPicture({ colour });
  const { organisationId, admin, organisation } = home;
  const answer = await on.handlers.mediaUpload(
    pictureRequest(organisationId, bytes, markOf(organisation)),
    admin,
  );
  return ((await answer.json()) as { readonly id: string }).id;
}

async function ofPicture(on: TestServer, home: Home): Promise<Request> {
  return { ...organisationOf(home), mediaId: await uploaded(on, home) };
}

export const MEDIA_ROWS = {
  bringInPicture: {
    who: 'editor',
    request: (_, home) => ({
      ...organisationOf(home),
      address: 'https://pictures.example/wood.jpg',
    }),
  },
  readLibrary: {
    who: 'member',
    request: async (on, home) => {
      await uploaded(on, home);
      return organisationOf(home);
    },
  },
  describePicture: {
    who: 'editor',
    request: async (on, home) => ({
      ...(await ofPicture(on, home)),
      description: {
        name: 'A wood',
        alternativeText: 'Beeches',
        credit: '',
        licence: '',
        focus: DEFAULT_FOCUS,
      },
      expectedRevision: 0,
    }),
  },
  readMediaUses: { who: 'member', request: (_, home) => organisationOf(home) },
  replacePicture: {
    who: 'editor',
    request: async (on, home) => ({
      ...(await ofPicture(on, home)),
      withId: await uploaded(on, home, 90),
    }),
  },
  deleteFont: {
    who: 'admin',
    request: async (on, { organisationId, organisation, admin }) => {
      const family = markOf(organisation);
      await on.handlers.mediaUpload(fontRequest(organisationId, aFont({ family })), admin);
      return { organisationId, family, faceId: null };
    },
  },
  deletePicture: {
    who: 'editor',
    request: async (on, home) => ({ ...(await ofPicture(on, home)), forGood: false }),
  },
  restorePicture: { who: 'editor', request: ofPicture },
} as const satisfies Record<MediaCallable, Row>;
