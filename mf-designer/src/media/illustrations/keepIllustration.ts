import {
  failed,
  succeeded,
  type Media,
  type OrganisationId,
  type Result,
} from 'shared-kernel/model';
import type { Library, MediaStore } from 'shared-kernel/picture-library';
import { serverSentence } from 'shared-kernel/server';

/** A drawing of the product's in some colours, a file of its own. */
export interface DrawnIllustration {
  readonly name: string;
  readonly alternativeText: string;
  readonly svg: string;
}

export interface KeptIllustration {
  readonly picture: Media;
  /** As it is with the drawing in it. */
  readonly library: Library;
}

/** Puts a drawing into an organisation's library; one that is there is not put there again. Else why it could not be. */
export async function keepIllustration(
  store: MediaStore,
  organisationId: OrganisationId,
  { name, alternativeText, svg }: DrawnIllustration,
): Promise<Result<KeptIllustration, string>> {
  const bytes = new Blob([svg], { type: 'image/svg+xml' });
  const sent = await store.upload(organisationId, { bytes, name, alternativeText, crop: null });
  if (!sent.ok) return failed(serverSentence(sent.error));
  const library = await store.read(organisationId);
  if (!library.ok) return failed(serverSentence(library.error));
  const picture = library.value.pictures.find(({ id }) => id === sent.value.id);
  return picture === undefined
    ? failed('The picture is not in the library yet. Please try again.')
    : succeeded({ picture, library: library.value });
}
