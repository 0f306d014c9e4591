import {
  asId,
  decodeMedia,
  REVISION_FIELDS,
  revisionIn,
  type Media,
  type MediaId,
  type MediaUse,
  type OrganisationId,
  type RevisionFields,
} from 'shared-kernel/model';
import { isAdminOf } from '../access/requireAdmin';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction, type Caller } from '../caller';
import type { Services } from '../services';
import type { DocumentData, DocumentReads } from '../store/documents';
import { inYear, organisationPath, templatePath, yearPath, yearScope } from '../store/paths';
import { neutralName } from '../suppressions/neutralText';
import { mediaUses } from './mediaUses';
import { readPicture } from './readPicture';
import { withLogo, withPicture, withPictureInAny } from './withPicture';
import { parseReplace } from './requests';

/**
 * Callable `replacePicture`: shows another picture of the library wherever this one is shown, on all screens of all years,
 * in templates and, for admins, as the logo of their stories and of the brand kit. `{ replaced, left }` says how many places that were, and how many logos
 * were left. Whoever has one of these screens open is told by their next save (D22). Members only.
 */
export const replacePicture =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents } = services;
    const { organisationId, mediaId, withId } = parseReplace(data);
    const caller = await requireEditor(
      documents,
      signedIn,
      { organisationId },
      'replace its pictures',
    );
    const [before, after] = await Promise.all([
      mediaOf(documents, organisationId, mediaId),
      mediaOf(documents, organisationId, withId),
    ]);
    if (after.removeAt !== null)
      throw new CallableError('failed-precondition', 'The other picture has been deleted');
    const uses = (await mediaUses(services, organisationId)).filter(
      (use) => use.mediaId === mediaId,
    );
    const mayLogos = await isAdminOf(documents, caller, { organisationId });
    const replacing: Replacing = { before, after, caller, at: services.now() };
    let replaced = 0;
    for (const use of distinct(uses.filter(({ place }) => mayLogos || place !== 'logo')))
      if (await replaceAt(services, organisationId, use, replacing)) replaced += 1;
    const subject = await neutralName(services, organisationId, before.name);
    await documents.commit([
      activityEntry(services, { organisationId }, caller, 'pictureReplaced', '', subject),
    ]);
    return { replaced, left: mayLogos ? 0 : uses.filter(({ place }) => place === 'logo').length };
  };

interface Replacing {
  readonly before: Media;
  readonly after: Media;
  readonly caller: Caller;
  readonly at: Date;
}

/** A screen that shows it twice is written once. */
const distinct = (uses: readonly MediaUse[]): readonly MediaUse[] => [
  ...new Map(uses.map((use) => [`${use.yearId} ${use.screenId ?? ''}`, use])).values(),
];

/** Over what is stored by then; false where it is shown there no more. */
const replaceAt = (
  { documents }: Services,
  organisationId: OrganisationId,
  use: MediaUse,
  { before, after, caller, at }: Replacing,
): Promise<boolean> =>
  documents.transaction(async (transaction) => {
    const { path, field, fields, replace } = placeOf(organisationId, use);
    const stored = await transaction.get(path);
    const next = replace(stored?.data[field], before, after);
    if (stored === null || next === null) return false;
    transaction.write({
      kind: 'merge',
      path,
      data: { [field]: next, ...nextRevision(stored.data, fields, caller, at) },
    });
    return true;
  });

/** Where the address is stored: on a screen, in a template, in a year's story, or in the brand kit. */
function placeOf(organisationId: OrganisationId, { yearId, screenId }: MediaUse) {
  if (yearId === '' && screenId !== null)
    return {
      path: templatePath(organisationId, asId(screenId)),
      field: 'screens',
      fields: REVISION_FIELDS.template,
      replace: withPictureInAny,
    };
  if (yearId === '')
    return {
      path: organisationPath(organisationId),
      field: 'brand',
      fields: REVISION_FIELDS.brand,
      replace: withLogo,
    };
  const scope = yearScope(organisationId, yearId);
  return screenId === null
    ? { path: yearPath(scope), field: 'story', fields: REVISION_FIELDS.story, replace: withLogo }
    : {
        path: inYear(scope, `screens/${screenId}`),
        field: 'content',
        fields: REVISION_FIELDS.content,
        replace: withPicture,
      };
}

const nextRevision = (
  stored: DocumentData,
  fields: RevisionFields,
  caller: Caller,
  at: Date,
): DocumentData => ({
  [fields.revision]: revisionIn(stored, fields).revision + 1,
  [fields.savedBy]: emailOf(caller),
  [fields.savedAt]: at,
});

async function mediaOf(
  documents: DocumentReads,
  organisationId: OrganisationId,
  id: MediaId,
): Promise<Media> {
  const media = decodeMedia(id, (await readPicture(documents, organisationId, id)).data);
  if (!media.ok) throw new CallableError('failed-precondition', 'The picture cannot be read');
  return media.value;
}
