import type { ImportMapping, InspectedColumn } from 'shared-kernel/model';
import { MAX_NAME_LENGTH } from './nameColumns';

export const MAPPING_FAULT_CODES = [
  'noSuchColumn',
  'oneColumnTwice',
  'nameless',
  'longName',
  'repeatedName',
  'refusedColumn',
] as const;
export type MappingFaultCode = (typeof MAPPING_FAULT_CODES)[number];

/** Why a choice of columns cannot be imported, at one column. */
export interface MappingFault {
  readonly code: MappingFaultCode;
  /** From 1. */
  readonly position: number;
  readonly message: string;
}

const SENTENCES = {
  noSuchColumn: 'The file has no such column.',
  oneColumnTwice: 'This column is chosen twice.',
  nameless: 'This column needs a name.',
  longName: `A name may have ${MAX_NAME_LENGTH} characters.`,
  repeatedName: 'Another column has this name.',
  refusedColumn: 'This column looks like card or bank numbers or passwords, and is never stored.',
} as const satisfies Record<MappingFaultCode, string>;

/** What is wrong with a choice of columns, in the order of the columns; nothing where it can be imported. */
export const mappingFaults = (
  columnCount: number,
  { emailPosition, supporterIdPosition, columns }: ImportMapping,
): readonly MappingFault[] => {
  const keys =
    supporterIdPosition === null ? [emailPosition] : [emailPosition, supporterIdPosition];
  const included = columns.filter(({ position, include }) => include && !keys.includes(position));
  const positions = [...keys, ...included.map(({ position }) => position)];
  const names = included.map(({ name }) => name.trim());
  const isThere = (position: number): boolean =>
    Number.isInteger(position) && position >= 1 && position <= columnCount;

  const faults = [
    ...positions.filter((one) => !isThere(one)).map(fault('noSuchColumn')),
    ...repeated(positions, positions).map(fault('oneColumnTwice')),
    ...included.filter(({ name }) => name.trim() === '').map(at(fault('nameless'))),
    ...included
      .filter(({ name }) => name.trim().length > MAX_NAME_LENGTH)
      .map(at(fault('longName'))),
    ...repeated(names, included)
      .filter(({ name }) => name.trim() !== '')
      .map(at(fault('repeatedName'))),
  ];
  return faults.sort((one, other) => one.position - other.position);
};

/** The columns that would go in although the inspection refused them. */
export const refusedColumns = (
  inspected: readonly InspectedColumn[],
  { emailPosition, supporterIdPosition, columns }: ImportMapping,
): readonly MappingFault[] => {
  const used = new Set([
    emailPosition,
    supporterIdPosition,
    ...columns.filter(({ include }) => include).map(({ position }) => position),
  ]);
  return inspected
    .filter(({ refused, position }) => refused && used.has(position))
    .map(at(fault('refusedColumn')));
};

const fault =
  (code: MappingFaultCode) =>
  (position: number): MappingFault => ({ code, position, message: SENTENCES[code] });

const at =
  (faultAt: (position: number) => MappingFault) =>
  ({ position }: { readonly position: number }): MappingFault =>
    faultAt(position);

/** The items whose key stood before. */
const repeated = <Item>(
  keys: readonly (string | number)[],
  items: readonly Item[],
): readonly Item[] => items.filter((_, index) => keys.indexOf(keys[index] ?? '') < index);
