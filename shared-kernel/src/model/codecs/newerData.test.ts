import { VALID_DOCUMENTS } from 'shared-kernel/testing/fuzz';
import { CODECS, KINDS } from '../testing/codecs';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whose keys are data (a value, a number of screens), not names of properties: an entry more is more data. */
const MAPS = ['supportersMatchedSpread', 'spread', 'screensCombinedSupportersMatched', 'fields'];

/** The document as a later release may write it: with one property that this one does not know, in each record in turn. */
function laterOnes(data: unknown, isMap = false): readonly unknown[] {
  if (Array.isArray(data)) {
    const list: readonly unknown[] = data;
    return list.flatMap((one, at) => laterOnes(one).map((later) => list.with(at, later)));
  }
  if (!isRecord(data)) return [];
  return [
    ...(isMap ? [] : [{ ...data, ofALaterRelease: 'later' }]),
    ...Object.entries(data).flatMap(([key, value]) =>
      laterOnes(value, MAPS.includes(key)).map((later) => ({ ...data, [key]: later })),
    ),
  ];
}

/** So that a release can be taken back: what was saved in between is read by the one before (docs/deploying.md). */
it.each(KINDS)(
  'a %s that a later release has saved is read as what this one knows of it',
  (kind) => {
    const known = CODECS[kind](VALID_DOCUMENTS[kind]);
    const later = laterOnes(VALID_DOCUMENTS[kind]);
    expect(later.length).toBeGreaterThan(0);
    for (const data of later) expect(CODECS[kind](data)).toMatchObject(known);
  },
);
