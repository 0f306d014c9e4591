import { aFont } from 'shared-kernel/testing';
import type { Caller } from '../caller';
import type { TestServer } from './testServer';

export const FONT_ADMIN: Caller = { uid: 'ada', token: { email: 'ada@example.org' } };

interface Sending {
  readonly caller?: Caller | null;
  readonly organisation?: string;
  /** What the address says of the licence. */
  readonly licence?: string;
}

/** Uploads a font as a page does it. */
export function sendFont(
  on: Pick<TestServer, 'handlers'>,
  bytes: Uint8Array<ArrayBuffer> = aFont(),
  { caller = FONT_ADMIN, organisation = 'grove', licence = 'confirmed' }: Sending = {},
): Promise<Response> {
  const address = new URL(`http://localhost/api/media/${organisation}/fonts`);
  if (licence !== '') address.searchParams.set('licence', licence);
  return on.handlers.mediaUpload(new Request(address, { method: 'POST', body: bytes }), caller);
}

/** What a refusal says, with its status; what was taken says "taken". */
export async function fontAnswer(answer: Promise<Response>): Promise<readonly [number, string]> {
  const response = await answer;
  const { error } = (await response.json()) as { readonly error?: { readonly message: string } };
  return [response.status, error?.message ?? 'taken'];
}
