import {
  collection,
  doc,
  type CollectionReference,
  type DocumentReference,
} from 'firebase/firestore/lite';
import type { OrganisationId, UserId, YearScope } from 'shared-kernel/model';
import { getDatabase } from '../firebase';

/** Collections under a year (spec §7). */
export type YearCollection =
  | 'screens'
  | 'searches'
  | 'fieldsList'
  | 'fieldSpreads'
  | 'calculatedFields'
  | 'supporters'
  | 'imports'
  | 'jobs';

export const organisations = (): CollectionReference => collection(getDatabase(), 'organisations');

export const organisationDocument = (id: OrganisationId): DocumentReference =>
  doc(getDatabase(), 'organisations', id);

export const years = (organisationId: OrganisationId): CollectionReference =>
  collection(getDatabase(), 'organisations', organisationId, 'years');

export const yearDocument = ({ organisationId, yearId }: YearScope): DocumentReference =>
  doc(years(organisationId), yearId);

export const inYear = (scope: YearScope, name: YearCollection): CollectionReference =>
  collection(yearDocument(scope), name);

export const userDocument = (id: UserId): DocumentReference => doc(getDatabase(), 'users', id);

export const installationDocument = (): DocumentReference =>
  doc(getDatabase(), 'installation', 'state');

export const superadminDocument = (id: UserId): DocumentReference =>
  doc(getDatabase(), 'superadmins', id);

export const roleDocument = (organisationId: OrganisationId, id: UserId): DocumentReference =>
  doc(getDatabase(), 'organisations', organisationId, 'roles', id);

export const adminDocument = (organisationId: OrganisationId, id: UserId): DocumentReference =>
  doc(getDatabase(), 'organisations', organisationId, 'admins', id);
