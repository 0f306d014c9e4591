import type { Item, TextPart } from 'shared-kernel/model';

import { DataTextField } from './DataTextField';

interface FigureTextProps {
  readonly item: Item;
  readonly part: TextPart;
  readonly label: string;
  readonly help?: string | undefined;
  readonly onChange: (part: TextPart, text: string) => void;
}

/** One of the texts around a figure. */
export const FigureText = ({ item, part, label, help, onChange }: FigureTextProps) => (
  <DataTextField
    label={label}
    item={item}
    part={part}
    {...(help === undefined ? {} : { help })}
    onChange={(text) => {
      onChange(part, text);
    }}
  />
);
