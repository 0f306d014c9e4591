import { explanationOf, nameOf } from 'shared-kernel/model';
import { Link, links } from 'shared-kernel/contract';
import { ForEditors } from 'shared-kernel/roles';
import { Alert, Badge, Button, chakra, Flex, Heading, Panel, Stack, Text } from 'shared-kernel/ui';
import { FIELD_WORDS } from '../field-words/fieldWords';
import { KIND_WORDS } from './calculatedWords';
import { Coverage } from './Coverage';
import type { CalculatedUses, ListedCalculated } from './useCalculatedFields';

const UseLink = chakra(Link, {
  base: { color: 'accent.fg', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } },
});

interface CalculatedPanelProps {
  readonly field: ListedCalculated;
  /** How it is worked out. */
  readonly sentence: string;
  readonly uses: CalculatedUses;
  readonly problems: readonly string[];
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** One calculated field: what it is, how many have it, and who uses it. */
export const CalculatedPanel = ({
  field,
  sentence,
  uses,
  problems,
  ...on
}: CalculatedPanelProps) => (
  <Panel as="article" aria-label={field.name}>
    <Flex gap="3" align="flex-start" justify="space-between" wrap="wrap">
      <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere" minW="0">
        {field.name}
      </Heading>
      <Badge variant="subtle">
        {KIND_WORDS[field.calculated.calculation.kind].label} · {FIELD_WORDS[field.type].label}
      </Badge>
    </Flex>
    <Stack gap="2" mt="1">
      <Text overflowWrap="anywhere">{sentence}</Text>
      {explanationOf(field.calculated) !== '' && (
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          Supporters who ask read: “{explanationOf(field.calculated)}”
        </Text>
      )}
      {problems.map((problem) => (
        <Alert.Root key={problem} status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Title overflowWrap="anywhere">{problem}</Alert.Title>
        </Alert.Root>
      ))}
      <Coverage figures={field.calculated.figures} />
      <UsesLine uses={uses} />
      <ForEditors>
        <Flex gap="2" mt="1" wrap="wrap">
          <Button size="sm" variant="outline" aria-label={`Edit ${field.name}`} onClick={on.onEdit}>
            Edit
          </Button>
          <Button
            size="sm"
            variant="outline"
            colorPalette="red"
            aria-label={`Delete ${field.name}`}
            onClick={on.onDelete}
          >
            Delete
          </Button>
        </Flex>
      </ForEditors>
    </Stack>
  </Panel>
);

const UsesLine = ({
  uses: { searches, screens, calculated },
}: {
  readonly uses: CalculatedUses;
}) => {
  if (searches.length + screens.length + calculated.length === 0)
    return (
      <Text color="fg.subtle" fontSize="sm">
        Not used
      </Text>
    );
  return (
    <Flex columnGap="2" fontSize="sm" wrap="wrap">
      <Text as="span" color="fg.muted">
        Used in
      </Text>
      {calculated.map((name) => (
        <Text as="span" key={`calculated ${name}`}>
          {name}
        </Text>
      ))}
      {searches.map((search) => (
        <UseLink key={`search ${search.id}`} to={links.search(search.id)}>
          {nameOf(search)}
        </UseLink>
      ))}
      {screens.map((screen) => (
        <UseLink key={`screen ${screen.id}`} to={links.screenDesign(screen.id)}>
          {nameOf(screen)}
        </UseLink>
      ))}
    </Flex>
  );
};
