import type { FieldExample } from 'shared-kernel/model';
import { Box, Text } from 'shared-kernel/ui';
import { CopyEmail } from '../copy-email/CopyEmail';

interface ExtremeProps {
  readonly label: string;
  readonly example: FieldExample | null;
}

/** The largest or smallest value of a field, and whose it is. */
export const Extreme = ({ label, example }: ExtremeProps) =>
  example === null ? null : (
    <Box role="group" aria-label={label} minW="0">
      <Text fontSize="xs" color="fg.subtle">
        {label}
      </Text>
      <Text overflowWrap="anywhere" lineClamp="3">
        {example.value}
      </Text>
      <CopyEmail email={example.supporterEmail} />
    </Box>
  );
