import { Link, links } from 'shared-kernel/contract';
import { printCount, type LastImport, type Year, type YearHome } from 'shared-kernel/model';
import { useIsAdmin } from 'shared-kernel/session';
import { Badge, Button, Flex, momentWords, Stack, Text } from 'shared-kernel/ui';
import { HomePanel } from './HomePanel';
import type { Part } from './useYearHome';

interface SupportersPanelProps {
  readonly year: Part<Year>;
  readonly home: Part<YearHome>;
}

/** How many supporters there are, and what brought them last. */
export const SupportersPanel = ({ year, home }: SupportersPanelProps) => {
  const isAdmin = useIsAdmin();
  return (
    <HomePanel title="Supporters" part={year}>
      {({ supportersTotal }) => (
        <Flex wrap="wrap" gap="4" justify="space-between" align="flex-end">
          <Stack gap="1" minW="0" flex="1 1 14rem">
            {supportersTotal < 0 ? (
              <Badge colorPalette="orange" size="lg" alignSelf="flex-start" variant="subtle">
                Working...
              </Badge>
            ) : (
              <Text
                fontSize="2xl"
                lineHeight="36px"
                fontWeight="semibold"
                letterSpacing="-0.02em"
                fontVariantNumeric="tabular-nums"
              >
                {printCount(supportersTotal)}
              </Text>
            )}
            {home.loaded.status === 'ready' && (
              <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                {importWords(home.loaded.value.lastImport, new Date())}
              </Text>
            )}
          </Stack>
          {isAdmin && (
            <Button asChild size="sm" variant="outline" flexShrink="0">
              <Link to={links.importSupporters()}>Import supporters</Link>
            </Button>
          )}
        </Flex>
      )}
    </HomePanel>
  );
};

/** `Imported by ada@example.org, 1 Mar, 14:05: 340 new, 1,204 changed`. */
export function importWords(last: LastImport | null, now: Date): string {
  if (last === null) return 'Nothing has been imported yet.';
  const by = last.by === '' ? '' : ` by ${last.by}`;
  return `Last import${by}, ${momentWords(last.at, now)}: ${printCount(last.newSupporters)} new, ${printCount(last.changed)} changed`;
}
