export { SaveTemplateDialog } from './SaveTemplateDialog';
export type { ScreenToKeep } from './ScreensToKeep';
export {
  templateStoreAtom,
  type SavedTemplates,
  type TemplateStore,
  type TemplateToSave,
} from './templateStore';
