import { Flex, List, Stack, Text } from 'shared-kernel/ui';
import type { ExamplesOf } from './addressesPort';
import { CopyableEmail } from './CopyableEmail';
import { ShowEmails } from './ShowEmails';
import { SupporterLink } from './SupporterLink';
import { areMasked, useShownEmails } from './useShownEmails';

interface ExampleListProps {
  readonly of: ExamplesOf;
  readonly emails: readonly string[];
  /** In as many columns as there is room for. */
  readonly inColumns?: boolean;
}

const COLUMNS = 'repeat(auto-fill, minmax(14.5rem, 1fr))';

/** Example supporters of a count, each copied by a click; where they are masked, a button shows them. */
export const ExampleList = ({ of, emails, inColumns = false }: ExampleListProps) => {
  const shown = useShownEmails(of, emails);
  if (emails.length === 0)
    return (
      <Text color="fg.muted" fontSize="sm">
        No example supporters
      </Text>
    );
  return (
    <Stack gap="2" align="flex-start" w="full">
      {areMasked(emails) && <ShowEmails shown={shown} />}
      <List.Root
        variant="plain"
        fontSize="sm"
        w="full"
        display="grid"
        columnGap="3"
        gridTemplateColumns={inColumns ? COLUMNS : 'minmax(0, 1fr)'}
      >
        {shown.emails.map((email, index) => (
          // Masks are alike: their place tells them apart.
          <List.Item key={index} overflowWrap="anywhere" minH="6" minW="0">
            <Flex as="span" gap="1" align="center">
              <CopyableEmail email={email} />
              <SupporterLink of={of} email={email} index={index} />
            </Flex>
          </List.Item>
        ))}
      </List.Root>
    </Stack>
  );
};
