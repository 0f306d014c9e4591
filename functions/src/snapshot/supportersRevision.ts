import type { YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentReads } from '../store/documents';
import { yearPath } from '../store/paths';

const YearData = v.object({ supportersData: v.object({ revision: v.string() }) });

/** Names the state of the year's supporters; '' where none was ever imported. The snapshot bears the same. */
export async function supportersRevision(
  documents: DocumentReads,
  scope: YearScope,
): Promise<string> {
  const year = v.safeParse(YearData, (await documents.get(yearPath(scope)))?.data);
  return year.success ? year.output.supportersData.revision : '';
}
