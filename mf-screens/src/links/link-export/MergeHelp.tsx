import { Heading, List, Panel, Text } from 'shared-kernel/ui';

/** What staff do with the file, in the order in which they do it. */
export const MergeHelp = () => (
  <Panel as="section" aria-label="Send the links">
    <Heading as="h2" fontSize="lg" fontWeight="semibold">
      Send the links
    </Heading>
    <List.Root as="ol" mt="2" gap="2" ps="5" fontSize="sm" color="fg.muted">
      <List.Item>
        Bring the file into your mailing tool and match its column <Code>supporter_id</Code> with
        the supporter id that the tool has.
      </List.Item>
      <List.Item>
        Put the column <Code>link</Code> as a merge field behind a button of your mailing, such as
        “See what you made possible”.
      </List.Item>
      <List.Item>
        Send one to yourself first. If your tool counts clicks, look whether the address that opens
        still ends with everything from <Code>#s=</Code> on; where it does not, switch click
        counting off for this button.
      </List.Item>
      <List.Item>
        Delete the file after the mailing: whoever has it can open every supporter’s screens.
      </List.Item>
    </List.Root>
  </Panel>
);

const Code = ({ children }: { children: string }) => (
  <Text as="code" fontFamily="mono" fontSize="0.95em" color="fg">
    {children}
  </Text>
);
