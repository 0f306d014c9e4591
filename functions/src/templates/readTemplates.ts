import { decodeTemplate } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { templatesPath } from '../store/paths';
import { storedName } from '../store/storedName';
import { parseRead } from './templateRequests';

/**
 * Callable `readTemplates`: `{ templates, unreadable }`, each template as it is stored with its id, its moment an ISO text;
 * of one that cannot be read `{ id, name }`. Members only.
 */
export const readTemplates =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId } = parseRead(data);
    await requireMember(documents, caller, { organisationId }, 'see its templates');
    const stored = await documents.list(templatesPath(organisationId));
    const read = stored.map((document) => ({
      document,
      template: decodeTemplate(document.id, document.data),
    }));
    return {
      templates: read.flatMap(({ template }) => {
        if (!template.ok) return [];
        const { saved, ...rest } = template.value;
        const { revision, savedBy, savedAt } = saved;
        return [{ ...rest, revision, savedBy, savedAt: savedAt?.toISOString() ?? null }];
      }),
      unreadable: read.flatMap(({ document, template }) =>
        template.ok ? [] : [{ id: document.id, name: storedName(document.data) }],
      ),
    };
  };
