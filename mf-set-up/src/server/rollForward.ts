import {
  asId,
  countNumber,
  type Year,
  type YearId,
  type YearScope,
  type YearStory,
} from 'shared-kernel/model';
import {
  askServer,
  Moment,
  tellServer,
  type OfOrganisation,
  type ServerAnswer,
} from 'shared-kernel/server';
import * as v from 'valibot';

/** What a year was brought from another one: of which, and to which. */
export interface RollForwardOf extends YearScope {
  readonly source: YearId;
}

/** What is about to be made, by id. */
interface Note extends RollForwardOf {
  readonly searches: readonly string[];
  readonly screens: readonly string[];
  readonly calculatedFields: readonly string[];
  readonly story: YearStory | null;
}

/** Before anything is made, so that it can be undone. Admins only, as the others. */
export const noteRollForward = (note: Note): ServerAnswer =>
  tellServer('noteRollForward', { ...note });

const yearId = () => v.pipe(v.string(), v.transform(asId<Year['id']>));

const RollForwards = v.object({
  rollForwards: v.array(
    v.object({ yearId: yearId(), source: yearId(), by: v.string(), at: Moment, until: Moment }),
  ),
});

export type UndoableRollForward = v.InferOutput<typeof RollForwards>['rollForwards'][number];

/** Those of all years that can still be undone. */
export const readRollForwards = ({
  organisationId,
}: OfOrganisation): ServerAnswer<v.InferOutput<typeof RollForwards>> =>
  askServer('readRollForwards', { organisationId }, RollForwards);

const KINDS = ['searches', 'screens', 'calculatedFields'] as const;

const Left = v.object({
  kind: v.picklist([...KINDS, 'story']),
  id: v.string(),
  name: v.string(),
  why: v.picklist(['edited', 'used', 'notKept']),
  by: v.string(),
  at: v.nullable(Moment),
  usedIn: v.array(v.string()),
});
export type LeftByUndo = v.InferOutput<typeof Left>;

const PLAN = {
  takes: v.array(v.object({ kind: v.picklist(KINDS), id: v.string(), name: v.string() })),
  takesStory: v.boolean(),
  left: v.array(Left),
  broken: v.array(v.string()),
  isPublished: v.boolean(),
};
const Plan = v.object({ ...PLAN, all: v.object(PLAN), asOf: v.string() });
export type UndoPlan = v.InferOutput<typeof Plan>;

/** What undoing would take and leave; in `all` with what was edited or is referred to up to `asOf`. */
export const planRollForwardUndo = (of: RollForwardOf): ServerAnswer<UndoPlan> =>
  askServer('planRollForwardUndo', { ...of }, Plan);

const Undone = v.object({
  taken: v.object({
    searches: countNumber(),
    screens: countNumber(),
    calculatedFields: countNumber(),
  }),
  tookStory: v.boolean(),
  left: v.array(Left),
});
export type UndoneRollForward = v.InferOutput<typeof Undone>;

/** Takes it back into the bin; edits up to `editsUntil` go along. */
export const undoRollForward = (
  request: RollForwardOf & { readonly editsUntil: string | null },
): ServerAnswer<UndoneRollForward> => askServer('undoRollForward', { ...request }, Undone);
