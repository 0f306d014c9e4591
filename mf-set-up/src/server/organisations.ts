import {
  asId,
  type BrandKit,
  type Organisation,
  type OrganisationId,
  type SaveAnswer,
  type YearId,
} from 'shared-kernel/model';
import {
  askServer,
  Moment,
  SaveAnswerSchema,
  tellServer,
  type Guarded,
  type OfOrganisation,
  type ServerAnswer,
} from 'shared-kernel/server';
import * as v from 'valibot';

const OrganisationAnswer = v.object({
  organisationId: v.pipe(
    v.string(),
    v.transform((id) => asId<OrganisationId>(id)),
  ),
});

/** Superadmins only. */
export const createOrganisation = (
  name: string,
): ServerAnswer<{ organisationId: OrganisationId }> =>
  askServer('createOrganisation', { name }, OrganisationAnswer);

/** Superadmins only. */
export const renameOrganisation = (
  request: OfOrganisation & { readonly name: string },
): ServerAnswer => tellServer('renameOrganisation', request);

/** The fonts and colours that the designer offers; colours as `#rrggbb`. Admins only. */
export const savePreferences = (
  request: OfOrganisation & Guarded & Organisation['preferences'],
): ServerAnswer<SaveAnswer> => askServer('savePreferences', request, SaveAnswerSchema);

/** How the organisation's screens look; null: as the specification has it. Admins only. */
export const saveBrand = (
  request: OfOrganisation & Guarded & { readonly brand: BrandKit | null },
): ServerAnswer<SaveAnswer> => askServer('saveBrand', request, SaveAnswerSchema);

/** Opens a year that is in preparation, or puts it back while another one is open (D490). Admins only. */
export const setYearOpen = (
  request: OfOrganisation & { readonly yearId: YearId; readonly open: boolean },
): ServerAnswer => tellServer('setYearOpen', request);

const Removal = v.object({ removeAt: Moment });

interface DeletionRequest extends OfOrganisation {
  /** The name, as it was typed. */
  readonly confirmedName: string;
}

/** Void at once, and gone for good at the moment that is answered; until then it can be restored. Admins only. */
export const deleteYear = (
  request: DeletionRequest & { readonly yearId: YearId },
): ServerAnswer<{ removeAt: Date }> => askServer('deleteYear', request, Removal);

/** As `deleteYear`, with all years. Superadmins only. */
export const deleteOrganisation = (request: DeletionRequest): ServerAnswer<{ removeAt: Date }> =>
  askServer('deleteOrganisation', request, Removal);
