import { failureSentence } from 'shared-kernel/firestore';
import { useScope } from 'shared-kernel/session';
import {
  Button,
  ConfirmDialog,
  Field,
  Flex,
  LOOKUP_TEXTS,
  useSupporterLookup,
  SupporterEmailInput,
} from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import { linksPortAtom } from '../linksPort';
import { useRevoking } from './useRevoking';

const STATUS_TEXTS = {
  none: 'The link of one supporter, for example because it was forwarded.',
  ...LOOKUP_TEXTS,
} as const;

/** Revokes the links of one supporter, who is looked up by email. */
export const RevokeOne = ({ onRevoked }: { onRevoked: () => void }) => {
  const port = useAtomValue(linksPortAtom);
  const scope = useScope();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState(false);
  const lookUp = useCallback(
    (written: string) => port.readSupporter(scope, written),
    [port, scope],
  );
  const lookup = useSupporterLookup(email, lookUp);
  const supporter = lookup.status === 'found' ? lookup.found.email : '';
  const revoking = useRevoking(() => port.revokeLink({ ...scope, supporter }));
  const revoke = async () => {
    setAsking(false);
    if (!(await revoking.revoke(`The link of ${supporter} no longer works.`))) return;
    setEmail('');
    onRevoked();
  };
  return (
    <>
      <Field.Root>
        <Field.Label>Supporter email</Field.Label>
        <Flex gap="3" wrap="wrap" w="full">
          <SupporterEmailInput
            ref={input}
            flex="1"
            minW="12rem"
            value={email}
            onChange={setEmail}
          />
          <Button
            variant="outline"
            disabled={supporter === ''}
            loading={revoking.busy}
            onClick={() => {
              setAsking(true);
            }}
          >
            Revoke this link
          </Button>
        </Flex>
        <Field.HelperText role="status" overflowWrap="anywhere">
          {lookup.status === 'notFound' && lookup.failure.code !== 'data/not-found'
            ? failureSentence(lookup.failure)
            : STATUS_TEXTS[lookup.status]}
        </Field.HelperText>
      </Field.Root>
      <ConfirmDialog
        open={asking}
        title="Revoke this supporter’s link?"
        confirmLabel="Revoke"
        danger
        focusAfter={() => input.current}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => void revoke()}
      >
        Every link that {supporter} was sent stops working at once. Whoever opens one reads a
        friendly note and can go on to your page. This cannot be undone; the next export makes a new
        link.
      </ConfirmDialog>
    </>
  );
};
