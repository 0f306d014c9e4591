import { dayWords, localDay, printCount, type LinkState } from 'shared-kernel/model';
import { dayOrder } from 'evaluation';
import { Grid, momentWords, Panel, Stack, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { linksPortAtom } from './linksPort';

/** What the year's links have come to; nothing before the first export. */
export const LinkFigures = ({ state }: { state: LinkState }) => {
  const now = useAtomValue(linksPortAtom).now();
  const { newestExport, allRevokedAt } = state;
  if (newestExport === null) return null;
  if (allRevokedAt !== null) {
    return (
      <Panel as="section" aria-label="Links so far">
        <Text fontWeight="semibold">No link works</Text>
        <Text mt="1" color="fg.muted" fontSize="sm">
          All links were revoked ({momentWords(allRevokedAt, now)}). The next export makes new ones.
        </Text>
      </Panel>
    );
  }
  const hasEnded = dayOrder(newestExport.validUntil) < dayOrder(localDay(now));
  return (
    <Panel as="section" aria-label="Links so far">
      <Grid as="dl" templateColumns={{ sm: '1fr 1.4fr 1fr' }} gap="4">
        <Figure label="Supporters with a link" detail={revokedWords(state)}>
          {printCount(state.links)}
        </Figure>
        <Figure label="Newest export" detail={`by ${newestExport.by}`}>
          {momentWords(newestExport.at, now)}
        </Figure>
        <Figure
          label={hasEnded ? 'Ended after' : 'Valid until'}
          detail={hasEnded ? 'Export again to let supporters in' : ''}
        >
          {dayWords(newestExport.validUntil)}
        </Figure>
      </Grid>
    </Panel>
  );
};

interface FigureProps {
  readonly label: string;
  readonly detail: string;
  readonly children: ReactNode;
}

const Figure = ({ label, detail, children }: FigureProps) => (
  <Stack gap="0.5" minW="0">
    <Text as="dt" color="fg.muted" fontSize="sm">
      {label}
    </Text>
    <Text as="dd" fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {children}
    </Text>
    {detail !== '' && (
      <Text as="dd" color="fg.subtle" fontSize="xs" overflowWrap="anywhere">
        {detail}
      </Text>
    )}
  </Stack>
);

const revokedWords = ({ revoked }: LinkState): string =>
  revoked === 0 ? '' : `${printCount(revoked)} revoked one by one`;
