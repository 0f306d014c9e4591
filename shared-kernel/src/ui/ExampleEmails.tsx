import { List, Text } from './chakra';
import { Reveal } from './Reveal';

/** Example supporters of a count, behind a button. */
export const ExampleEmails = ({ emails }: { emails: readonly string[] }) =>
  emails.length === 0 ? (
    <Text color="fg.subtle" fontSize="sm">
      No example supporters
    </Text>
  ) : (
    <Reveal label="Example supporters">
      <List.Root variant="plain" gap="1" fontSize="sm" color="fg.muted">
        {emails.map((email) => (
          <List.Item key={email} overflowWrap="anywhere">
            {email}
          </List.Item>
        ))}
      </List.Root>
    </Reveal>
  );
