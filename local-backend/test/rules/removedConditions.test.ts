import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeInLongRun } from 'shared-kernel/testing';
import { loadRules } from '../../src/rules';
import { ACCESS, UNKNOWN_PATTERNS } from './matrix/access';
import { cellsOf } from './matrix/cells';
import { decideCell } from './matrix/decideCell';

const SOURCE = readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8');
const CELLS = [...Object.keys(ACCESS), ...UNKNOWN_PATTERNS].flatMap(cellsOf);

interface Change {
  readonly name: string;
  readonly source: string;
}

/** `allow get, list: if …;` with the line that it begins at. */
const ALLOW = /allow ([a-z, ]+): if ([^;]+);/g;
const lineAt = (index: number): string => String(SOURCE.slice(0, index).split('\n').length);
const withInstead = (index: number, length: number, text: string): string =>
  SOURCE.slice(0, index) + text + SOURCE.slice(index + length);

/** Each statement lets everybody through, for each method on its own; or nobody, which is missed as well. */
const ALLOWS: readonly Change[] = [...SOURCE.matchAll(ALLOW)].flatMap(
  ({ 0: statement, 1: methods = '', 2: condition = '', index }) =>
    methods.split(', ').flatMap((method) => {
      const others = methods.split(', ').filter((one) => one !== method);
      const rest = others.length === 0 ? '' : `allow ${others.join(', ')}: if ${condition};`;
      const place = `line ${lineAt(index)}, ${method}`;
      const toEverybody = {
        name: `${place}: allowed to everybody`,
        source: withInstead(index, statement.length, `${rest} allow ${method}: if true;`),
      };
      return [
        // What everybody may do already has nothing to be taken away.
        ...(condition === 'true' ? [] : [toEverybody]),
        {
          name: `${place}: allowed to nobody`,
          source: withInstead(index, statement.length, `${rest} allow ${method}: if false;`),
        },
      ];
    }),
);

/** The questions of who somebody is, each answered with yes; `request.auth != null` alone is asked again by all others. */
const ROLES: readonly Change[] = [
  ...SOURCE.matchAll(
    /(?<!function )(may(?:Enter|Edit)\(organisationId\)|is(?:Member|Admin|Viewer)Of\(organisation\)|isSuperadmin\(\)|request\.auth\.uid == uid)/g,
  ),
].map(({ 0: question, index }) => ({
  name: `line ${lineAt(index)}: ${question} is always so`,
  source: withInstead(index, question.length, 'true'),
}));

/** What a record of a deletion has to say, and of what it is (D342). */
const RECORD_CONDITIONS: readonly Change[] = [
  "request.resource.data.keys().hasOnly(['deletedBy', 'deletedAt'])",
  'isDeletedBySelf(request.resource.data)',
  "isDeletedBySelf(getAfter(inThisYear('deletedSearches', searchId)).data)",
  "isDeletedBySelf(getAfter(inThisYear('deletedScreens', screenId)).data)",
  'record.deletedBy == request.auth.uid',
  'record.deletedAt == request.time',
  'exists(inThisYear(collection, id))',
  '!existsAfter(inThisYear(collection, id))',
].map((condition) => ({
  name: `${condition} is always so`,
  source: withInstead(SOURCE.indexOf(condition), condition.length, 'true'),
}));

async function isNoticed(source: string): Promise<boolean> {
  const ruleset = loadRules(source);
  for (const cell of CELLS) {
    const { allowed } = await decideCell(ruleset, cell);
    if (allowed !== cell.isAllowed) return true;
  }
  return false;
}

describeInLongRun('a condition of the rules that is taken away is missed by the matrix', () => {
  it('finds them', () => {
    expect(ALLOWS.length).toBeGreaterThan(40);
    expect(ROLES.length).toBeGreaterThan(20);
    const toSome = SOURCE.match(/\ballow (?![^;]*: if true;)/g)?.length ?? 0;
    expect(ALLOWS.length / 2).toBeGreaterThanOrEqual(toSome);
  });

  it.each([...ALLOWS, ...ROLES, ...RECORD_CONDITIONS])('$name', async ({ source }) => {
    expect(source).not.toBe(SOURCE);
    expect(await isNoticed(source)).toBe(true);
  });
});
