import type { Result } from 'shared-kernel/model';
import type { Authorize } from '../firestore-rest';
import { isRecord } from '../documents/record';
import type { RuleRequest, Ruleset } from '../rules';

type Identify = (
  authorization: string | null,
  projectId: string,
) => Result<RuleRequest['auth'], unknown>;

/** All that production says of a refusal: which line objected could tell whether a document is there. */
const REFUSAL = 'Missing or insufficient permissions.';

/** Decides every client access by the rules file; a token that is no good is told apart from one without rights. */
export const authorizeByRules =
  (rules: Ruleset, identify: Identify, now: () => Date): Authorize =>
  async ({ projectId, method, path, resource, newResource, query, time, read }, authorization) => {
    const identity = identify(authorization, projectId);
    if (!identity.ok)
      return {
        allowed: false,
        reason: 'The ID token is invalid or has expired',
        code: 'UNAUTHENTICATED',
      };
    const { allowed } = await rules.decide(
      {
        method,
        path,
        auth: identity.value,
        resource,
        newResource,
        time: time ?? now(),
        ...(isRecord(query) ? { query } : {}),
      },
      read,
    );
    return allowed ? { allowed } : { allowed, reason: REFUSAL };
  };
