import type { ColumnNote } from 'shared-kernel/model';
import { MAX_NAME_LENGTH, shortName, type NamedColumn } from '../columns/nameColumns';
import { safeName } from './safeName';

/** What a person should know of a column's name: what was changed in it, and why. */
export const nameNotes = ({ header, name, namesakes }: NamedColumn): readonly ColumnNote[] => {
  if (name === '') {
    return [
      { code: 'nameless', text: 'Left out: the column has no name. Give it one to import it.' },
    ];
  }
  const short = shortName(header);
  const notes: ColumnNote[] = [];
  if (short.length < header.replaceAll('\0', '').trim().length) {
    notes.push({
      code: 'shortenedName',
      text: `The name is longer than ${MAX_NAME_LENGTH} characters, and is cut.`,
    });
  }
  if (/[|{}]/.test(short)) {
    notes.push({
      code: 'notInPlaceholders',
      text: `Placeholders cannot hold |, { or }. Suggested spelling: ${safeName(short)}`,
    });
  } else if (safeName(short) !== short) {
    notes.push({ code: 'oneLineName', text: 'Line breaks in the name are made blanks.' });
  }
  if (namesakes.length > 0) {
    notes.push({
      code: 'repeatedName',
      text: `Columns ${listOf(namesakes)} have the same name, capitals aside. This one is called “${name}”.`,
    });
  }
  return notes;
};

const listOf = (positions: readonly number[]): string =>
  `${positions.slice(0, -1).join(', ')} and ${positions.at(-1) ?? ''}`;
