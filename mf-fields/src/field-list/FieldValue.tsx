import { readableValue } from 'evaluation';
import type { FieldType } from 'shared-kernel/model';
import { Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { rawValuesAtom } from './rawValues';

interface FieldValueProps {
  readonly type: FieldType;
  /** As it stands in the file. */
  readonly value: string;
  /** Lines, beyond which it is cut. */
  readonly lines: number;
}

/** A value as the product reads it: "1,250.50", "5 March 2026"; as it stands where somebody asks for that, or it cannot be read. */
export const FieldValue = ({ type, value, lines }: FieldValueProps) => {
  const isRaw = useAtomValue(rawValuesAtom);
  const read = type === 'string' ? value : readableValue(type, value);
  return (
    <Text overflowWrap="anywhere" fontVariantNumeric="tabular-nums" lineClamp={lines}>
      {isRaw || read === null ? value : read}
      {!isRaw && read === null && value.trim() !== '' && (
        <Text as="span" color="fg.muted" fontSize="xs">
          {' '}
          (cannot be read)
        </Text>
      )}
    </Text>
  );
};
