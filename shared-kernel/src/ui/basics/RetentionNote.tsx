import { civilDateInUtc, dayWords, GRACE_DAYS, type Year } from 'shared-kernel/model';
import { Alert } from './chakra';

/** When and why a year's supporter data goes, or went; nothing where it is kept until somebody removes it. */
export const RetentionNote = ({ year }: { year: Year }) => {
  const sentence = sentenceOf(year);
  return sentence === null ? null : (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Description>{sentence}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
};

/** While the grace runs, the frame says more of it on every page. */
function sentenceOf(year: Year): string | null {
  const { name, retainUntil, supportersRemovedAt, removeSupportersAt } = year;
  if (removeSupportersAt !== null) return null;
  if (supportersRemovedAt !== null)
    return `The supporter data of ${name} was removed on ${dayWords(civilDateInUtc(supportersRemovedAt))}, after the last day that an admin had set for keeping it. Searches, screens and their counts stay as they were.`;
  return retainUntil === null
    ? null
    : `The supporter data of ${name} is kept until ${dayWords(retainUntil)}, as an admin has set, and is removed ${String(GRACE_DAYS)} days after that day. Searches, screens and their counts stay.`;
}
