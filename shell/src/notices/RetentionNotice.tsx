import { useState } from 'react';
import { lateDialog } from 'shared-kernel/late-parts';
import {
  civilDateInUtc,
  dayWords,
  printCount,
  type Organisation,
  type Year,
} from 'shared-kernel/model';
import { useIsAdmin } from 'shared-kernel/session';
import { Button } from 'shared-kernel/ui';
import { Notice } from './Notice';

/** Few people ever need it, so it does not come along with every page. */
const KeepDataDialog = lateDialog(async () => (await import('./KeepDataDialog')).KeepDataDialog);

interface RetentionNoticeProps {
  readonly organisation: Organisation;
  readonly year: Year;
  readonly removeAt: Date;
}

/** During the grace after a last day: whose data goes when, who set the day, and the way to put it off. */
export const RetentionNotice = ({ organisation, year, removeAt }: RetentionNoticeProps) => {
  const isAdmin = useIsAdmin();
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice
      action={
        isAdmin && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Keep the supporter data of ${year.name}`}
            onClick={() => {
              setOpen(true);
            }}
          >
            Keep the data
          </Button>
        )
      }
    >
      {sentenceOf(year, removeAt)}
      {!isAdmin && ' An admin of your organisation can put this off until then.'}
      {isOpen && (
        <KeepDataDialog
          organisation={organisation}
          year={year}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Notice>
  );
};

function sentenceOf(year: Year, removeAt: Date): string {
  const { name, retainUntil, retainUntilSetBy, supportersTotal: total } = year;
  const people = total > 0 ? `all ${printCount(total)} supporters` : 'all supporters';
  const set = retainUntilSetBy === '' ? 'an admin had set' : `${retainUntilSetBy} had set`;
  const day = retainUntil === null ? '' : `, ${dayWords(retainUntil)},`;
  return `The data of ${people} of ${name} is removed for good on ${dayWords(civilDateInUtc(removeAt))}: the last day for keeping it${day} has passed, as ${set}. Searches, screens and counts stay.`;
}
