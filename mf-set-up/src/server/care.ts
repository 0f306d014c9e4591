import {
  CARE_EFFECTS,
  CARE_KINDS,
  CARE_OUTCOMES,
  CARE_REASONS,
  type AddedCare,
  type CareEntry,
  type CareList,
  type Condition,
  countNumber,
} from 'shared-kernel/model';
import {
  askServer,
  CivilDateSchema,
  type OfOrganisation,
  type ServerAnswer,
} from 'shared-kernel/server';
import * as v from 'valibot';

const List = v.object({
  entries: v.array(
    v.object({
      id: v.string(),
      of: v.picklist(CARE_KINDS),
      value: v.string(),
      effect: v.picklist(CARE_EFFECTS),
      reason: v.picklist(CARE_REASONS),
      note: v.string(),
      lastDay: v.nullable(CivilDateSchema),
      addedAt: v.string(),
      addedBy: v.string(),
    }),
  ),
  erased: countNumber(),
  applied: v.boolean(),
});

const Added = v.object({ outcomes: v.array(v.picklist(CARE_OUTCOMES)), list: List });

/** What is put on the list. */
export interface NewCare extends Pick<
  CareEntry,
  'of' | 'value' | 'effect' | 'reason' | 'note' | 'lastDay'
> {
  readonly search?: { readonly match: 'all'; readonly conditions: readonly Condition[] };
}

/** The log says that somebody looked. Admins only, as the others. */
export const readCareList = ({ organisationId }: OfOrganisation): ServerAnswer<CareList> =>
  askServer('readCareList', { organisationId }, List);

/** At most `CARE_AT_ONCE` of them. */
export const addToCareList = ({
  organisationId,
  entries,
}: OfOrganisation & { readonly entries: readonly NewCare[] }): ServerAnswer<AddedCare> =>
  askServer('addToCareList', { organisationId, entries }, Added);

export const endCareEntries = ({
  organisationId,
  ids,
}: OfOrganisation & { readonly ids: readonly string[] }): ServerAnswer<CareList> =>
  askServer('endCareEntries', { organisationId, ids }, List);

/** As many as the server takes in one step. */
export const CARE_AT_ONCE = 200;
