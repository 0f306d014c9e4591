import type { Result } from 'shared-kernel/model';
import type { Authorize } from '../firestore-rest';
import { isRecord } from '../documents/record';
import type { RuleRequest, Ruleset } from '../rules';

type Identify = (
  authorization: string | null,
  projectId: string,
) => Result<RuleRequest['auth'], unknown>;

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
    const decision = await rules.decide(
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
    return decision.allowed ? { allowed: true } : { allowed: false, reason: decision.reason };
  };
