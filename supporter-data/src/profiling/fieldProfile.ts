import type { FieldExample, FieldListEntry, FieldType } from 'shared-kernel/model';
import {
  createStableSample,
  createTally,
  isBlank,
  objectOf,
  readValue,
  type FieldDefinition,
  type StableSample,
  type Tally,
} from 'evaluation';
import { createExtreme, type Extreme, type SizedExample } from './extreme';
import { readsAs } from './fieldTypes';
import { NO_DATE, sizeOf, spreadKey } from './spreadKey';
import { storedFieldEntry } from './storedFieldEntry';

/** What is known of one field so far. */
export interface FieldProfile {
  readonly field: FieldDefinition;
  /** A value that is not missing from the file, readable or not. */
  add(raw: string, supporterEmail: string, emailHash: number, row: number): void;
  /** One text that several supporters have, the first of them in the file at `row`; samples nobody. */
  addDistinct(raw: string, times: number, emailOf: (row: number) => string, row: number): void;
  /** `offset` moves the other's rows behind those already here. */
  merge(other: FieldProfile, offset: number): void;
  /** With the whole spread. */
  result(supporters: number): FieldListEntry;
  /** As it is stored. */
  stored(supporters: number): FieldListEntry;
  readonly state: ProfileState;
}

interface ProfileState {
  /** Values that are not blank, readable or not. */
  present: number;
  /** Of these, what cannot be read as the type. */
  unreadable: number;
  /** Of the readable values. */
  readonly spread: Tally;
  readonly sample: StableSample<string>;
  readonly largest: Extreme;
  readonly smallest: Extreme;
}

export const DATED: ReadonlySet<FieldType> = new Set(['action', 'date']);

export const createFieldProfile = (field: FieldDefinition): FieldProfile => {
  const state: ProfileState = {
    present: 0,
    unreadable: 0,
    spread: createTally(),
    sample: createStableSample(`field:${field.name}`),
    largest: createExtreme('largest'),
    smallest: createExtreme('smallest'),
  };
  const reads = readsAs(field.type);
  const addDistinct: FieldProfile['addDistinct'] = (raw, times, emailOf, row) => {
    state.present += times;
    const value = readValue(field.type, raw);
    if (value === null) {
      if (reads !== null && !reads(raw.trim())) state.unreadable += times;
      return;
    }
    state.spread.count(spreadKey(value), times);
    const size = sizeOf(value);
    for (const extreme of [state.largest, state.smallest])
      if (extreme.wants(size, row))
        extreme.offer({ size, row, value: raw, supporterEmail: emailOf(row) });
  };
  return {
    field,
    add: (raw, supporterEmail, emailHash, row) => {
      if (isBlank(raw)) return;
      state.sample.add(supporterEmail, emailHash, raw);
      addDistinct(raw, 1, () => supporterEmail, row);
    },
    addDistinct,
    merge: (other, offset) => mergeStates(state, other.state, offset),
    result: (supporters) => {
      const { spread, ...entry } = entryOf(field, state, supporters);
      return { ...entry, spread: objectOf(spread) };
    },
    stored: (supporters) => storedFieldEntry(entryOf(field, state, supporters)),
    state,
  };
};

const mergeStates = (into: ProfileState, from: ProfileState, offset: number): void => {
  into.present += from.present;
  into.unreadable += from.unreadable;
  into.spread.merge(from.spread);
  into.sample.merge(from.sample);
  for (const direction of ['largest', 'smallest'] as const) {
    const theirs = from[direction].get();
    if (theirs !== null) into[direction].offer({ ...theirs, row: theirs.row + offset });
  }
};

const entryOf = (
  { name, type }: FieldDefinition,
  { present, unreadable, spread, sample, largest, smallest }: ProfileState,
  supporters: number,
) => {
  let readable = 0;
  for (const [, times] of spread.entries()) readable += times;
  const undated = DATED.has(type) ? supporters - readable : 0;
  return {
    name,
    type,
    count: present,
    ...(unreadable === 0 ? {} : { unreadable }),
    exampleValues: {
      random: sample.entries().map(({ email, value }) => ({ value, supporterEmail: email })),
      largest: exampleOf(largest.get()),
      smallest: exampleOf(smallest.get()),
    },
    spread: new Map([
      ...(undated > 0 ? [[NO_DATE, undated] as const] : []),
      ...spread.entries(),
    ]) as ReadonlyMap<string, number>,
  };
};

const exampleOf = (sized: SizedExample | null): FieldExample | null =>
  sized && { value: sized.value, supporterEmail: sized.supporterEmail };
