import { Button, Eye, EyeOff, Flex, Text } from 'shared-kernel/ui';
import type { ShownEmails } from './useShownEmails';

/** The button that shows the addresses behind masks, and says that it is noted. */
export const ShowEmails = ({ shown }: { readonly shown: ShownEmails }) => {
  const { isShown, isAsking, mayShow, toggle } = shown;
  if (!mayShow)
    return (
      <Text color="fg.muted" fontSize="sm">
        Emails are masked. Members can have them shown.
      </Text>
    );
  return (
    <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
      <Button
        variant="plain"
        size="sm"
        h="auto"
        minH="6"
        px="0"
        color="accent.fg"
        loading={isAsking}
        onClick={toggle}
      >
        {isShown ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
        {isShown ? 'Hide emails' : 'Show emails'}
      </Button>
      <Text color="fg.muted" fontSize="sm">
        The activity notes who looks.
      </Text>
    </Flex>
  );
};
