import { createHash } from 'node:crypto';

export interface Digest {
  add(email: string, searchCounts: Readonly<Record<string, number>>): void;
  /** sha256 over `email<TAB>searchId=count` of every count above 0, sorted by code unit, a line feed after each. */
  hex(): string;
}

export const createDigest = (): Digest => {
  const lines: string[] = [];
  return {
    add: (email, searchCounts) => {
      for (const [id, count] of Object.entries(searchCounts)) {
        if (count > 0) lines.push(`${email}\t${id}=${count}\n`);
      }
    },
    hex: () => {
      const hash = createHash('sha256');
      // An email sorts before a longer one that begins with it, since a tab is below every character of one.
      for (const line of lines.toSorted()) hash.update(line);
      return hash.digest('hex');
    },
  };
};
