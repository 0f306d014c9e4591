import type { YearScope } from 'shared-kernel/model';
import { askServer, type OfOrganisation, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

const Saved = v.object({ file: v.looseObject({}), unreadable: v.array(v.string()) });

/** A year's whole definition as a file, and the ids of what could not be read. Admins only. */
export const exportYear = ({
  organisationId,
  yearId,
}: YearScope): ServerAnswer<v.InferOutput<typeof Saved>> =>
  askServer('exportYear', { organisationId, yearId }, Saved);

const BroughtBack = v.object({ name: v.string(), left: v.array(v.string()) });

/** Makes a new year of such a file; `left` says in sentences what did not come along. Admins only. */
export const bringBackYear = (
  request: OfOrganisation & { readonly file: object },
): ServerAnswer<v.InferOutput<typeof BroughtBack>> =>
  askServer('bringBackYear', request, BroughtBack);
