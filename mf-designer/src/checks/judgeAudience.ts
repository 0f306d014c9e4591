import { conditionWords, searchSentence, wordScope, type WordScope } from 'evaluation';
import {
  isConditionMatch,
  printCount,
  type Condition,
  type Item,
  type ItemAudience,
  type PlaceholderAudience,
  type ScreenAudience,
  type ScreenContent,
} from 'shared-kernel/model';

import { seenFor } from '../document/audience/audienceWords';
import {
  nameOfProposed,
  saidBy,
  searchOf,
  type ProposedSearch,
} from '../document/audience/setupProposal';
import { valueConditions } from '../document/audience/valueConditions';
import { areJoinedByAny, saysOneOf, withConditions } from '../document/audience/withConditions';
import { hasWordsForZero } from '../document/placeholders/pluralInput';
import { changeItem } from '../document/changeItem';
import { inListOrder } from '../document/inListOrder';
import { isDecoration } from '../document/itemName';
import { countedNouns } from '../document/placeholders/countedNouns';
import {
  nameOfSource,
  sourceOf,
  typeOf,
  type DataSource,
} from '../document/placeholders/dataSource';
import type { YearData } from '../editor/year-data/yearDataAtom';
import { countWords } from './countWords';
import type { Finding, FindingMend } from './finding';
import { drawnBy, judgeDrawn, type Judged } from './judgeDrawn';

/**
 * [S101] What supporters would be told that is not so: a fallback in the place of a number or a day, nothing at all in the
 * place of a word, and numbers of 0 or less. A word in the place of a name is a way to speak, and none.
 */
export function judgeAudience(
  content: ScreenContent,
  audience: ScreenAudience,
  year: YearData,
): readonly Finding[] {
  const findings = inListOrder(content).flatMap((item) => {
    const counted = audience.items.find(({ id }) => id === item.id);
    if (counted === undefined) return [];
    const { supporters } = audience;
    const isDrawn = drawnBy(item);
    return [
      ...counted.placeholders.flatMap((placeholder) =>
        (isDrawn(placeholder) ? judgeDrawn : judgePlaceholder)({
          ...{ item, counted, placeholder, supporters, year },
        }),
      ),
      ...(year.language === 'en' ? judgeNouns(item, counted, supporters) : []),
    ];
  });
  return leavesSomething(content, findings) ? findings : findings.map(bySetupAlone);
}

/** Whether anything that is read or seen is left, once what was found is hidden. */
function leavesSomething({ items }: ScreenContent, findings: readonly Finding[]): boolean {
  const hidden = new Set(
    findings.filter(({ code }) => code !== 'oneSeen').map(({ itemId }) => itemId),
  );
  return items.some((item) => !isDecoration(item) && !hidden.has(item.id));
}

/** [S105] A screen of which nothing would be left is none for them: its set-up says so better. */
function bySetupAlone({ mend, ...finding }: Finding): Finding {
  const isNeeded = finding.proposal === undefined || finding.code === 'oneSeen';
  return isNeeded && mend !== undefined ? { ...finding, mend } : finding;
}

/** The fallbacks that stand for words: told, and no finding. */
export const wordFallbacks = (
  { items }: ScreenAudience,
  year: YearData,
): readonly (PlaceholderAudience & Pick<ItemAudience, 'shown'> & { readonly name: string })[] =>
  items.flatMap(({ shown, placeholders }) =>
    placeholders.flatMap((placeholder) => {
      const source = sourceOf(placeholder, year);
      const isTold = source !== null && placeholder.missing > 0 && speaks(source, placeholder);
      return isTold ? [{ ...placeholder, shown, name: nameOfSource(source) }] : [];
    }),
  );

const speaks = (source: DataSource, { fallback }: PlaceholderAudience): boolean =>
  typeOf(source) === 'string' && fallback.trim() !== '';

function judgePlaceholder(judged: Judged): readonly Finding[] {
  const { item, counted, placeholder, supporters, year } = judged;
  const { missing, zero, negative, fallback, source: kind, id, format } = placeholder;
  const source = sourceOf(placeholder, year);
  if (source === null) return [];
  const isClaim = missing > 0 && !speaks(source, placeholder);
  const saysZero = hasWordsForZero(format, year.language ?? 'en');
  const nothing = (saysZero ? 0 : zero) + negative;
  if (!isClaim && nothing === 0) return [];
  const conditions = valueConditions(
    { ...placeholder, saysZero },
    year,
    year.compiled.definitions.year.dateTo,
  );
  // It is there already, and the next answer will say so.
  if (conditions !== null && withConditions(item, conditions) === item) return [];
  const mends =
    conditions === null ? {} : mendsOf({ ...judged, conditions, hidden: missing + nothing });
  const name = nameOfSource(source);
  const finding = (code: Finding['code'], message: string): Finding => ({
    ...{ code, message, itemId: item.id, place: null },
    detail: [kind, id, format, fallback].join('|'),
    ...mends,
  });
  const of = (count: number): string => countWords(count, counted.shown, supporters);
  return [
    ...(isClaim
      ? [finding('fallbackSeen', `: ${of(missing)} would see ${seenFor(fallback)} for “${name}”`)]
      : []),
    ...(nothing > 0
      ? [
          finding(
            'zeroSeen',
            `: ${of(nothing)} would read ${negative > 0 ? '0 or less' : '0'} for “${name}”`,
          ),
        ]
      : []),
  ];
}

/** [S104] "1 petitions", where somebody reads it. */
const judgeNouns = (
  item: Item,
  { placeholders, shown }: ItemAudience,
  supporters: number,
): readonly Finding[] =>
  countedNouns(item.text).flatMap(({ parts, from, singular, plural, mended }): Finding[] => {
    const { one = 0 } =
      placeholders.find(
        ({ source, id, format, fallback }) =>
          source === parts.source &&
          id === parts.id &&
          format === parts.format &&
          fallback === parts.fallback,
      ) ?? {};
    if (one === 0) return [];
    return [
      {
        code: 'oneSeen',
        itemId: item.id,
        detail: String(from),
        message: `: ${countWords(one, shown, supporters)} would read “1 ${plural}”`,
        place: null,
        mend: {
          label: `Write “1 ${singular}” and “2 ${plural}”`,
          words: `A singular and a plural take the place of “${plural}”.`,
          done: `It says “1 ${singular}” and “2 ${plural}” now. “Undo” takes that back.`,
          edit: (content) =>
            changeItem(content, item.id, (before) =>
              before.text === item.text ? { ...before, text: mended } : before,
            ),
        },
      },
    ];
  });

interface Mending extends Judged {
  readonly conditions: readonly Condition[];
  readonly hidden: number;
}

/** An item with conditions of its own does not speak for the whole screen; nor does one that nobody would get. */
function mendsOf(mending: Mending): Pick<Finding, 'mend' | 'proposal'> {
  const { item, counted, conditions, hidden } = mending;
  const left = counted.shown - hidden;
  const mend = mendOf(mending);
  if (mend === null) return {};
  return item.conditions.length > 0 || left === 0
    ? { mend }
    : {
        mend,
        proposal: { conditions, label: `Show the screen only to the other ${printCount(left)}` },
      };
}

/** null where the item's own conditions cannot be said beside further ones. */
function mendOf({ item, counted, year, conditions, hidden }: Mending): FindingMend | null {
  if (item.conditions.length > 0 && !isConditionMatch(item.conditionsMatch)) return null;
  const scope = wordScope(year.compiled.definitions.year, year.fields, year.searches);
  const search = searchOfAny(item, conditions, year, scope);
  const isNew = search?.kind === 'new';
  const words = [
    ...(search === null
      ? []
      : [`who match “${nameOfProposed(search)}”${isNew ? ' (a new search)' : ''}`]),
    ...conditions.map((condition) => conditionWords(condition, scope)),
  ].join(', and ');
  const left = counted.shown - hidden;
  const whom = hidden === 1 ? 'this one' : `these ${printCount(hidden)}`;
  return {
    label: `Hide it for ${whom}`,
    words: `It is then shown only to supporters ${words}: ${printCount(left)} of ${printCount(counted.shown)}.`,
    done: `It is hidden now for ${printCount(hidden)} of ${printCount(counted.shown)} supporters. “Undo” takes that back${isNew ? ', and leaves the new search' : ''}.`,
    ...(search === null ? {} : { search }),
    edit: (content, made) =>
      changeItem(content, item.id, (before) =>
        // A search says what the conditions were when it was made.
        areJoinedByAny(before) && saidBy(asked(before)) !== saidBy(asked(item))
          ? before
          : (withConditions(before, conditions, made) ?? before),
      ),
  };
}

/** What says the same as several conditions that are joined by any; null where nothing has to. */
function searchOfAny(
  item: Item,
  further: readonly Condition[],
  { searches }: YearData,
  scope: WordScope,
): ProposedSearch | null {
  if (!areJoinedByAny(item) || saysOneOf(item, further)) return null;
  return searchOf({ name: searchSentence(asked(item), scope), ...asked(item) }, searches);
}

const asked = ({ conditionsMatch, conditions }: Item) => ({ match: conditionsMatch, conditions });
