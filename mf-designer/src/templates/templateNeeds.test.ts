import { screenAudience } from 'evaluation';
import {
  asId,
  type AudienceScreen,
  type ScreenContent,
  type ScreenId,
  type Search,
  type SearchId,
} from 'shared-kernel/model';
import { anOrganisation, aSearch, aYear, IN_LONG_RUN } from 'shared-kernel/testing';

import { judgeAudience } from '../checks/judgeAudience';
import { audienceScreen, type AudienceSetup } from '../document/audience/audienceScreen';
import { setupProposal, type SetupProposal } from '../document/audience/setupProposal';
import { yearDataOf, yearOfFile, type YearOfFile } from '../document/audience/testing/yearOfFile';
import { shownOnlyWhere } from './applyTemplate';
import { makeTemplate } from './makeTemplate';
import { dataChoices, guessedChoice } from './questions/dataChoices';
import type { Template } from './template';
import { lackingOf, neededCodes, neededConditions, neededQuestion } from './templateNeeds';
import { STYLES } from './styles/styles';
import { templatesIn } from './templates';
import { templateSetting } from './templateSetting';

/** What shows giving and actions, which not everybody has. */
const OF_SOME = ['total-given', 'regular-giving', 'petitions-signed', 'times-taken-part'];

/** Organisations of some hundreds and some thousands of supporters; the latter knows of no hours. */
const YEARS: readonly (readonly [path: string, ofSome: readonly string[]])[] = [
  ['local-backend/demo/oakhollow-2026', [...OF_SOME, 'hours-given']],
  ...(IN_LONG_RUN ? [['evaluation/test/fixtures/harbour-trust-2026', OF_SOME] as const] : []),
];

/** Whom a screen is for has nothing to do with its style. */
const TEMPLATES = templatesIn(STYLES[0]);

const SETUP: AudienceSetup = { id: asId<ScreenId>('screen'), match: 'allUsers', searchIds: [] };

const countOf = (asked: YearOfFile, screen: AudienceScreen) =>
  screenAudience(yearDataOf(asked).compiled, asked.snapshot, screen);

const findingsOf = (asked: YearOfFile, setup: AudienceSetup, content: ScreenContent) =>
  judgeAudience(content, countOf(asked, audienceScreen(setup, content)), yearDataOf(asked)).map(
    ({ code, message }) => `${code}${message}`,
  );

const settingOf = (asked: YearOfFile) =>
  templateSetting({
    organisation: anOrganisation(),
    year: aYear({ supportersTotal: asked.people.length }),
    screens: [],
    sourceFor: (question) => guessedChoice(question, dataChoices(question, asked)),
  });

/** The year and the set-up once a proposal was accepted. */
function accepted(
  asked: YearOfFile,
  { searches }: SetupProposal,
): readonly [YearOfFile, AudienceSetup] {
  const made: Search[] = [];
  const searchIds = searches.map((search) => {
    if (search.kind === 'existing') return search.id;
    const id = asId<SearchId>(`new-${String(made.length)}`);
    made.push(aSearch({ ...search.definition, id }));
    return id;
  });
  return [
    { ...asked, searches: [...asked.searches, ...made] },
    { ...SETUP, match: 'allSearches', searchIds },
  ];
}

function needsOf(template: Template, asked: YearOfFile) {
  const codes = neededCodes(template, settingOf(asked));
  const counted = countOf(asked, neededQuestion(SETUP, codes));
  const conditions = neededConditions(codes, counted, asked, aYear().dateTo);
  return { codes, conditions, lacking: lackingOf(counted) };
}

describe.each(YEARS)('%s', (path, ofSome) => {
  let asked: YearOfFile;
  beforeAll(async () => {
    asked = await yearOfFile(path);
  });

  it.each(TEMPLATES)(
    '[S106] once its proposal is accepted, nothing of $name is untrue of anybody',
    (template) => {
      const content = makeTemplate(template, settingOf(asked), yearDataOf(asked));
      const { codes, conditions, lacking } = needsOf(template, asked);
      const before = findingsOf(asked, SETUP, content);
      expect(before.length > 0).toBe(lacking > 0);
      if (codes.length === 0) return;

      const proposal = setupProposal(SETUP, conditions, asked, aYear());
      if (proposal === null) throw new Error('A screen for everybody can be narrowed');
      const [year, setup] = accepted(asked, proposal);
      expect(findingsOf(year, setup, content)).toEqual([]);
      const { matched } = countOf(year, audienceScreen(setup, content));
      expect(matched).toBe(asked.people.length - lacking);
      expect(matched).toBeGreaterThan(0);

      expect(findingsOf(asked, SETUP, shownOnlyWhere(content, conditions))).toEqual([]);
    },
  );

  it('[S106] templates that are not for everybody say so', () => {
    const lacking = TEMPLATES.filter((template) => needsOf(template, asked).lacking > 0);
    expect(lacking.map(({ id }) => id)).toEqual(ofSome);
  });
});
