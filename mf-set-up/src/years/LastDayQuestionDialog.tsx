import { dayBeside, dayWords, GRACE_DAYS, type LastDayQuestion } from 'shared-kernel/model';
import { Text } from 'shared-kernel/ui';
import { ConfirmByName } from '../confirm/ConfirmByName';
import { supportersWords } from './supportersWords';

interface LastDayQuestionDialogProps {
  /** Null while nothing is asked. */
  readonly question: LastDayQuestion | null;
  readonly onConfirm: (typed: string) => void;
  readonly onCancel: () => void;
}

/** Asks before a last day of supporters' data is set that removes people, or comes soon. */
export const LastDayQuestionDialog = ({ question, ...actions }: LastDayQuestionDialogProps) => (
  <ConfirmByName
    open={question !== null}
    title="Remove supporter data after this day?"
    name={question?.yearName ?? ''}
    what="year"
    confirmLabel="Set this last day"
    {...actions}
  >
    {question !== null && <Text>{consequence(question)}</Text>}
  </ConfirmByName>
);

const consequence = ({ yearName, supporters, lastDay }: LastDayQuestion): string =>
  `${supporters === 0 ? `${yearName} holds no supporters now. Whoever is imported until then` : `The data of ${supportersWords(supporters)} of ${yearName}`} is kept until ${dayWords(lastDay)}. After that day an admin can put the end off for ${String(GRACE_DAYS)} days; then, from ${dayWords(dayBeside(lastDay, GRACE_DAYS + 1))} on, it is removed for good, with personal links and examples.`;
