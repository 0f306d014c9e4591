import type { Item, TextPart } from 'shared-kernel/model';
import type { ComponentType } from 'react';

export interface TextFieldProps {
  readonly item: Item;
  readonly onChange: (changes: Pick<Item, 'text'>) => void;
}

export interface FigureTextProps {
  readonly item: Item;
  readonly part: TextPart;
  readonly label: string;
  readonly help?: string | undefined;
  readonly onChange: (part: TextPart, text: string) => void;
}

/** In what an item's text is written; from outside, since a text knows data and its own rules. The same at every draw. */
export interface TextFields {
  readonly ItemText: ComponentType<TextFieldProps>;
  readonly AlternativeText: ComponentType<TextFieldProps>;
  readonly FigureText: ComponentType<FigureTextProps>;
}
