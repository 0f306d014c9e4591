import type { MediaId, OrganisationId } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import type { MediaStore } from './mediaStore';
import { readyToUpload } from './readyToUpload';

export interface Refused {
  readonly name: string;
  readonly sentence: string;
}

type Sent = { readonly id: MediaId } | { readonly id: null; readonly refused: Refused };

/** Puts one file into the library, or says why it is not there. */
export async function sendFile(
  store: MediaStore,
  organisationId: OrganisationId,
  file: File,
): Promise<Sent> {
  const ready = await readyToUpload(file);
  if (!ready.ok) return { id: null, refused: { name: file.name, sentence: ready.error } };
  const answer = await store.upload(organisationId, ready.value);
  return answer.ok
    ? { id: answer.value.id }
    : { id: null, refused: { name: file.name, sentence: serverSentence(answer.error) } };
}
