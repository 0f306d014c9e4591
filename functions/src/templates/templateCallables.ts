import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { deleteTemplate } from './deleteTemplate';
import { readTemplates } from './readTemplates';
import { renameTemplate } from './renameTemplate';
import { saveTemplate } from './saveTemplate';

export type TemplateCallable =
  | 'deleteTemplate'
  | 'readTemplates'
  | 'renameTemplate'
  | 'saveTemplate';

/** The screens and stories that an organisation keeps to begin others with. */
export const templateCallables = (
  services: Services,
): Readonly<Record<TemplateCallable, CallableFunction>> => ({
  deleteTemplate: deleteTemplate(services),
  readTemplates: readTemplates(services),
  renameTemplate: renameTemplate(services),
  saveTemplate: saveTemplate(services),
});
