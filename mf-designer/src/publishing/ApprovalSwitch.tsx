import { Box, Panel, Switch, Text } from 'shared-kernel/ui';

interface ApprovalSwitchProps {
  readonly needed: boolean;
  readonly busy: boolean;
  readonly onChange: (needed: boolean) => void;
}

/** [S169] For admins: whether a second person has a say. */
export const ApprovalSwitch = ({ needed, busy, onChange }: ApprovalSwitchProps) => (
  <Panel>
    <Switch.Root
      checked={needed}
      disabled={busy}
      display="flex"
      alignItems="flex-start"
      onCheckedChange={({ checked }) => {
        onChange(checked);
      }}
    >
      <Switch.HiddenInput />
      <Switch.Control mt="0.5" />
      <Box>
        <Switch.Label>A second person approves what is published</Switch.Label>
        <Text fontSize="sm" color="fg.muted" fontWeight="normal">
          Whoever publishes asks; somebody else looks at exactly that version and lets supporters
          see it.
        </Text>
      </Box>
    </Switch.Root>
  </Panel>
);
