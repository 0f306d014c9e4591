import { loadRules, type Decision, type RuleRequest } from '../../src/rules';
import type { Fields } from '../../src/documents/values/value';

/** Documents of a small world, by path. */
export type World = Readonly<Record<string, Fields>>;

export const NOW = new Date('2026-06-15T12:00:00.000Z');

const readerOf = (before: World, after: World) => ({
  before: (path: string) => Promise.resolve(before[path] ?? null),
  after: (path: string) => Promise.resolve(after[path] ?? null),
});

/** Asks a whole rules file. */
export function ask(
  source: string,
  request: Partial<RuleRequest>,
  before: World = {},
  after: World = before,
): Promise<Decision> {
  const whole: RuleRequest = {
    method: 'get',
    path: 'things/one',
    auth: null,
    resource: null,
    newResource: null,
    time: NOW,
    ...request,
  };
  return loadRules(source).decide(whole, readerOf(before, after));
}

/** A file in which one condition decides about everything below `things/{id}`. */
export const fileWith = (condition: string, declarations = ''): string =>
  `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${declarations}
    match /things/{id} {
      allow read, write: if ${condition};
    }
  }
}`;

export const text = (stringValue: string) => ({ stringValue });
export const int = (value: number) => ({ integerValue: String(value) });
