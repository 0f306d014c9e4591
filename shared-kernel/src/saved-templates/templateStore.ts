import {
  asId,
  countNumber,
  decodeTemplate,
  sortedByName,
  succeeded,
  type OrganisationId,
  type SaveAnswer,
  type SavedTemplate,
  type ScreenContent,
  type ScreenId,
  type TemplateDescription,
  type TemplateId,
  type UnreadableTemplate,
  type YearScope,
} from 'shared-kernel/model';
import { askServer, Moment, type ServerAnswer } from 'shared-kernel/server';
import { atom } from 'jotai';
import * as v from 'valibot';

export interface SavedTemplates {
  /** By name. */
  readonly templates: readonly SavedTemplate[];
  readonly unreadable: readonly UnreadableTemplate[];
}

export interface TemplateToSave {
  /** Of its own making: what is saved twice under one id is there once. */
  readonly id: TemplateId;
  readonly description: TemplateDescription;
  /** In their order; content null as it is stored. */
  readonly screens: readonly { readonly id: ScreenId; readonly content: ScreenContent | null }[];
}

interface Refused {
  readonly outcome: 'refused';
  readonly sentence: string;
}

interface OfTemplate {
  readonly organisationId: OrganisationId;
  readonly id: TemplateId;
}

/** What pages ask of the templates of an organisation (D313). */
export interface TemplateStore {
  readonly read: (organisationId: OrganisationId) => ServerAnswer<SavedTemplates>;
  readonly save: (
    scope: YearScope,
    template: TemplateToSave,
  ) => ServerAnswer<{ readonly outcome: 'saved' } | Refused>;
  readonly rename: (
    request: OfTemplate & {
      readonly description: TemplateDescription;
      readonly expectedRevision: number;
    },
  ) => ServerAnswer<SaveAnswer | Refused>;
  readonly remove: (request: OfTemplate) => ServerAnswer<unknown>;
}

const Id = v.pipe(v.string(), v.transform(asId<TemplateId>));
const Templates = v.object({
  templates: v.array(v.looseObject({ id: v.string() })),
  unreadable: v.array(v.object({ id: Id, name: v.string() })),
});
const SavedSchema = v.object({ outcome: v.literal('saved'), revision: countNumber() });
const RefusedSchema = v.object({ outcome: v.literal('refused'), sentence: v.string() });
const Conflict = v.object({
  outcome: v.literal('conflict'),
  revision: countNumber(),
  savedBy: v.string(),
  savedAt: v.nullable(Moment),
});

export const templateStoreAtom = atom<TemplateStore>({
  read: async (organisationId) => {
    const answer = await askServer('readTemplates', { organisationId }, Templates);
    if (!answer.ok) return answer;
    const { templates, unreadable } = answer.value;
    const read = templates.map((stored) => ({
      stored,
      template: decodeTemplate(stored.id, stored),
    }));
    return succeeded({
      templates: sortedByName(
        read.flatMap(({ template }) => (template.ok ? [template.value] : [])),
      ),
      // What the server can read and this page cannot is as little use here.
      unreadable: [
        ...unreadable,
        ...read.flatMap(({ stored: { id, name }, template }) =>
          template.ok
            ? []
            : [{ id: asId<TemplateId>(id), name: typeof name === 'string' ? name : '' }],
        ),
      ],
    });
  },
  save: (scope, template) =>
    askServer(
      'saveTemplate',
      { ...scope, ...template },
      v.variant('outcome', [SavedSchema, RefusedSchema]),
    ),
  rename: (request) =>
    askServer(
      'renameTemplate',
      request,
      v.variant('outcome', [SavedSchema, RefusedSchema, Conflict]),
    ),
  remove: (request) =>
    askServer('deleteTemplate', request, v.object({ outcome: v.literal('deleted') })),
});
