import type { SearchDefinition } from 'shared-kernel/model';

/** What a search asks for, in a few words under its name. */
export function searchSentence({ match, conditions }: SearchDefinition): string {
  if (conditions.length === 0) return 'No conditions yet, so it matches nobody';
  if (conditions.length === 1) return '1 condition';
  const count = `${String(conditions.length)} conditions`;
  if (match === 'all') return `All of ${count}`;
  return match === 'any' ? `Any of ${count}` : `${count}, and no valid match: it matches nobody`;
}
