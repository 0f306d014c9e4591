import type { OrganisationId, YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentData, Documents, DocumentWrite, Transaction } from '../store/documents';
import { hostedPagePath, HOSTED_PAGES } from '../store/paths';

/** `hostedPages/{path}`: whose page stands at `/y/{path}`. */
const Claim = v.object({ organisationId: v.string(), yearId: v.string() });

export interface PathChange {
  /** '' for none. */
  readonly before: string;
  readonly after: string;
}

/**
 * What gives a year the path that it wants and frees the one that it had, to be written in the same transaction; null
 * where the path is another year's.
 */
export async function claimPath(
  transaction: Transaction,
  scope: YearScope,
  { before, after }: PathChange,
): Promise<readonly DocumentWrite[] | null> {
  const [wanted, left] = await Promise.all([
    after === '' ? null : transaction.get(hostedPagePath(after)),
    before === '' || before === after ? null : transaction.get(hostedPagePath(before)),
  ]);
  if (wanted !== null && !isOf(wanted.data, scope)) return null;
  const { organisationId, yearId } = scope;
  return [
    ...(after === '' || wanted !== null
      ? []
      : [
          {
            kind: 'set' as const,
            path: hostedPagePath(after),
            data: { organisationId, yearId } satisfies v.InferOutput<typeof Claim>,
          },
        ]),
    ...(left !== null && isOf(left.data, scope)
      ? [{ kind: 'delete' as const, path: left.path }]
      : []),
  ];
}

/** What frees every path of an organisation, or of one of its years, once they are gone for good. */
export async function freedPaths(
  documents: Pick<Documents, 'where'>,
  { organisationId, yearId }: { readonly organisationId: OrganisationId } & Partial<YearScope>,
): Promise<readonly DocumentWrite[]> {
  const claims = await documents.where(HOSTED_PAGES, 'organisationId', [organisationId]);
  return claims
    .filter(({ data }) => yearId === undefined || data['yearId'] === yearId)
    .map(({ path }) => ({ kind: 'delete' as const, path }));
}

function isOf(data: DocumentData, { organisationId, yearId }: YearScope): boolean {
  const claim = v.safeParse(Claim, data);
  return (
    claim.success &&
    claim.output.organisationId === organisationId &&
    claim.output.yearId === yearId
  );
}
