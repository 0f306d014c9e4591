import {
  countWords,
  shareOf,
  type LinkState,
  type ResultCount,
  type ShowCounts,
} from 'shared-kernel/model';
import { Panel, SimpleGrid, Stack, Text } from 'shared-kernel/ui';
import { SentLinks } from './SentLinks';

interface TotalFiguresProps {
  readonly total: ShowCounts;
  readonly sent: LinkState | null;
}

/** What all days come to. */
export const TotalFigures = ({ total, sent }: TotalFiguresProps) => (
  <Panel as="section" aria-label="All days">
    <SimpleGrid as="dl" columns={{ base: 2, md: 4 }} gap="4">
      <Figure label="Opened" count={total.opened} detail="shows that began" />
      <Figure
        label="Finished"
        count={total.finished}
        detail={finishedWords(shareOf(total.finished, total.opened))}
      />
      <Figure label="Shared" count={total.shared} detail="times a share button was used" />
      <Figure label="Acted" count={total.acted} detail="times a button of yours was pressed" />
    </SimpleGrid>
    {sent !== null && <SentLinks {...sent} />}
  </Panel>
);

interface FigureProps {
  readonly label: string;
  readonly count: ResultCount;
  readonly detail: string;
}

const Figure = ({ label, count, detail }: FigureProps) => (
  <Stack gap="0.5">
    <Text as="dt" color="fg.muted" fontSize="sm">
      {label}
    </Text>
    <Text as="dd" fontSize="xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {countWords(count)}
    </Text>
    <Text as="dd" color="fg.subtle" fontSize="xs">
      {detail}
    </Text>
  </Stack>
);

const finishedWords = (share: string | null): string =>
  share === null ? 'seen to the last screen' : `${share} seen to the last screen`;
