import type { OrganisationId } from 'shared-kernel/model';
import { withoutSalts } from '../activity/seals';
import type { DocumentData, Documents, StoredDocument } from '../store/documents';
import { activitiesPath } from '../store/paths';
import type { Neutral } from '../suppressions/neutralText';

const PAGE_SIZE = 500;

/** Lines of an organisation's log whose subject, a name that staff once wrote, names somebody. */
export async function logLinesNaming(
  documents: Documents,
  organisationId: OrganisationId,
  neutral: Neutral,
): Promise<readonly StoredDocument[]> {
  const found: StoredDocument[] = [];
  for await (const page of documents.pages(activitiesPath(organisationId), PAGE_SIZE))
    found.push(...page.filter(({ data }) => 'subject' in withoutName(data, neutral)));
  return found;
}

/**
 * Takes somebody out of the log, whose lines stay: nobody can edit one, and what it says happened stays. By the name in
 * subjects, and by the hash in lines that say whom staff looked at.
 */
export async function forgetInLog(
  documents: Documents,
  organisationId: OrganisationId,
  { neutral, isForgotten }: { readonly neutral: Neutral; readonly isForgotten: IsForgotten },
): Promise<void> {
  for await (const page of documents.pages(activitiesPath(organisationId), PAGE_SIZE))
    await documents.bulk(
      page.flatMap(({ path, data }) => {
        const left = {
          ...withoutName(data, neutral),
          ...withoutReference(data, isForgotten),
        };
        const parts = [
          ...('subject' in left ? (['subject'] as const) : []),
          ...('supporter' in left ? (['supporter'] as const) : []),
        ];
        return parts.length === 0
          ? []
          : [{ kind: 'merge' as const, path, data: { ...left, ...withoutSalts(data, parts) } }];
      }),
    );
}

/** Whether this hash is of somebody who was erased. */
type IsForgotten = (hash: string) => boolean;

function withoutName({ subject }: DocumentData, neutral: Neutral): DocumentData {
  if (typeof subject !== 'string') return {};
  const left = neutral(subject);
  return left === subject ? {} : { subject: left };
}

const withoutReference = ({ supporter }: DocumentData, isForgotten: IsForgotten): DocumentData =>
  typeof supporter === 'string' && supporter !== '' && isForgotten(supporter)
    ? { supporter: '' }
    : {};
