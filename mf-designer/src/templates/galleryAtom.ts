import { atom } from 'jotai';
import type { SavedTemplate, TemplateScreen } from 'shared-kernel/model';

import type { Template } from './template';

/** What is looked at more closely: one of the product's, or one of the organisation's with a screen of it. */
export type ChosenTemplate =
  | { readonly kind: 'product'; readonly template: Template }
  | {
      readonly kind: 'saved';
      readonly template: SavedTemplate;
      /** Null while one of several is being chosen. */
      readonly screen: TemplateScreen | null;
    };

/** What the dialog of templates shows; null while it is closed. */
export const galleryAtom = atom<'all' | ChosenTemplate | null>(null);

/** A story leads on to its screens first. */
export function chosenSaved(template: SavedTemplate): ChosenTemplate {
  const [screen] = template.screens;
  const isOne = template.screens.length === 1 && screen !== undefined;
  return { kind: 'saved', template, screen: isOne ? screen : null };
}
