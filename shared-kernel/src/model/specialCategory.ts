/** Kinds of data that the law holds back more than other data: special categories, and criminal records. */
export const SPECIAL_CATEGORIES = [
  'health',
  'belief',
  'politics',
  'ethnicity',
  'sexuality',
  'tradeUnion',
  'criminal',
] as const;
export type SpecialCategory = (typeof SPECIAL_CATEGORIES)[number];

interface Rule {
  readonly category: SpecialCategory;
  /** Words of a name, in this order and side by side. */
  readonly words: RegExp;
  /** Whether a campaign or its events may be called by them as well. */
  readonly alsoOfCampaigns?: true;
}

const RULES: readonly Rule[] = [
  {
    category: 'health',
    words:
      /^(disability|disabilities|disabled|medical|medication|diagnosis|diagnoses|illness|illnesses|allergy|allergies|dietary|pregnant|pregnancy|impairment|wheelchair|hiv)$/,
  },
  { category: 'health', words: /^(health|cancer|mental|dementia)$/, alsoOfCampaigns: true },
  {
    category: 'belief',
    words: /^(religion|religious|faith|belief|beliefs|denomination|creed)$/,
    alsoOfCampaigns: true,
  },
  {
    category: 'politics',
    words:
      /^(political|politics|voter|voting|voted|votes?|(political )?party (member|membership|affiliation|support|preference))$/,
  },
  { category: 'politics', words: /^(party)$/, alsoOfCampaigns: true },
  { category: 'ethnicity', words: /^(ethnicity|ethnic|racial|nationality|race ethnicity)$/ },
  { category: 'sexuality', words: /^(sexuality|sexual|lgbt|lgbtq|lgbtqia)$/ },
  { category: 'tradeUnion', words: /^(trade union|trades union|union member|union membership)$/ },
  { category: 'criminal', words: /^(criminal|conviction|convictions|offence|offences|offender)$/ },
];

/** Words that say that a name is one of a campaign, an event or a gift. */
const OF_CAMPAIGNS =
  /^(walk|walks|run|runs|race|ride|fair|day|night|week|challenge|campaign|appeal|event|events|gift|gifts|donation|donations|amount|total|hosted|host|birthday|christmas|tea|garden|petition|lottery|raffle|newsletter|tickets?|guests?|third)$/;

const MOST_WORDS = 3;

/**
 * The special category that a field's name points to, or null. It goes by words, so that "Healthy Walk" is no health; a
 * person decides.
 */
export function specialCategoryOf(name: string): SpecialCategory | null {
  const words = wordsOf(name);
  const runs = words.flatMap((_, start) =>
    Array.from({ length: MOST_WORDS }, (__, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );
  const ofCampaign = words.some((word) => OF_CAMPAIGNS.test(word));
  const found = RULES.find(
    ({ words: rule, alsoOfCampaigns }) =>
      !(ofCampaign && alsoOfCampaigns === true) && runs.some((run) => rule.test(run)),
  );
  return found?.category ?? null;
}

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
