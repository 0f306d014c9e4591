import type { FieldListEntry } from 'shared-kernel/model';
import { useIsAdmin } from 'shared-kernel/session';
import { Flex, Switch, Text, VisuallyHidden } from 'shared-kernel/ui';
import { useNeverShare } from './useNeverShare';

interface NeverShareProps {
  readonly field: FieldListEntry;
  readonly onChanged: () => void;
}

/** Whether supporters may share a field's values (D240): admins say it, members read it. */
export const NeverShare = ({ field, onChanged }: NeverShareProps) => {
  const admin = useIsAdmin();
  if (admin) return <NeverShareSwitch field={field} onChanged={onChanged} />;
  return field.neverShareSetBy === undefined ? null : (
    <Text mt="2" fontSize="sm" color="fg.muted" title={setBy(field)}>
      Never shared: neither it nor what tells of it stands on a closing card.
    </Text>
  );
};

const NeverShareSwitch = ({ field, onChanged }: NeverShareProps) => {
  const { never, saving, setNever } = useNeverShare(field, onChanged);
  return (
    <Flex mt="2" columnGap="3" rowGap="1" wrap="wrap" align="center" title={setBy(field)}>
      <Switch.Root
        size="sm"
        checked={never}
        disabled={saving}
        onCheckedChange={({ checked }) => {
          void setNever(checked);
        }}
      >
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontWeight="medium">
          Never share <VisuallyHidden>{field.name}</VisuallyHidden>
        </Switch.Label>
      </Switch.Root>
      <Text fontSize="sm" color="fg.muted">
        {never
          ? 'Supporters cannot share it: neither it nor what tells of it stands on a closing card.'
          : 'Supporters may share it where you put it on the closing card.'}
      </Text>
    </Flex>
  );
};

const setBy = ({ neverShareSetBy }: FieldListEntry): string | undefined =>
  neverShareSetBy === undefined ? undefined : `Set by ${neverShareSetBy}`;
