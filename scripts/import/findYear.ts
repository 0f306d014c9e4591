import { yearPath, yearScope, type Documents } from 'functions/handlers';
import { failed, succeeded, type Result, type YearScope } from 'shared-kernel/model';

/** The year of these ids, or a sentence that names those that there are. */
export async function findYear(
  documents: Documents,
  organisationId: string,
  yearId: string,
): Promise<Result<YearScope, string>> {
  const years = `organisations/${organisationId}/years`;
  if (!isId(organisationId) || (await documents.get(`organisations/${organisationId}`)) === null)
    return failed(
      `There is no organisation “${organisationId}”. ${await thoseOf(documents, 'organisations')}`,
    );
  const scope = yearScope(organisationId, yearId);
  if (!isId(yearId) || (await documents.get(yearPath(scope))) === null)
    return failed(`${organisationId} has no year “${yearId}”. ${await thoseOf(documents, years)}`);
  return succeeded(scope);
}

/** One segment of a path. */
const isId = (id: string): boolean => /^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/.test(id);

async function thoseOf(documents: Documents, collection: string): Promise<string> {
  const found = await documents.list(collection, ['name']);
  const words = found.map(({ id, data }) =>
    typeof data['name'] === 'string' && data['name'] !== id ? `${id} (${data['name']})` : id,
  );
  return words.length === 0 ? 'There is none yet.' : `There is: ${words.join(', ')}.`;
}
