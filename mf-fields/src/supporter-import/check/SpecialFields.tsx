import { specialCategoryOf } from 'shared-kernel/model';
import { Alert, Stack, Switch, Text } from 'shared-kernel/ui';
import { SPECIAL_CATEGORY_WORDS } from '../../field-words/specialCategoryWords';

interface SpecialFieldsProps {
  readonly names: readonly string[];
  /** Of which the person says that they are not sensitive. */
  readonly others: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onChange: (name: string, sensitive: boolean) => void;
}

/** Asks of new fields whether they are sensitive whose names say so (D374). The careful answer is there already. */
export const SpecialFields = ({ names, others, disabled, onChange }: SpecialFieldsProps) => (
  <Alert.Root status="warning" variant="surface" borderRadius="l2" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content minW="0">
      <Alert.Title>
        {names.length === 1
          ? 'A new data field may be special category data. Mark it as sensitive?'
          : `${String(names.length)} new data fields may be special category data. Mark them as sensitive?`}
      </Alert.Title>
      <Alert.Description w="full">
        <Text mb="3">
          Values of a sensitive field are hidden until somebody asks for them, which the activity
          log notes. Only an admin can take that back.
        </Text>
        <Stack as="ul" gap="3" listStyleType="none">
          {names.map((name) => {
            const category = specialCategoryOf(name);
            return (
              <li key={name}>
                <Switch.Root
                  size="sm"
                  maxW="full"
                  checked={!others.has(name)}
                  disabled={disabled}
                  onCheckedChange={({ checked }) => onChange(name, checked)}
                >
                  <Switch.HiddenInput />
                  <Switch.Control />
                  <Switch.Label fontWeight="medium" minW="0" overflowWrap="anywhere">
                    {name}
                    {category !== null && ` (${SPECIAL_CATEGORY_WORDS[category]})`}
                  </Switch.Label>
                </Switch.Root>
              </li>
            );
          })}
        </Stack>
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
