import { atom } from 'jotai';
import {
  decodeSupporter,
  newestRequestId,
  type SearchDefinition,
  type EditedCalculation,
  type StoredExamples,
  type Supporter,
  type YearScope,
} from 'shared-kernel/model';
import { askServer, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

/** What supporters stand as examples of. */
export type ExamplesOf =
  | StoredExamples
  /** Who sees no screen, and whose screens take longest. */
  | { readonly kind: 'longest' | 'unseen' }
  /** What a calculated field comes to, as it stands in the form. */
  | { readonly kind: 'calculated'; readonly field: EditedCalculation }
  /** Who matches a search as it stands in the editor, and whom saving it adds and removes. */
  | { readonly kind: 'gained' | 'lost' | 'matched'; readonly search: SearchDefinition };

export interface AddressesPort {
  /** The addresses of examples, in the order of their masks; the log says who looked (D377). */
  readonly show: (scope: YearScope, of: ExamplesOf) => ServerAnswer<readonly string[]>;
  /**
   * An example's data, under the mask (D378); null where there is none any more. Values of sensitive fields are left out
   * unless `reveal` asks for them (D371).
   */
  readonly readExample: (
    scope: YearScope,
    of: StoredExamples,
    index: number,
    reveal?: boolean,
  ) => ServerAnswer<Supporter | null>;
}

const Shown = v.object({ emails: v.array(v.string()) });
const Found = v.object({
  outcome: v.string(),
  supporter: v.optional(v.looseObject({ email: v.string() })),
});

/** The server; tests put theirs in its place. */
export const addressesPortAtom = atom<AddressesPort>({
  show: async ({ organisationId, yearId }, of) => {
    const asked =
      'field' in of || 'search' in of ? { ...of, requestId: newestRequestId(Date.now()) } : of;
    const answer = await askServer('showAddresses', { organisationId, yearId, of: asked }, Shown);
    return answer.ok ? { ok: true, value: answer.value.emails } : answer;
  },
  readExample: async ({ organisationId, yearId }, of, index, reveal = false) => {
    const example = { of, index };
    const request = { organisationId, yearId, example, ...(reveal ? { reveal } : {}) };
    const answer = await askServer('readSupporter', request, Found);
    if (!answer.ok) return answer;
    const { supporter } = answer.value;
    const read = supporter === undefined ? null : decodeSupporter(supporter.email, supporter);
    return { ok: true, value: read?.ok === true ? read.value : null };
  },
});
