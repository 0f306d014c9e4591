import { STORY_LENGTHS, type CallToAction, type StoryPlace } from 'shared-kernel/model';
import { Box, SimpleGrid, Stack, Text } from 'shared-kernel/ui';
import { StoryText } from '../sections/StoryText';

interface CardActionsProps {
  readonly actions: readonly CallToAction[];
  readonly faultAt: (at: StoryPlace) => string | null;
  readonly onChange: (actions: readonly CallToAction[]) => void;
}

const LEGENDS = ['Call to action', 'A second one, if you like'] as const;
const EXAMPLES = [
  ['Give again', 'https://example.org/give'],
  ['Tell a friend', 'https://example.org/friends'],
] as const;

/** The buttons of the card; a row that is left empty is none. */
export const CardActions = ({ actions, faultAt, onChange }: CardActionsProps) => (
  <Stack gap="4">
    {LEGENDS.map((legend, index) => {
      const action = actions[index] ?? { label: '', address: '' };
      const change = (changes: Partial<CallToAction>) => {
        onChange(actions.with(index, { ...action, ...changes }));
      };
      const [label, address] = EXAMPLES[index] ?? EXAMPLES[0];
      return (
        <Box as="fieldset" key={legend}>
          <Text as="legend" fontWeight="medium" fontSize="sm" mb="2">
            {legend}
          </Text>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3" alignItems="start">
            <StoryText
              label="Label of the button"
              value={action.label}
              fault={faultAt(`closingCard.actions.${index}.label`)}
              maxLength={STORY_LENGTHS.actionLabel}
              placeholder={label}
              onChange={(next) => {
                change({ label: next });
              }}
            />
            <StoryText
              label="Address"
              type="url"
              value={action.address}
              fault={faultAt(`closingCard.actions.${index}.address`)}
              placeholder={address}
              onChange={(next) => {
                change({ address: next });
              }}
            />
          </SimpleGrid>
        </Box>
      );
    })}
    <Text color="fg.muted" fontSize="sm">
      How often they are followed is counted in Results.
    </Text>
  </Stack>
);
