import { searchSentence, wordScope } from 'evaluation';
import type { Condition } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';

import { setupProposal, type SetupProposal } from '../../document/audience/setupProposal';
import { setupAtom, type AudienceAnswer } from '../../editor/audience/audienceAtoms';
import { useEditorValue } from '../../editor/EditorContext';
import { readyYearDataAtom } from '../../editor/year-data/yearDataAtom';
import { useAudienceAnswer } from '../../persistence/useAudienceAnswer';
import type { Template, TemplateSetting } from '../template';
import { lackingOf, neededCodes, neededConditions, neededQuestion } from '../templateNeeds';

interface TemplateAudienceState {
  /** null where the template needs nothing of the year. */
  readonly answer: AudienceAnswer | null;
  /** Whether anybody who gets the screen may lack it: unknown is yes. */
  readonly somebodyLacks: boolean;
  readonly conditions: readonly Condition[];
  readonly proposal: SetupProposal | null;
  readonly sentence: string;
}

/** [S106] How many of those who get the screen now a template is true of, and how it would be shown only to them. */
export function useTemplateAudience(
  template: Template,
  setting: TemplateSetting,
): TemplateAudienceState {
  const { year: dates } = useYear();
  const year = useEditorValue(readyYearDataAtom);
  const setup = useEditorValue(setupAtom);
  const codes = neededCodes(template, setting);
  const question = setup === null || codes.length === 0 ? null : neededQuestion(setup, codes);
  const answered = useAudienceAnswer(question);
  if (year === null || setup === null || question === null) return NOTHING_NEEDED;

  const answer: AudienceAnswer =
    answered?.key === JSON.stringify(question) ? answered.answer : { status: 'working' };
  const audience = answer.status === 'ready' ? answer.audience : null;
  const conditions = neededConditions(codes, audience, year, dates.dateTo);
  return {
    answer,
    somebodyLacks: audience === null || audience.supporters === 0 || lackingOf(audience) > 0,
    conditions,
    proposal: setupProposal(setup, conditions, year, dates),
    sentence: searchSentence(
      { match: 'all', conditions },
      wordScope(dates, year.fields, year.searches),
    ),
  };
}

const NOTHING_NEEDED: TemplateAudienceState = {
  ...{ answer: null, somebodyLacks: false, conditions: [], proposal: null, sentence: '' },
};
