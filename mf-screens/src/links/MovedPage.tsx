import { pageMove, type LinkState, type PageMove } from 'shared-kernel/model';
import { Alert } from 'shared-kernel/ui';

interface MovedPageProps {
  readonly state: LinkState;
  /** Where links of the year lead from now on. */
  readonly page: string;
}

/** Says that links which were sent lead to another page than the year's. */
export const MovedPage = ({ state, page }: MovedPageProps) => {
  const { links, newestExport } = state;
  if (newestExport === null || links === 0) return null;
  const move = pageMove(newestExport.embedPage, page);
  if (move === 'none') return null;
  const { status, title, text } = NOTES[move];
  return (
    <Alert.Root status={status} variant="surface" borderRadius="l3" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content minW="0">
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description overflowWrap="anywhere">
          They lead to {newestExport.embedPage}. {text}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
};

const NOTES = {
  otherSite: {
    status: 'warning',
    title: 'The links were made for another page, and show nothing any more',
    text: 'Export them again and send the new ones. Or let an admin change the embed page of the year back.',
  },
  sameSite: {
    status: 'info',
    title: 'The links were made for another page of your site',
    text: 'They work as long as the screens stay on that page as well. Export again for links to the new one.',
  },
} as const satisfies Record<Exclude<PageMove, 'none'>, object>;
