import { Link } from 'shared-kernel/contract';
import { chakra, List, Text } from 'shared-kernel/ui';
import type { MentionGroup } from './mentionGroups';

const MentionLink = chakra(Link, {
  base: { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
});

/** As many as somebody goes through in one go: mended ones make room for the rest. */
const SHOWN = 100;

/** Searches, screens, fields and years that name a person, each with the way to it. */
export const MentionList = ({ groups }: { readonly groups: readonly MentionGroup[] }) => (
  <>
    <List.Root ps="5" gap="1">
      {groups.slice(0, SHOWN).map(({ key, title, places, link }) => (
        <List.Item key={key} overflowWrap="anywhere">
          {link === null ? (
            <Text as="span">{title}</Text>
          ) : (
            <MentionLink {...link}>{title}</MentionLink>
          )}
          : {places}
        </List.Item>
      ))}
    </List.Root>
    {groups.length > SHOWN && <Text>and {groups.length - SHOWN} more</Text>}
  </>
);
