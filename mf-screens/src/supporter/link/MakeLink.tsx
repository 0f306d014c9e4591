import { dayBeside, dayWords, localDay, type CivilDate } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useScope, useToast } from 'shared-kernel/session';
import { Box, Button, Copy, Flex, Input, Link2, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { supporterPortAtom } from '../supporterPort';

/** As long as what an export proposes: a campaign and its reminders. */
const VALID_DAYS = 90;

/** Makes the link, and shows it to be copied. */
export const MakeLink = ({ email }: { readonly email: string }) => {
  const { makeLink, now } = useAtomValue(supporterPortAtom);
  const scope = useScope();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<{ readonly link: string; readonly validUntil: CivilDate }>();
  const make = async () => {
    setBusy(true);
    const validUntil = dayBeside(localDay(now()), VALID_DAYS);
    const answer = await makeLink({ ...scope, supporter: email, validUntil });
    setBusy(false);
    if (answer.ok) setMade({ ...answer.value, validUntil });
    else
      showToast({
        header: 'Personal link',
        body: `Error making the link - please try again\n${serverSentence(answer.error)}`,
        variant: 'danger',
      });
  };
  if (made === undefined)
    return (
      <Button variant="outline" loading={busy} onClick={() => void make()}>
        <Link2 size={16} aria-hidden />
        Make a link
      </Button>
    );
  return (
    <Box w="full">
      <Flex gap="2">
        <Input
          readOnly
          size="sm"
          aria-label="Personal link of this supporter"
          value={made.link}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <CopyLink link={made.link} />
      </Flex>
      <Text color="fg.muted" fontSize="sm" mt="1.5">
        Works until {dayWords(made.validUntil)}. Links sent before go on working until their own
        last day.
      </Text>
    </Box>
  );
};

/** Spec §9. */
const COPIED_MS = 2000;

const CopyLink = ({ link }: { readonly link: string }) => {
  const showToast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      showToast({
        ...{ header: 'Personal link', body: 'Copied to clipboard!', variant: 'success' },
        delayMs: COPIED_MS,
      });
    } catch (cause) {
      console.error('The clipboard could not be written', cause);
      showToast({
        header: 'Personal link',
        body: 'Your browser did not allow copying – please select and copy it yourself',
        variant: 'danger',
      });
    }
  };
  return (
    <Button size="sm" variant="outline" flexShrink="0" onClick={() => void copy()}>
      <Copy size={16} aria-hidden />
      Copy
    </Button>
  );
};
