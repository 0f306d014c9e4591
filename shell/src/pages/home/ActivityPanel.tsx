import { actionWords, actorWords, type ActivityEntry, type YearHome } from 'shared-kernel/model';
import { useAuthor, useIsAdmin } from 'shared-kernel/session';
import { Box, momentWords, Stack, Text } from 'shared-kernel/ui';
import { HomePanel } from './HomePanel';
import type { Part } from './useYearHome';

const ACTIVITY = '/set-up/activity';

/** What people of the organisation did last. */
export const ActivityPanel = ({ home }: { readonly home: Part<YearHome> }) => {
  const isAdmin = useIsAdmin();
  const author = useAuthor();
  return (
    <HomePanel
      title="What people did"
      part={home}
      {...(isAdmin ? { more: { to: ACTIVITY, words: 'All activity' } } : {})}
    >
      {({ activity }) =>
        activity.length === 0 ? (
          <Text fontSize="sm" color="fg.muted">
            What you and your colleagues save will be listed here.
          </Text>
        ) : (
          <Stack as="ul" listStyleType="none" gap="3">
            {activity.map((entry) => (
              <Line key={entry.id} entry={entry} isOwn={entry.by !== '' && entry.by === author} />
            ))}
          </Stack>
        )
      }
    </HomePanel>
  );
};

interface LineProps {
  readonly entry: ActivityEntry;
  readonly isOwn: boolean;
}

const Line = ({ entry, isOwn }: LineProps) => (
  <Box as="li" fontSize="sm" lineHeight="20px">
    <Text overflowWrap="anywhere">
      <Text as="span" fontWeight="medium">
        {isOwn ? 'You' : actorWords(entry)}
      </Text>{' '}
      {actionWords(entry)}
    </Text>
    <Text color="fg.subtle" fontSize="xs">
      <time dateTime={entry.at.toISOString()}>{momentWords(entry.at, new Date())}</time>
    </Text>
  </Box>
);
