/** Types of federation.cjs for the tests. */
export function sharedModules(role: 'host' | 'remote'): Readonly<Record<string, object>>;
