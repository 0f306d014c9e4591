import type { DocumentData } from '../store/documents';
import { fingerprintOf, type DefinitionKind } from '../definitions/fingerprint';

/**
 * Whether a change of a search or screen calls for a count: a client asked for one (D17), the definition changed (D18),
 * or it came or went. What the job itself writes, a new name, an order or a design never does.
 */
export function definitionChanged(
  kind: DefinitionKind,
  before: DocumentData | null,
  after: DocumentData | null,
): boolean {
  if (before === null || after === null) return before !== after;
  const asked =
    after['supportersMatchedUpdate'] === true && before['supportersMatchedUpdate'] !== true;
  return asked || fingerprintOf(kind, before) !== fingerprintOf(kind, after);
}
