import {
  asId,
  countNumber,
  type CivilDate,
  type OrganisationId,
  type LastDayQuestion,
  type OrganisationPeople,
  type OwnInvitation,
  type Organisation,
  type Result,
  type SaveAnswer,
  type UserId,
  type YearId,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { askServer, tellServer } from './askServer';
import { CivilDateSchema } from './civilDateSchema';
import { ConflictSchema, Moment, SaveAnswerSchema } from './saveAnswerSchema';
import type { ServerFailure } from './serverFailure';

type Answer<T = void> = Promise<Result<T, ServerFailure>>;

export interface OfOrganisation {
  readonly organisationId: OrganisationId;
}

const OrganisationAnswer = v.object({
  organisationId: v.pipe(
    v.string(),
    v.transform((id) => asId<OrganisationId>(id)),
  ),
});

/** Superadmins only. */
export const createOrganisation = (name: string): Answer<{ organisationId: OrganisationId }> =>
  askServer('createOrganisation', { name }, OrganisationAnswer);

/** Superadmins only. */
export const renameOrganisation = (request: OfOrganisation & { readonly name: string }): Answer =>
  tellServer('renameOrganisation', request);

/** What a save is made from (D22). */
export interface Guarded {
  /** The revision that this person loaded; 0 for what was never saved. */
  readonly expectedRevision: number;
}

/** The fonts and colours that the designer offers; colours as `#rrggbb`. Admins only. */
export const savePreferences = (
  request: OfOrganisation & Guarded & Organisation['preferences'],
): Answer<SaveAnswer> => askServer('savePreferences', request, SaveAnswerSchema);

export interface YearSettings {
  readonly name: string;
  readonly firstDay: CivilDate;
  readonly lastDay: CivilDate;
  /** '' where the year has none. */
  readonly embedPage: string;
  /** The last day on which supporters' data is kept; null keeps it until somebody removes it. */
  readonly retainUntil: CivilDate | null;
}

const YearAnswer = v.variant('outcome', [
  v.object({
    outcome: v.literal('saved'),
    revision: countNumber(),
    yearId: v.pipe(
      v.string(),
      v.transform((id) => asId<YearId>(id)),
    ),
  }),
  ConflictSchema,
  v.object({
    outcome: v.literal('question'),
    yearName: v.string(),
    supporters: countNumber(),
    lastDay: CivilDateSchema,
  }),
]);

export interface YearRequest extends OfOrganisation, Guarded, YearSettings {
  /** Null makes a year. */
  readonly yearId: YearId | null;
  /** The answer to the `LastDayQuestion`: the year's name, as it was typed. */
  readonly confirmedName?: string;
}

export type YearAnswer = SaveAnswer | LastDayQuestion;

/** Makes or changes a year. Its counts are made again where its days changed. Admins only. */
export const saveYear = (request: YearRequest): Answer<YearAnswer> =>
  askServer('saveYear', request, YearAnswer);

const Removal = v.object({ removeAt: Moment });

export interface DeletionRequest extends OfOrganisation {
  /** The name, as it was typed. */
  readonly confirmedName: string;
}

/** Void at once, and gone for good at the moment that is answered; until then it can be restored. Admins only. */
export const deleteYear = (
  request: DeletionRequest & { readonly yearId: YearId },
): Answer<{ removeAt: Date }> => askServer('deleteYear', request, Removal);

/** Admins only. */
export const restoreYear = (request: OfOrganisation & { readonly yearId: YearId }): Answer =>
  tellServer('restoreYear', request);

/** As `deleteYear`, with all years. Superadmins only. */
export const deleteOrganisation = (request: DeletionRequest): Answer<{ removeAt: Date }> =>
  askServer('deleteOrganisation', request, Removal);

/** Superadmins only. */
export const restoreOrganisation = (request: OfOrganisation): Answer =>
  tellServer('restoreOrganisation', request);

const People = v.object({
  members: v.array(
    v.object({
      userId: v.pipe(
        v.string(),
        v.transform((id) => asId<UserId>(id)),
      ),
      email: v.string(),
      firstName: v.string(),
      admin: v.boolean(),
    }),
  ),
  invitations: v.array(
    v.object({
      email: v.string(),
      admin: v.boolean(),
      invitedBy: v.string(),
      invitedAt: Moment,
      declinedAt: v.nullable(Moment),
      elsewhere: v.boolean(),
    }),
  ),
});

/** Members and pending invitations, each by e-mail. Admins only. */
export const listPeople = ({ organisationId }: OfOrganisation): Answer<OrganisationPeople> =>
  askServer('listPeople', { organisationId }, People);

export interface InvitationRequest extends OfOrganisation {
  readonly email: string;
  /** Whether the person becomes an admin. */
  readonly admin: boolean;
}

/** Whoever signs in with this e-mail, verified, may accept it; one who is a member already is refused. Admins only. */
export const invitePerson = (request: InvitationRequest): Answer =>
  tellServer('invitePerson', request);

export const withdrawInvitation = (request: OfOrganisation & { readonly email: string }): Answer =>
  tellServer('withdrawInvitation', request);

const OwnInvitations = v.object({
  invitations: v.array(
    v.object({
      organisationId: v.pipe(
        v.string(),
        v.transform((id) => asId<OrganisationId>(id)),
      ),
      organisationName: v.string(),
      admin: v.boolean(),
      invitedBy: v.string(),
      invitedAt: Moment,
    }),
  ),
  emailVerified: v.boolean(),
});

/** What waits for the person's own answer, the oldest first; nothing where their e-mail is not verified. */
export const listInvitations = (): Answer<{
  readonly invitations: readonly OwnInvitation[];
  readonly emailVerified: boolean;
}> => askServer('listInvitations', {}, OwnInvitations);

/** Joins the organisation; who belongs to another one is refused. */
export const takeUpInvitation = (request: OfOrganisation): Answer =>
  tellServer('takeUpInvitation', request);

/** Its admins see that it was declined. */
export const declineInvitation = (request: OfOrganisation): Answer =>
  tellServer('declineInvitation', request);

/** The last admin cannot leave. */
export const leaveOrganisation = (request: OfOrganisation): Answer =>
  tellServer('leaveOrganisation', request);

/** The last admin cannot be removed. Admins only. */
export const removeMember = (request: OfOrganisation & { readonly userId: UserId }): Answer =>
  tellServer('removeMember', request);

/** The last admin stays one. Admins only. */
export const setAdmin = (
  request: OfOrganisation & { readonly userId: UserId; readonly admin: boolean },
): Answer => tellServer('setAdmin', request);
