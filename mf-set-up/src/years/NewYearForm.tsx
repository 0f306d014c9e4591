import { localDay, type Organisation, type Year } from 'shared-kernel/model';
import { YearForm } from './YearForm';
import { editedNewYear } from './editedYear';

interface NewYearFormProps {
  readonly organisation: Organisation;
  readonly years: readonly Year[];
  readonly onClose: () => void;
  readonly onSaved?: (name: string) => void;
}

/** The form for a year that is to be made: at first the one after the newest. */
export const NewYearForm = ({ years, ...form }: NewYearFormProps) => (
  <YearForm
    {...form}
    yearId={null}
    initial={editedNewYear(years, localDay(new Date()))}
    revision={0}
  />
);
