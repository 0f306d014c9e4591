import { createHash } from 'node:crypto';
import type { FieldDefinition } from 'evaluation';
import type { YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import { manifestOf, manifestPath } from './manifest';

/**
 * Leaves word beside the snapshot which state of the field list a count has read, for those who keep the list in
 * memory: a person who changes a field's type asks for a count of everything.
 */
export async function noteFields(
  { documents }: Pick<Services, 'documents'>,
  scope: YearScope,
  fields: readonly FieldDefinition[],
): Promise<void> {
  const path = manifestPath(scope);
  const fieldsRevision = createHash('sha256')
    .update(
      JSON.stringify(
        fields.map(({ name, type, calculated }) =>
          calculated === undefined ? [name, type] : [name, type, calculated],
        ),
      ),
    )
    .digest('hex');
  await documents.transaction(async (transaction) => {
    const manifest = manifestOf(await transaction.get(path));
    if (manifest === null || manifest.fieldsRevision === fieldsRevision) return;
    transaction.write({ kind: 'merge', path, data: { fieldsRevision } });
  });
}
