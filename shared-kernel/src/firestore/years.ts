import {
  decodeYear,
  type OrganisationId,
  type Result,
  type Year,
  type YearScope,
} from 'shared-kernel/model';
import type { DatabaseFailure, LoadFailure } from './dataFailure';
import { yearDocument, years } from './paths';
import { readDocument, readListing, type Listing } from './reading';

export const loadYears = (
  organisationId: OrganisationId,
): Promise<Result<Listing<Year>, DatabaseFailure>> =>
  readListing(years(organisationId), decodeYear);

/** One year again, for its totals while a count is being worked out (D17). */
export const loadYear = (scope: YearScope): Promise<Result<Year, LoadFailure>> =>
  readDocument(yearDocument(scope), decodeYear);
