import { useState } from 'react';
import { emailFaults, type EmailFault } from './emailFaults';

/** More people share less, and each of them is a look-up. */
export const MOST_PEOPLE = 5;
/** Enough to see that there may be several. */
const FIRST_ROWS = 2;

export interface EmailRow {
  readonly id: number;
  readonly written: string;
  readonly fault: EmailFault | null;
}

export interface EmailRows {
  readonly rows: readonly EmailRow[];
  readonly write: (id: number, written: string) => void;
  /** Several at once, from this row on. */
  readonly writeSeveral: (id: number, emails: readonly string[]) => void;
  /** Gives the id of the row that comes; null where there are as many as may be. */
  readonly add: (() => EmailRow['id']) | null;
  readonly remove: (id: number) => void;
  /** Marks what is wrong before anybody is looked up; false where something is. */
  readonly check: () => boolean;
  readonly mark: (id: number, fault: EmailFault) => void;
}

/** The emails as they are typed. They live as long as the panel is open, and nowhere else. */
export function useEmailRows(): EmailRows {
  const [rows, setRows] = useState(() => Array.from({ length: FIRST_ROWS }, (_, id) => rowOf(id)));
  const next = rows.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const change = (id: number, parts: Partial<EmailRow>) => {
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...parts } : row)));
  };
  return {
    rows,
    write: (id, written) => {
      change(id, { written, fault: null });
    },
    writeSeveral: (id, emails) => {
      const at = rows.findIndex((row) => row.id === id);
      const count = Math.min(MOST_PEOPLE, Math.max(rows.length, at + emails.length));
      setRows(
        Array.from({ length: count }, (_, index) => {
          const row = rows[index] ?? rowOf(next + index);
          const email = emails[index - at];
          return index < at || email === undefined ? row : { ...row, written: email, fault: null };
        }),
      );
    },
    add:
      rows.length < MOST_PEOPLE
        ? () => {
            setRows([...rows, rowOf(next)]);
            return next;
          }
        : null,
    remove: (id) => {
      setRows(rows.filter((row) => row.id !== id));
    },
    check: () => {
      const faults = emailFaults(rows.map(({ written }) => written));
      setRows(rows.map((row, index) => ({ ...row, fault: faults[index] ?? null })));
      return faults.every((fault) => fault === null);
    },
    mark: (id, fault) => {
      change(id, { fault });
    },
  };
}

const rowOf = (id: number): EmailRow => ({ id, written: '', fault: null });
