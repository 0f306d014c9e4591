import {
  FONT_LIMITS,
  failed,
  succeeded,
  type FontUse,
  type OrganisationId,
} from 'shared-kernel/model';
import { askServer, sendBytes, type OfOrganisation, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

const Stored = v.object({ family: v.string(), known: v.boolean() });

export type StoredFont = v.InferOutput<typeof Stored>;

/** Adds a font file to the organisation's families; whoever sends it has confirmed its licence. Admins only. */
export async function uploadFont(
  organisationId: OrganisationId,
  file: Blob,
): ServerAnswer<StoredFont> {
  // The browser would send all of it first.
  if (file.size > FONT_LIMITS.uploadBytes)
    return failed({
      code: 'server/invalid-argument',
      message: 'This font is larger than 5 MB. Ask its maker for a web font (WOFF2)',
    });
  const path = `/api/media/${encodeURIComponent(organisationId)}/fonts?licence=confirmed`;
  const answer = await sendBytes(path, file);
  if (!answer.ok) return answer;
  const read = v.safeParse(Stored, answer.value);
  return read.success
    ? succeeded(read.output)
    : failed({ code: 'server/internal', message: `uploadFont: ${read.issues[0].message}` });
}

const Use = v.object({
  yearId: v.string(),
  yearName: v.string(),
  screenId: v.nullable(v.string()),
  screenName: v.string(),
});
const Deleted = v.variant('outcome', [
  v.object({ outcome: v.literal('deleted') }),
  v.object({ outcome: v.literal('used'), uses: v.array(Use) }),
]);

export type DeletedFont =
  | { readonly outcome: 'deleted' }
  | { readonly outcome: 'used'; readonly uses: readonly FontUse[] };

/** A family, or one of its faces; one that texts are in stays. Admins only. */
export const deleteFont = (
  request: OfOrganisation & { readonly family: string; readonly faceId: string | null },
): ServerAnswer<DeletedFont> => askServer('deleteFont', request, Deleted);
