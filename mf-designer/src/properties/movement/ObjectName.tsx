import type { Item } from 'shared-kernel/model';
import { Field, Input } from 'shared-kernel/ui';

import type { ItemEditing } from '../useItemEditing';

interface ObjectNameProps {
  readonly item: Item;
  readonly editing: ItemEditing;
}

/** A name is one object's own [S81]: several are not named at once. */
export const ObjectName = ({ item, editing }: ObjectNameProps) => (
  <Field.Root>
    <Field.Label>Name</Field.Label>
    <Input
      size="sm"
      maxLength={80}
      placeholder="None"
      value={item.name}
      onChange={(event) => {
        editing.change({ name: event.target.value });
      }}
    />
    <Field.HelperText>
      Objects of the same name on two screens in a row move into each other, where the second screen
      comes in by “Shared element”.
    </Field.HelperText>
  </Field.Root>
);
