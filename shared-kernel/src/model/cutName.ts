import { charactersOf } from './charactersOf';

/** Spec §2. */
const NAME_LENGTH = 20;

/** A name where there is little room: cut to 20 characters as people see them, an ellipsis beside them (spec §5). */
export function cutName(name: string): string {
  if (name.length <= NAME_LENGTH) return name;
  const characters = charactersOf(name);
  if (characters.length <= NAME_LENGTH) return name;
  return `${characters.slice(0, NAME_LENGTH).join('').trimEnd()}…`;
}
