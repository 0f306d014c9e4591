import { dayWords, localDay, printCount, type LinkState } from 'shared-kernel/model';
import { Text } from 'shared-kernel/ui';

/**
 * How many supporters could have opened their screens, beside how often they were opened. Nothing is kept of one supporter
 * (D411), so that neither is a share of the other.
 */
export const SentLinks = ({ links, newestExport }: LinkState) => {
  if (links === 0 || newestExport === null) return null;
  return (
    <Text mt="4" pt="3" borderTopWidth="1px" color="fg.muted" fontSize="sm">
      {links === 1 ? '1 supporter has' : `${printCount(links)} supporters have`} a personal link;
      links were last exported on {dayWords(localDay(newestExport.at))}. One supporter may open
      theirs several times.
    </Text>
  );
};
