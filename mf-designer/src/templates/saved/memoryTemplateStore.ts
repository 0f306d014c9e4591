import {
  asId,
  failed,
  succeeded,
  type SavedTemplate,
  type TemplateId,
  type UnreadableTemplate,
} from 'shared-kernel/model';
import type { TemplateStore, TemplateToSave } from 'shared-kernel/saved-templates';

interface MemoryTemplates {
  readonly templates?: readonly SavedTemplate[];
  readonly unreadable?: readonly UnreadableTemplate[];
  /** What the next save or renaming is refused with. */
  readonly refused?: string[];
  /** Whether they cannot be read at all. */
  readonly unavailable?: boolean;
}

/** The port's fake: templates in memory, and what was asked to be saved. */
export interface MemoryTemplateStore extends TemplateStore {
  readonly saved: TemplateToSave[];
  readonly removed: TemplateId[];
}

export function memoryTemplateStore(contents: MemoryTemplates = {}): MemoryTemplateStore {
  let templates = contents.templates ?? [];
  const { unreadable = [], refused = [], unavailable = false } = contents;
  const saved: TemplateToSave[] = [];
  const removed: TemplateId[] = [];
  const refusal = () => {
    const sentence = refused.shift();
    return sentence === undefined ? null : ({ outcome: 'refused', sentence } as const);
  };
  return {
    saved,
    removed,
    read: () =>
      Promise.resolve(
        unavailable
          ? failed({ code: 'server/unavailable', message: '' })
          : succeeded({
              templates,
              unreadable: unreadable.filter(({ id }) => !removed.includes(id)),
            }),
      ),
    save: (_scope, template) => {
      saved.push(template);
      return Promise.resolve(succeeded(refusal() ?? ({ outcome: 'saved' } as const)));
    },
    rename: ({ id, description, expectedRevision }) => {
      const answer = refusal();
      if (answer !== null) return Promise.resolve(succeeded(answer));
      templates = templates.map((one) => (one.id === id ? { ...one, ...description } : one));
      return Promise.resolve(
        succeeded({ outcome: 'saved', revision: expectedRevision + 1 } as const),
      );
    },
    remove: ({ id }) => {
      removed.push(id);
      templates = templates.filter((one) => one.id !== id);
      return Promise.resolve(succeeded(undefined));
    },
  };
}

/** A template with what matters to a test. */
export const aSavedTemplate = (parts: Partial<SavedTemplate>): SavedTemplate => ({
  id: asId<TemplateId>('template-1'),
  ...{ name: 'Thanks', purpose: '', screens: [], searches: [], fields: [] },
  ...{ yearName: '2025', yearDays: null },
  saved: { revision: 1, savedBy: 'ada@example.org', savedAt: null },
  ...parts,
});
