import type { OrganisationId } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { activitiesPath } from '../store/paths';
import type { Neutral } from '../suppressions/neutralText';

const PAGE_SIZE = 500;

/** Lines of an organisation's log whose subject, a name that staff once wrote, names somebody. */
export async function logLinesNaming(
  documents: Documents,
  organisationId: OrganisationId,
  neutral: Neutral,
): Promise<readonly LogLine[]> {
  const found: LogLine[] = [];
  for await (const page of documents.pages(activitiesPath(organisationId), PAGE_SIZE))
    for (const { path, data } of page) {
      const { subject } = data;
      if (typeof subject !== 'string') continue;
      const left = neutral(subject);
      if (left !== subject) found.push({ path, subject: left });
    }
  return found;
}

interface LogLine {
  readonly path: string;
  /** Without the name. */
  readonly subject: string;
}

/** Takes somebody out of them: nobody can edit a line, and what it says happened stays. */
export async function forgetInLog(
  documents: Documents,
  organisationId: OrganisationId,
  neutral: Neutral,
): Promise<void> {
  const lines = await logLinesNaming(documents, organisationId, neutral);
  await documents.bulk(
    lines.map(({ path, subject }) => ({ kind: 'merge' as const, path, data: { subject } })),
  );
}
