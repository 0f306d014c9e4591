import { List, Text } from 'shared-kernel/ui/basics';
import { Reveal } from './Reveal';

interface ExampleEmailsProps {
  readonly emails: readonly string[];
  /** While the count is made anew, the button stays where it is. */
  readonly working?: boolean;
}

/** Example supporters of a count, behind a button, for remotes of earlier releases; `shared-kernel/addresses` has today's. */
export const ExampleEmails = ({ emails, working = false }: ExampleEmailsProps) =>
  emails.length === 0 && !working ? (
    <Text color="fg.subtle" fontSize="sm" lineHeight="36px">
      No example supporters
    </Text>
  ) : (
    <Reveal label="Example supporters" disabled={working}>
      <List.Root variant="plain" gap="1" fontSize="sm" color="fg.muted">
        {emails.map((email) => (
          <List.Item key={email} overflowWrap="anywhere">
            {email}
          </List.Item>
        ))}
      </List.Root>
    </Reveal>
  );
