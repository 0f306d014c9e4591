import { FORMER_MEMBER } from 'shared-kernel/model';
import { withoutSalts } from '../activity/seals';
import type { DocumentData } from '../store/documents';

/** Where a document says who of the staff did something: by email, and by user id where there is one. */
export interface StaffName {
  /** Of every collection with this id. */
  readonly collection: string;
  /** A field, or one of a map: `pendingDeletion.by`. */
  readonly email: string;
  readonly uid?: string;
  /** The part of a line of the log that is sealed over it: its salt goes along. */
  readonly sealed?: 'who' | 'person';
}

/** All of them. Each needs an index of the collection group in `firestore.indexes.json`. */
export const STAFF_NAMES: readonly StaffName[] = [
  { collection: 'activity', email: 'by', uid: 'uid', sealed: 'who' },
  { collection: 'activity', email: 'person', sealed: 'person' },
  { collection: 'admins', email: 'by' },
  { collection: 'roles', email: 'by' },
  { collection: 'suppressions', email: 'by' },
  { collection: 'invitations', email: 'invitedBy' },
  { collection: 'organisations', email: 'preferencesSavedBy' },
  { collection: 'organisations', email: 'brandSavedBy' },
  { collection: 'organisations', email: 'pendingDeletion.by', uid: 'pendingDeletion.uid' },
  { collection: 'years', email: 'savedBy' },
  { collection: 'years', email: 'sharingSavedBy' },
  { collection: 'years', email: 'storySavedBy' },
  { collection: 'years', email: 'retainUntilSetBy', uid: 'retainUntilSetByUid' },
  { collection: 'years', email: 'pendingDeletion.by', uid: 'pendingDeletion.uid' },
  { collection: 'searches', email: 'savedBy' },
  { collection: 'screens', email: 'setupSavedBy' },
  { collection: 'screens', email: 'contentSavedBy' },
  { collection: 'calculatedFields', email: 'savedBy' },
  { collection: 'fonts', email: 'uploadedBy' },
  { collection: 'media', email: 'uploadedBy' },
  { collection: 'media', email: 'savedBy' },
  { collection: 'templates', email: 'savedBy' },
  { collection: 'savedMappings', email: 'savedBy' },
  { collection: 'versions', email: 'savedBy' },
  { collection: 'bin', email: 'deletedBy' },
  { collection: 'rollForwards', email: 'by' },
  { collection: 'rollForwards', email: 'undo.by', uid: 'undo.uid' },
  { collection: 'publications', email: 'by', uid: 'uid' },
  { collection: 'publications', email: 'approvedBy' },
  { collection: 'publishing', email: 'takenDown.by', uid: 'takenDown.uid' },
  { collection: 'imports', email: 'startedBy' },
  { collection: 'fieldsList', email: 'typeSetBy' },
  { collection: 'fieldsList', email: 'neverShareSetBy' },
  { collection: 'fieldsList', email: 'dictionary.savedBy' },
  { collection: 'links', email: 'newestExport.by' },
];

/** By what the documents know somebody who leaves. */
export interface Leaver {
  readonly uid: string;
  readonly emails: ReadonlySet<string>;
}

/** The top-level fields that have to change for the document not to name the person any more; none where it does not. */
export function withoutLeaver(
  data: DocumentData,
  places: readonly StaffName[],
  { uid, emails }: Leaver,
): DocumentData {
  let changed: DocumentData = {};
  for (const place of places) {
    const email = valueAt(data, place.email);
    const isTheirId = place.uid !== undefined && valueAt(data, place.uid) === uid;
    if (!isTheirId && !(typeof email === 'string' && emails.has(email))) continue;
    changed = { ...changed, ...withText(data, changed, place.email, FORMER_MEMBER) };
    if (isTheirId) changed = { ...changed, ...withText(data, changed, place.uid ?? '', '') };
    if (place.sealed !== undefined)
      changed = { ...changed, ...withoutSalts({ ...data, ...changed }, [place.sealed]) };
  }
  return changed;
}

const valueAt = (data: DocumentData, path: string): unknown => {
  const [first = '', second] = path.split('.');
  return second === undefined ? data[first] : mapOf(data[first])[second];
};

/** The top-level field of a path with this text in it. */
const withText = (
  data: DocumentData,
  changed: DocumentData,
  path: string,
  text: string,
): DocumentData => {
  const [first = '', second] = path.split('.');
  if (second === undefined) return { [first]: text };
  return { [first]: { ...mapOf(changed[first] ?? data[first]), [second]: text } };
};

const mapOf = (value: unknown): DocumentData =>
  typeof value === 'object' && value !== null ? { ...value } : {};
