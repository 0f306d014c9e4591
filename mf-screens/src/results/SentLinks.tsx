import { dayWords, localDay } from 'shared-kernel/model';
import { ofYear, useReading } from 'shared-kernel/server-state';
import { useScope } from 'shared-kernel/session';
import { Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { resultsPortAtom } from './resultsPort';

/**
 * How many supporters could have opened their screens, beside how often they were opened. Nothing is kept of one supporter
 * (D411), so that neither is a share of the other; where it cannot be read, the figures stand without it.
 */
export const SentLinks = () => {
  const port = useAtomValue(resultsPortAtom);
  const [state] = useReading(ofYear(useScope(), 'links', port.linkState, 'sent'));
  if (state.status !== 'ready') return null;
  const { links, newestExport } = state.value;
  if (links === 0 || newestExport === null) return null;
  return (
    <Text mt="4" pt="3" borderTopWidth="1px" color="fg.muted" fontSize="sm">
      {links === 1 ? '1 supporter has' : `${links.toLocaleString('en-GB')} supporters have`} a
      personal link; links were last exported on {dayWords(localDay(newestExport.at))}. One
      supporter may open theirs several times.
    </Text>
  );
};
