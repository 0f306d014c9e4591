import type { TemplateCallable } from '../../../templates/templateCallables';
import type { TestServer } from '../../testServer';
import { idsOf, organisationOf, type Home, type Request, type Row } from '../row';
import { markOf } from '../world';

const descriptionIn = ({ organisation }: Home) => ({ name: markOf(organisation), purpose: '' });

const toSave = (home: Home, id: string): Request => ({
  ...idsOf(home),
  ...{ id, description: descriptionIn(home), screens: [{ id: 'hello', content: null }] },
});

/** A template of each organisation, under one id. */
async function withTemplate(on: TestServer, home: Home): Promise<Request> {
  await on.handlers.callables.saveTemplate(toSave(home, 'kept'), home.admin);
  return organisationOf(home);
}

export const TEMPLATE_ROWS = {
  saveTemplate: { who: 'editor', request: (_, home) => toSave(home, 'new') },
  readTemplates: { who: 'member', request: withTemplate },
  renameTemplate: {
    who: 'editor',
    request: async (on, home) => ({
      ...(await withTemplate(on, home)),
      ...{ id: 'kept', description: { name: 'Another', purpose: '' }, expectedRevision: 1 },
    }),
  },
  deleteTemplate: {
    who: 'editor',
    request: async (on, home) => ({ ...(await withTemplate(on, home)), id: 'kept' }),
  },
} as const satisfies Record<TemplateCallable, Row>;
