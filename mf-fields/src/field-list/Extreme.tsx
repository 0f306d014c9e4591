import type { FieldExample, FieldType } from 'shared-kernel/model';
import { Box, Text } from 'shared-kernel/ui';
import { CopyEmail } from '../copy-email/CopyEmail';
import { FieldValue } from './FieldValue';

interface ExtremeProps {
  readonly label: string;
  readonly type: FieldType;
  readonly example: FieldExample | null;
  /** Its place among the examples of the field. */
  readonly index: number;
}

/** The largest or smallest value of a field, and whose it is. */
export const Extreme = ({ label, type, example, index }: ExtremeProps) =>
  example === null ? null : (
    <Box role="group" aria-label={label} minW="0">
      <Text fontSize="xs" color="fg.subtle">
        {label}
      </Text>
      <FieldValue type={type} value={example.value} lines={3} />
      <CopyEmail email={example.supporterEmail} index={index} />
    </Box>
  );
