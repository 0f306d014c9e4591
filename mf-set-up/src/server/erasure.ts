import { asId, type YearId } from 'shared-kernel/model';
import {
  askServer,
  Moment,
  tellServer,
  type OfOrganisation,
  type ServerAnswer,
} from 'shared-kernel/server';
import * as v from 'valibot';

interface SupporterRequest extends OfOrganisation {
  readonly email: string;
}

/** Everything that an organisation holds about one supporter, fit to be saved as JSON. */
type HeldAboutSupporter = Readonly<Record<string, unknown>>;

const Held = v.record(v.string(), v.unknown());

/** Of all years; also for one who is no supporter any more, of whom links may be left. Admins only. */
export const exportSupporter = ({
  organisationId,
  email,
}: SupporterRequest): ServerAnswer<HeldAboutSupporter> =>
  askServer('exportSupporter', { organisationId, email }, Held);

const yearIds = () => v.array(v.pipe(v.string(), v.transform(asId<YearId>)));

/** Who bears a supporter id of theirs, and in which years: perhaps the same person under another email. */
const otherEmails = () =>
  v.array(v.object({ email: v.string(), supporterId: v.string(), years: yearIds() }));

const Found = v.object({
  years: yearIds(),
  otherEmails: otherEmails(),
  keptOutSince: v.nullable(Moment),
});

/** In which years a supporter is held, who else bears their supporter id, and since when imports leave them out. */
export type FoundSupporter = v.InferOutput<typeof Found>;

/** Admins only. */
export const findSupporter = ({
  organisationId,
  email,
}: SupporterRequest): ServerAnswer<FoundSupporter> =>
  askServer('findSupporter', { organisationId, email }, Found);

const Mention = v.object({
  kind: v.picklist(['search', 'screen', 'field', 'year', 'log']),
  /** '' for the log, which is the organisation's. */
  yearId: v.pipe(v.string(), v.transform(asId<YearId>)),
  id: v.string(),
  name: v.string(),
  /** For people: "the value of condition 2". */
  place: v.string(),
});

/** Where something that staff wrote, or another supporter's data, names a person. */
export type Mention = v.InferOutput<typeof Mention>;

const Erasure = v.object({
  years: yearIds(),
  otherEmails: otherEmails(),
  mentions: v.array(Mention),
  /** False while it goes on by itself: at work in a large year, else after an import that has to be waited for. */
  ended: v.boolean(),
  /** Servers of earlier releases answer once they have ended. */
  atWork: v.optional(v.boolean(), false),
});

export type SupporterErasure = v.InferOutput<typeof Erasure>;

/** What erasing a supporter would take, and what would still name them. Admins only. */
export const previewErasure = ({
  organisationId,
  email,
}: SupporterRequest): ServerAnswer<SupporterErasure> =>
  askServer('eraseSupporter', { organisationId, email, preview: true }, Erasure);

/**
 * Everything that all years hold about one supporter goes, for good; imports can no longer be undone, and counts are
 * made again. `mentions` is what is left for people to change. Admins only.
 */
export const eraseSupporter = ({
  organisationId,
  email,
}: SupporterRequest): ServerAnswer<SupporterErasure> =>
  askServer('eraseSupporter', { organisationId, email }, Erasure);

/** Lets somebody who was erased be imported again. Admins only. */
export const allowSupporter = ({ organisationId, email }: SupporterRequest): ServerAnswer =>
  tellServer('allowSupporter', { organisationId, email });
