import { useToast } from 'shared-kernel/session';

import { contentAtom } from '../../editor/documentAtoms';
import { useEditor } from '../../editor/EditorContext';
import { firstToEdit, replacedBy } from '../applyTemplate';
import type { Template } from '../template';
import type { TemplateMaking } from './useTemplateMaking';

/** Takes a template that asks nothing onto an empty screen. Whether that is all, or whether it is to be asked about. */
export function useTemplateTaking({ make }: TemplateMaking) {
  const editor = useEditor();
  const toast = useToast();
  return async (template: Template): Promise<'asks' | 'taken' | 'failed'> => {
    if (template.questions.length > 0 || editor.get(contentAtom).items.length > 0) return 'asks';
    const made = await make(template);
    if (!made.ok) {
      toast({ header: template.name, body: made.error, variant: 'danger' });
      return 'failed';
    }
    editor.edit((content) => replacedBy(content, made.value), {
      select: firstToEdit(made.value),
    });
    return 'taken';
  };
}
