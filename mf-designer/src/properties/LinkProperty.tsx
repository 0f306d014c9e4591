import type { Item } from 'shared-kernel/model';

import { AddressField } from '../controls/inputs/AddressField';
import { isUnusableLink } from '../document/isUnusableLink';
import { useAskedField } from './useAskedField';

interface LinkPropertyProps {
  readonly item: Item;
  readonly onChange: (changes: Pick<Item, 'link'>) => void;
}

/** [S84] Where a button leads. */
export const LinkProperty = ({ item, onChange }: LinkPropertyProps) => (
  <AddressField
    {...useAskedField('itemLink')}
    label="Link"
    value={item.link}
    error={isUnusableLink(item) ? 'Use a whole address that begins with https://' : null}
    onChange={(link) => {
      onChange({ link });
    }}
  />
);
