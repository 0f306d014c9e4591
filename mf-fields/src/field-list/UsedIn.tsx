import type { FieldUses } from 'evaluation';
import { Link, links } from 'shared-kernel/contract';
import { chakra, List, Reveal, Text } from 'shared-kernel/ui';
import { useOpenSection } from './openSections';

const UseLink = chakra(Link, {
  base: { color: 'accent.fg', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } },
});

interface UsedInProps {
  readonly fieldName: string;
  readonly uses: FieldUses;
}

/** The searches and screens that read a field, with the way to them. */
export const UsedIn = ({ fieldName, uses: { searches, screens } }: UsedInProps) => {
  const section = useOpenSection('uses', fieldName);
  if (searches.length + screens.length === 0) {
    return (
      <Text color="fg.subtle" fontSize="sm" py="2">
        Not used
      </Text>
    );
  }
  return (
    <Reveal label={usedInWords(searches.length, screens.length)} {...section}>
      <List.Root variant="plain" gap="1" fontSize="sm" ps="2">
        {searches.map(({ id, name }) => (
          <List.Item key={`search ${id}`}>
            Search: <UseLink to={links.search(id)}>{name || 'Untitled'}</UseLink>
          </List.Item>
        ))}
        {screens.map(({ id, name }) => (
          <List.Item key={`screen ${id}`}>
            Screen: <UseLink to={links.screenDesign(id)}>{name || 'Untitled'}</UseLink>
          </List.Item>
        ))}
      </List.Root>
    </Reveal>
  );
};

function usedInWords(searches: number, screens: number): string {
  const parts = [counted(searches, 'search', 'searches'), counted(screens, 'screen', 'screens')];
  return `Used in ${parts.filter((part) => part !== '').join(' and ')}`;
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
