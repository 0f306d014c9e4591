import { NOT_COUNTED_CODES, type Attention, type AttentionKind } from 'shared-kernel/model';
import * as v from 'valibot';
import type { StoredDocument } from '../store/documents';

const Counted = v.object({
  name: v.fallback(v.string(), ''),
  supportersMatchedFault: v.object({ code: v.string() }),
});

/** Those whose count failed, and those that were counted but perhaps otherwise than was meant. */
export const definitionFaults = (
  searches: readonly StoredDocument[],
  screens: readonly StoredDocument[],
): readonly Attention[] => [
  ...faultsOf(searches, 'searchNotCounted', 'searchFault'),
  ...faultsOf(screens, 'screenNotCounted', 'screenFault'),
];

function faultsOf(
  stored: readonly StoredDocument[],
  notCounted: AttentionKind,
  counted: AttentionKind,
): readonly Attention[] {
  const faulty = stored.flatMap(({ id, data }) => {
    const read = v.safeParse(Counted, data);
    if (!read.success) return [];
    const { name, supportersMatchedFault } = read.output;
    const failed = NOT_COUNTED_CODES.some((code) => code === supportersMatchedFault.code);
    return [{ id, name, kind: failed ? notCounted : counted }];
  });
  return [notCounted, counted].flatMap((kind) => {
    const [first, ...others] = faulty.filter((one) => one.kind === kind);
    if (first === undefined) return [];
    const isOne = others.length === 0;
    const { id, name } = isOne ? first : { id: '', name: '' };
    return [{ kind, count: others.length + 1, id, name, day: null }];
  });
}
