import * as v from 'valibot';

const DemoPerson = v.object({
  sub: v.string(),
  email: v.string(),
  name: v.string(),
  role: v.string(),
  may: v.optional(v.string()),
});

/** spec §5. Colons part the names under which the identity provider's SDK keeps its things. */
const IdentityKey = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.check((key) => !key.includes(':'), 'must not contain a colon'),
);

/** `/__/firebase/init.json`, as Firebase Hosting serves it; `localBackend` is there on the local backend only. */
const Config = v.object({
  apiKey: IdentityKey,
  authDomain: v.string(),
  projectId: v.string(),
  appId: v.optional(v.string()),
  localBackend: v.optional(v.object({ demoPeople: v.array(DemoPerson) })),
});

/** Somebody the local backend lets in without a password: `sub` is the identity provider's id. */
export type DemoPerson = v.InferOutput<typeof DemoPerson>;
export type FirebaseConfig = v.InferOutput<typeof Config>;

/** The configuration, or the sentence of what is wrong with it. */
export function decodeFirebaseConfig(
  data: unknown,
): { ok: true; value: FirebaseConfig } | { ok: false; error: string } {
  const parsed = v.safeParse(Config, data);
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, error: `${v.getDotPath(issue) ?? 'configuration'}: ${issue.message}` };
}
