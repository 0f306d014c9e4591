import type { Expression } from './syntax';

const DOCUMENT = ['data', 'id', '__name__'] as const;

/** What the language's own records hold, as far as it is supported (R18). */
const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['request', ['auth', 'method', 'path', 'query', 'resource', 'time']],
  ['request.auth', ['uid', 'token']],
  ['request.query', ['limit', 'offset']],
  ['request.resource', DOCUMENT],
  ['resource', DOCUMENT],
]);

/** The name of a member that no such record has (`request.user`), or null. */
export function unknownMember(node: Expression): string | null {
  if (node.kind !== 'member') return null;
  const known = MEMBERS.get(nameOf(node.of) ?? '');
  return known === undefined || known.includes(node.name) ? null : nameOf(node);
}

function nameOf(node: Expression): string | null {
  if (node.kind === 'name') return node.name;
  const of = node.kind === 'member' ? nameOf(node.of) : null;
  return node.kind === 'member' && of !== null ? `${of}.${node.name}` : null;
}
