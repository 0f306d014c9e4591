import type { YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { fieldDocumentId } from '../fields/fieldDocumentId';
import { DocumentId } from '../parseRequest';
import type { DocumentData, DocumentReads } from '../store/documents';
import { fieldListPath, inYear, yearPath } from '../store/paths';
import { storedName } from '../store/storedName';

/** Examples that stand in a document, in the order in which they are shown there. */
export const StoredExamples = v.variant('kind', [
  v.object({ kind: v.picklist(['search', 'screen']), id: DocumentId }),
  /** Those who match so many screens. */
  v.object({ kind: v.literal('combined'), screens: v.pipe(v.string(), v.maxLength(20)) }),
  /** Its random examples, then the largest, then the smallest. */
  v.object({ kind: v.literal('field'), name: v.pipe(v.string(), v.maxLength(2_000)) }),
]);
export type StoredExamples = v.InferOutput<typeof StoredExamples>;

export interface FoundExamples {
  readonly emails: readonly string[];
  /** What they are examples of, as staff call it. */
  readonly name: string;
}

/** None where there is no such document any more. */
export async function addressesOf(
  documents: Pick<DocumentReads, 'get'>,
  scope: YearScope,
  of: StoredExamples,
): Promise<FoundExamples> {
  const data = (await documents.get(pathOf(scope, of)))?.data ?? {};
  return { emails: emailsIn(data, of), name: of.kind === 'combined' ? '' : storedName(data) };
}

function pathOf(scope: YearScope, of: StoredExamples): string {
  if (of.kind === 'combined') return yearPath(scope);
  if (of.kind === 'field') return `${fieldListPath(scope)}/${fieldDocumentId(of.name)}`;
  return inYear(scope, `${of.kind === 'search' ? 'searches' : 'screens'}/${of.id}`);
}

function emailsIn(data: DocumentData, of: StoredExamples): readonly string[] {
  if (of.kind === 'combined')
    return emailsOf(
      v.parse(Combined, data['screensCombinedSupportersMatched'])[of.screens]?.supporterEmails,
    );
  if (of.kind !== 'field') return emailsOf(data['supportersMatchedEmails']);
  const { random, largest, smallest } = v.parse(ExampleValues, data['exampleValues']);
  return [...random, largest, smallest].flatMap((example) => example?.supporterEmail ?? []);
}

const Combined = v.fallback(
  v.record(v.string(), v.object({ supporterEmails: v.optional(v.unknown()) })),
  {},
);
const Example = v.object({ supporterEmail: v.string() });
const ExampleValues = v.fallback(
  v.object({
    random: v.array(Example),
    largest: v.nullish(Example, null),
    smallest: v.nullish(Example, null),
  }),
  { random: [], largest: null, smallest: null },
);

const emailsOf = (value: unknown): readonly string[] =>
  v.parse(v.fallback(v.array(v.string()), []), value);
