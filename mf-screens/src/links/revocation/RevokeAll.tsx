import { printCount } from 'shared-kernel/model';
import { usePageActions } from 'shared-kernel/page-actions';
import { useScope } from 'shared-kernel/session';
import { Button, ConfirmDialog, Flex, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { linksPortAtom } from '../linksPort';
import { useRevoking } from './useRevoking';

interface RevokeAllProps {
  readonly links: number;
  readonly yearName: string;
  readonly onRevoked: () => void;
}

/** Revokes every link of the year, after saying what that means. */
export const RevokeAll = ({ links, yearName, onRevoked }: RevokeAllProps) => {
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  const [asking, setAsking] = useState(false);
  const revoking = useRevoking(() => port.revokeAllLinks(scope));
  const revoke = async () => {
    setAsking(false);
    if (await revoking.revoke(`No link of ${yearName} works any more.`)) onRevoked();
  };
  const ask = () => {
    setAsking(true);
  };
  usePageActions([
    {
      id: 'revoke-all-links',
      label: 'Revoke all links…',
      keys: [],
      isAvailable: () => links > 0 && !revoking.busy,
      run: ask,
    },
  ]);
  return (
    <Flex gap="3" wrap="wrap" justify="space-between" align="center">
      <Text flex="1" minW="14rem" color="fg.muted" fontSize="sm">
        {links === 0
          ? `There are no links of ${yearName} to revoke.`
          : 'All links of the year, for example because the file got into the wrong hands.'}
      </Text>
      <Button
        variant="outline"
        color="fg.error"
        disabled={links === 0}
        loading={revoking.busy}
        onClick={ask}
      >
        Revoke all links
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Revoke all links of ${yearName}?`}
        confirmLabel="Revoke all"
        danger
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => void revoke()}
      >
        {linksWords(links)} at once, also in mailings that are already sent. Supporters who open one
        read a friendly note and can go on to your page. To let them in again, export new links and
        send those. This cannot be undone.
      </ConfirmDialog>
    </Flex>
  );
};

const linksWords = (links: number): string =>
  links === 1
    ? 'The link of 1 supporter stops working'
    : `The links of all ${printCount(links)} supporters stop working`;
