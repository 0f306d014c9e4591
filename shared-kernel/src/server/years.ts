import type { ServerAnswer } from './serverFailure';
import {
  asId,
  countNumber,
  type CivilDate,
  type LastDayQuestion,
  type OrganisationId,
  type SaveAnswer,
  type YearId,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { askServer } from './askServer';
import { CivilDateSchema } from './civilDateSchema';
import { ConflictSchema } from './saveAnswerSchema';

export interface OfOrganisation {
  readonly organisationId: OrganisationId;
}

/** What a save is made from (D22). */
export interface Guarded {
  /** The revision that this person loaded; 0 for what was never saved. */
  readonly expectedRevision: number;
}

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
export const saveYear = (request: YearRequest): ServerAnswer<YearAnswer> =>
  askServer('saveYear', request, YearAnswer);
