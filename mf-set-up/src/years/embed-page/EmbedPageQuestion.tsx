import { printCount } from 'shared-kernel/model';
import { ConfirmDialog, Text } from 'shared-kernel/ui';
import type { LinksLeftBehind } from './linksLeftBehind';

interface EmbedPageQuestionProps {
  /** Null while nothing is asked. */
  readonly left: LinksLeftBehind | null;
  /** The page that is to be saved, '' for none. */
  readonly page: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before links that were sent are left behind by the page that they lead to. */
export const EmbedPageQuestion = ({ left, page, ...actions }: EmbedPageQuestionProps) => {
  const verb = page === '' ? 'Remove' : 'Change';
  return (
    <ConfirmDialog
      open={left !== null}
      title={`${verb} the embed page?`}
      confirmLabel={`${verb} the page`}
      danger={left?.move === 'otherSite'}
      {...actions}
    >
      {left !== null && (
        <Text as="span" overflowWrap="anywhere">
          {CONSEQUENCES[left.move](left)}
        </Text>
      )}
    </ConfirmDialog>
  );
};

const CONSEQUENCES = {
  otherSite: (left) =>
    `${linksWords(left)} to ${left.madeFor} and ${left.links === 1 ? 'stops' : 'stop'} working, also in mailings that are already sent: whoever opens one reads a friendly note instead of their screens. Export the links again for the new page and send those. Changing back to the page before lets the old links work again.`,
  sameSite: (left) =>
    `${linksWords(left)} to ${left.madeFor}, and ${left.links === 1 ? 'goes' : 'go'} on working as long as the screens stay on that page as well. Links that you export from now on lead to the new page.`,
} as const satisfies Record<LinksLeftBehind['move'], (left: LinksLeftBehind) => string>;

function linksWords({ links }: LinksLeftBehind): string {
  if (links === null) return 'All personal links that were sent lead';
  if (links === 1) return 'The personal link of 1 supporter leads';
  return `The personal links of ${printCount(links)} supporters lead`;
}
