import { useEffect, useRef } from 'react';
import { Button, ModalDialog, Stack, Text } from 'shared-kernel/ui';
import { MentionList } from './MentionList';
import { mentionGroups, type MentionYears } from './mentionGroups';
import { ScrollBox } from './ScrollBox';
import { yearWords } from './yearWords';
import type { SupporterErasure } from '../server/erasure';

interface ErasedDialogProps {
  readonly email: string;
  readonly erasure: SupporterErasure;
  readonly years: MentionYears;
  readonly focusAfter: () => HTMLElement | null;
  readonly onClose: () => void;
}

/** What is left to do after somebody was erased. */
export const ErasedDialog = ({ email, erasure, years, ...closing }: ErasedDialogProps) => {
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    done.current?.focus();
  }, []);
  const left = mentionGroups(erasure.mentions, years);
  return (
    <ModalDialog
      open
      title={erasure.ended ? 'Erased' : 'Being erased'}
      onClose={closing.onClose}
      focusAfter={closing.focusAfter}
      footer={
        <Button ref={done} onClick={closing.onClose}>
          Done
        </Button>
      }
    >
      <Stack gap="3">
        <Text overflowWrap="anywhere">{outcomeWords(email, erasure, years)}</Text>
        {left.length > 0 && (
          <>
            <Text>
              These still name them, and only you can say what should stand there instead. To see
              the list again, enter the email and press Erase.
            </Text>
            <ScrollBox aria-label="Left to change" maxH="16rem">
              <MentionList groups={left} />
            </ScrollBox>
          </>
        )}
      </Stack>
    </ModalDialog>
  );
};

function outcomeWords(
  email: string,
  { ended, atWork, years }: SupporterErasure,
  { all }: MentionYears,
): string {
  if (ended)
    return `${email} is erased${years.length === 0 ? '' : ` from ${yearWords(years, all)}`}. The counts are made again.`;
  return atWork
    ? `Erasing takes some minutes more and goes on by itself: you can leave this page. ${email} is kept out from now on. To see whether it is done, enter the email again.`
    : `An import began meanwhile. ${email} is kept out from now on, and the rest goes by itself as soon as the import is over.`;
}
