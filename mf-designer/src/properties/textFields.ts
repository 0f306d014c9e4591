import type { Item } from 'shared-kernel/model';
import type { ComponentType } from 'react';

export interface TextFieldProps {
  readonly item: Item;
  readonly onChange: (changes: Pick<Item, 'text'>) => void;
}

/** In what an item's text is written; from outside, since a text knows data and its own rules. The same at every draw. */
export interface TextFields {
  readonly ItemText: ComponentType<TextFieldProps>;
  readonly AlternativeText: ComponentType<TextFieldProps>;
}
