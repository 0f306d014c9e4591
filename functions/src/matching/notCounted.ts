import { printCount, YEAR_LIMITS, type NotCountedCode } from 'shared-kernel/model';
import type { DocumentData } from '../store/documents';
import type { DefinitionKind } from '../definitions/fingerprint';
import type { StoredDefinition } from '../definitions/storedDefinition';

const NOUNS = { searches: 'search', screens: 'screen' } as const satisfies Record<
  DefinitionKind,
  string
>;

const SENTENCES = {
  aboveLimit: (kind) =>
    `Not counted: a year counts its ${printCount(YEAR_LIMITS[kind])} oldest ${kind}. Delete ${kind} that are no longer needed, and this one is counted`,
  tooHeavy: (kind) =>
    `Not counted: this ${NOUNS[kind]} looks at too many data fields. Use fewer conditions, or longer parts of names`,
  brokeOff: (kind) =>
    `Not counted: counting this ${NOUNS[kind]} broke off three times. Change it, or recalculate it to try again`,
} as const satisfies Record<NotCountedCode, (kind: DefinitionKind) => string>;

/** What stands on a search or screen in the place of a count. */
export const notCounted = (
  { kind, fingerprint }: Pick<StoredDefinition, 'kind' | 'fingerprint'>,
  code: NotCountedCode,
): DocumentData => ({
  ...(code === 'brokeOff' ? { supportersMatchedBrokeOff: fingerprint } : {}),
  supportersMatched: 0,
  supportersMatchedEmails: [],
  ...(kind === 'searches' ? { supportersMatchedSpread: null } : {}),
  supportersMatchedUpdate: false,
  supportersMatchedFault: { code, message: SENTENCES[code](kind) },
});
