import { asId, mediaAddress, decodeMedia, type Media, type MediaId } from 'shared-kernel/model';
import type { Caller } from '../caller';
import { aPicture } from './aPicture';
import type { TestServer } from './testServer';

interface Sending {
  readonly caller?: Caller | null;
  readonly organisation?: string;
  readonly name?: string;
  readonly alternativeText?: string;
  readonly crop?: string;
}

const MEMBER: Caller = { uid: 'milo', token: { email: 'milo@example.org' } };

/** Uploads a picture as a page does it. */
export function sendPicture(
  on: Pick<TestServer, 'handlers'>,
  bytes: Uint8Array<ArrayBuffer> = aPicture(),
  { caller = MEMBER, organisation = 'grove', name = 'Wood', alternativeText, crop }: Sending = {},
): Promise<Response> {
  const address = new URL(`http://localhost/api/media/${organisation}`);
  address.searchParams.set('name', name);
  if (alternativeText !== undefined) address.searchParams.set('alternativeText', alternativeText);
  if (crop !== undefined) address.searchParams.set('crop', crop);
  return on.handlers.mediaUpload(new Request(address, { method: 'POST', body: bytes }), caller);
}

/** A picture in the library of the grove. */
export async function aStoredPicture(
  on: TestServer,
  bytes: Uint8Array<ArrayBuffer> = aPicture(),
  sending: Sending = {},
): Promise<Media & { readonly address: string }> {
  const answer = await sendPicture(on, bytes, sending);
  const { id } = (await answer.json()) as { readonly id?: string };
  if (id === undefined) throw new Error(`The picture was refused: ${String(answer.status)}`);
  const media = await mediaOf(on, asId<MediaId>(id));
  return { ...media, address: mediaAddress(media) };
}

export async function mediaOf(on: TestServer, id: MediaId, organisation = 'grove'): Promise<Media> {
  const media = decodeMedia(id, await on.data(`organisations/${organisation}/media/${id}`));
  if (!media.ok) throw new Error(media.error.message);
  return media.value;
}

/** What anybody gets at an address. */
export const fetchPicture = (
  on: Pick<TestServer, 'handlers'>,
  path: string,
  method = 'GET',
): Promise<Response> => on.handlers.media(new Request(`http://localhost${path}`, { method }));
