import { Reveal, Text } from 'shared-kernel/ui';
import type { ExamplesOf } from './addressesPort';
import { ExampleList } from './ExampleList';

interface ExamplesProps {
  readonly of: ExamplesOf;
  readonly emails: readonly string[];
  /** While the count is made anew, the button stays where it is. */
  readonly working?: boolean;
}

/** Example supporters of a count, behind a button. */
export const Examples = ({ of, emails, working = false }: ExamplesProps) =>
  emails.length === 0 && !working ? (
    <Text color="fg.subtle" fontSize="sm" lineHeight="36px">
      No example supporters
    </Text>
  ) : (
    <Reveal label="Example supporters" disabled={working}>
      <ExampleList of={of} emails={emails} />
    </Reveal>
  );
