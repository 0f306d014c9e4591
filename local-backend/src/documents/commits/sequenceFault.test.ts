import { sequenceFault } from './sequenceFault';
import type { Precondition, Write } from './write';

const TIME = { updateTime: 5n };
const write = (kind: 'update' | 'delete' | 'verify', precondition: Precondition): Write =>
  kind === 'update'
    ? { kind, path: 'c/d', fields: {}, mask: null, transforms: [], precondition }
    : { kind, path: 'c/d', precondition };

const WRITES = {
  insert: write('update', { exists: false }),
  update: write('update', { exists: true }),
  set: write('update', null),
  timed: write('update', TIME),
  delete: write('delete', null),
  'delete what is there': write('delete', { exists: true }),
  'delete what is not there': write('delete', { exists: false }),
  'delete in time': write('delete', TIME),
  verify: write('verify', { exists: true }),
} as const satisfies Readonly<Record<string, Write>>;
type Name = keyof typeof WRITES;

const FREE: readonly Name[] = ['set', 'delete'];
const ON_EXISTING: readonly Name[] = ['update', 'set', 'delete', 'delete what is there'];
const ON_MISSING: readonly Name[] = ['insert', 'set', 'delete', 'delete what is not there'];

/** What may follow on each write to the same document in one commit, as Google's emulator has it. */
const FOLLOWING: Readonly<Record<Name, readonly Name[]>> = {
  insert: ON_EXISTING,
  update: ON_EXISTING,
  set: ON_EXISTING,
  timed: [...ON_EXISTING, 'timed', 'delete in time'],
  delete: ON_MISSING,
  'delete what is there': ON_MISSING,
  'delete what is not there': ON_MISSING,
  'delete in time': [...ON_MISSING, 'delete in time'],
  verify: [],
};

describe('[B5] writes of one commit to the same document', () => {
  it.each(Object.entries(FOLLOWING))('after %s only those that fit', (first, fitting) => {
    const names = Object.keys(WRITES) as Name[];
    const taken = names.filter(
      (next) => sequenceFault([WRITES[first as Name], WRITES[next]]) === null,
    );
    expect(taken.sort()).toEqual([...fitting].sort());
  });

  it('another version than the one before is refused, and documents beside it are free', () => {
    const other = write('update', { updateTime: 6n });
    expect(sequenceFault([WRITES.timed, other])).toMatchObject({ code: 'INVALID_ARGUMENT' });
    expect(sequenceFault([WRITES.timed, WRITES.set, WRITES.timed])).toBeNull();
    expect(sequenceFault([WRITES.insert, { ...WRITES.insert, path: 'c/e' }])).toBeNull();
    for (const name of FREE) expect(sequenceFault([WRITES[name]])).toBeNull();
  });
});
