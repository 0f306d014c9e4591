import { useMayEdit } from 'shared-kernel/roles';
import { Box, Button, Eye, EyeOff, Flex, Lock, Text } from 'shared-kernel/ui';

interface HiddenValuesProps {
  readonly fieldName: string;
  readonly shown: boolean;
  readonly asking: boolean;
  readonly onToggle: () => void;
}

/** In the place of a sensitive field's values: that they are hidden, and the click that shows them, which is logged. */
export const HiddenValues = ({ fieldName, shown, asking, onToggle }: HiddenValuesProps) => {
  const mayEdit = useMayEdit();
  return (
    <Flex
      role="group"
      aria-label={`Values of ${fieldName}`}
      columnGap="3"
      rowGap="2"
      wrap="wrap"
      align="center"
      px="3"
      py="2"
      borderRadius="l2"
      bg="bg.muted"
    >
      <Box color="fg.muted" flexShrink="0" aria-hidden>
        <Lock size={16} />
      </Box>
      <Text flex="1 1 14rem" fontSize="sm" color="fg.muted">
        {wordsOf(mayEdit, shown)}
      </Text>
      {mayEdit && (
        <Button
          size="xs"
          variant="outline"
          loading={asking}
          title={shown ? undefined : 'The activity log notes that you looked at them'}
          onClick={onToggle}
        >
          {shown ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
          {shown ? 'Hide values' : 'Show values'}
        </Button>
      )}
    </Flex>
  );
};

function wordsOf(mayEdit: boolean, shown: boolean): string {
  if (shown) return 'You see values of a sensitive field. The activity log says that you looked.';
  return mayEdit
    ? 'Values are hidden. Looking at them is noted in the activity log.'
    : 'Values are hidden. Members who may edit can look at them.';
}
