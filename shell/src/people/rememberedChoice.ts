import { asId, type OrganisationId, type UserId, type YearId } from 'shared-kernel/model';
import * as v from 'valibot';
import { OF_THIS_BROWSER, OF_THIS_TAB, recall, remember } from 'shared-kernel/browser-memory';

const Choice = v.object({
  organisationId: v.nullable(v.string()),
  /** By organisation; a year that is not the latest. */
  yearIds: v.record(v.string(), v.string()),
});
type Choice = v.InferOutput<typeof Choice>;

const NOTHING: Choice = { organisationId: null, yearIds: {} };

/** What a superadmin chose last; it may be gone since. */
export const recallOrganisation = (userId: UserId): OrganisationId | null => {
  const { organisationId } = recallChoice(userId);
  return organisationId === null ? null : asId<OrganisationId>(organisationId);
};

const LastOrganisation = v.string();

/** The organisation that somebody was in last: a guess, by which it is asked for before it is known. */
export function recallLastOrganisation(userId: UserId): OrganisationId | null {
  const last = recall(OF_THIS_BROWSER, lastKeyOf(userId), LastOrganisation);
  return last === null ? null : asId<OrganisationId>(last);
}

export const rememberLastOrganisation = (userId: UserId, organisationId: OrganisationId): void => {
  remember(OF_THIS_BROWSER, lastKeyOf(userId), organisationId);
};

/** The year that was chosen last; null stands for the latest. */
export function recallYear(userId: UserId, organisationId: OrganisationId): YearId | null {
  const { yearIds } = recallChoice(userId);
  const yearId = Object.hasOwn(yearIds, organisationId) ? yearIds[organisationId] : undefined;
  return yearId === undefined ? null : asId<YearId>(yearId);
}

export const rememberOrganisation = (userId: UserId, organisationId: OrganisationId): void =>
  rememberChoice(userId, { ...recallChoice(userId), organisationId });

export function rememberYear(
  userId: UserId,
  organisationId: OrganisationId,
  yearId: YearId | null,
): void {
  const choice = recallChoice(userId);
  const { [organisationId]: _, ...others } = choice.yearIds;
  const yearIds = yearId === null ? others : { ...others, [organisationId]: yearId };
  rememberChoice(userId, { ...choice, yearIds });
}

const lastKeyOf = (userId: UserId): string => `supporter-screens/last-organisation/${userId}`;

const keyOf = (userId: UserId): string => `supporter-screens/choice/${userId}`;

/** The tab's own choice comes first, so that reloading never shows what another tab has chosen since. */
const recallChoice = (userId: UserId): Choice =>
  recall(OF_THIS_TAB, keyOf(userId), Choice) ??
  recall(OF_THIS_BROWSER, keyOf(userId), Choice) ??
  NOTHING;

function rememberChoice(userId: UserId, choice: Choice): void {
  for (const store of [OF_THIS_TAB, OF_THIS_BROWSER]) remember(store, keyOf(userId), choice);
}
