import {
  decodeOrganisation,
  type Organisation,
  type OrganisationId,
  type Result,
} from 'shared-kernel/model';
import type { DatabaseFailure, LoadFailure } from './dataFailure';
import { loggingFailure } from './loggingFailure';
import { organisationDocument, organisations } from './paths';
import { readDocument, readListing, type Listing } from './reading';

/** Every organisation; superadmins only (spec §6). */
export const loadOrganisations = (): Promise<Result<Listing<Organisation>, DatabaseFailure>> =>
  loggingFailure('the organisations', readListing(organisations(), decodeOrganisation));

export const loadOrganisation = (id: OrganisationId): Promise<Result<Organisation, LoadFailure>> =>
  loggingFailure('the organisation', readDocument(organisationDocument(id), decodeOrganisation));
