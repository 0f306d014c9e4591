import type { ScreenContent, ScreenId } from 'shared-kernel/model';
import { Box, Button, Checkbox, Fieldset, Flex, Stack, Text } from 'shared-kernel/ui';

/** A screen that can become part of a template. */
export interface ScreenToKeep {
  readonly id: ScreenId;
  readonly name: string;
  /** As it stands in an editor; null as it is stored. */
  readonly content: ScreenContent | null;
}

interface ScreensToKeepProps {
  readonly screens: readonly ScreenToKeep[];
  /** Those that are left out. */
  readonly left: ReadonlySet<ScreenId>;
  readonly invalid: boolean;
  readonly onLeave: (left: ReadonlySet<ScreenId>) => void;
}

/** Which screens a template is made of. */
export const ScreensToKeep = ({ screens, left, invalid, onLeave }: ScreensToKeepProps) => {
  const kept = screens.length - left.size;
  return (
    <Fieldset.Root invalid={invalid} gap="2">
      <Flex justify="space-between" align="center" gap="4" wrap="wrap">
        <Fieldset.Legend color="fg" fontSize="sm" fontWeight="medium">
          Screens
        </Fieldset.Legend>
        <Flex gap="3" align="center">
          <Text fontSize="sm" role="status" fontVariantNumeric="tabular-nums">
            {`${String(kept)} of ${String(screens.length)}`}
          </Text>
          <Button
            size="xs"
            variant="outline"
            onClick={() => {
              onLeave(new Set(left.size === 0 ? screens.map(({ id }) => id) : []));
            }}
          >
            {left.size === 0 ? 'Choose none' : 'Choose all'}
          </Button>
        </Flex>
      </Flex>
      <Box
        borderWidth="1px"
        borderRadius="l2"
        maxH="min(15rem, 28vh)"
        overflowY="auto"
        px="3"
        py="2"
      >
        <Stack as="ol" gap="0" listStyleType="none">
          {screens.map(({ id, name }, place) => (
            <Box as="li" key={id} py="1">
              <Checkbox.Root
                checked={!left.has(id)}
                alignItems="flex-start"
                w="full"
                onCheckedChange={({ checked }) => {
                  const next = new Set(left);
                  if (checked === true) next.delete(id);
                  else next.add(id);
                  onLeave(next);
                }}
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control mt="0.5" />
                <Checkbox.Label overflowWrap="anywhere" minW="0" color="fg">
                  {`${String(place + 1)}. ${name}`}
                </Checkbox.Label>
              </Checkbox.Root>
            </Box>
          ))}
        </Stack>
      </Box>
      <Fieldset.ErrorText>Choose at least one screen.</Fieldset.ErrorText>
    </Fieldset.Root>
  );
};
