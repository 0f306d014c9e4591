import type { Item } from 'shared-kernel/model';

import { DataTextField } from './DataTextField';

interface AlternativeTextProps {
  readonly item: Item;
  readonly onChange: (changes: Pick<Item, 'text'>) => void;
}

/** What is said in place of an image. */
export const AlternativeText = ({ item, onChange }: AlternativeTextProps) => (
  <DataTextField
    label="Alternative text"
    help="Read aloud, and shown where the image cannot be loaded."
    item={item}
    onChange={(text) => {
      onChange({ text });
    }}
  />
);
