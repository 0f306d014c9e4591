import type { Command } from './command';
import { hasMacKeys, keyWords } from 'shared-kernel/page-actions';

/** What is said on pointing at a command's button: what it does, what exactly now, and its key. */
export function commandTitle(
  { label, shortcuts: [shortcut] }: Command,
  detail: string | null = null,
): string {
  const words = detail === null ? label : `${label}: ${detail}`;
  return shortcut === undefined ? words : `${words} (${keyWords(shortcut, hasMacKeys())})`;
}
