import { succeeded, type Result, type ScreenContent } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useCallback } from 'react';

import type { DataSource } from '../../document/placeholders/dataSource';
import type { YearData } from '../../editor/year-data/yearDataAtom';
import { withIllustrationsKept } from '../illustratedSetting';
import type { KeepIllustration } from '../keepIllustration';
import { makeTemplate } from '../makeTemplate';
import { dataChoices, guessedChoice } from '../questions/dataChoices';
import type { TemplateQuestion } from '../questions/templateQuestion';
import type { Photographs, Template, TemplateSetting } from '../template';
import { templateSetting } from '../templateSetting';

/** Questions that a person answered otherwise than guessed, by their ids. */
export type Answers = Readonly<Record<string, DataSource>>;

export interface TemplateMaking {
  readonly choicesFor: (question: TemplateQuestion) => readonly DataSource[];
  readonly settingOf: (answers?: Answers) => TemplateSetting;
  /** [S150] Brings the drawings that it shows into the library first; else why that could not be. */
  readonly make: (template: Template, answers?: Answers) => Promise<Result<ScreenContent, string>>;
  /** The same with an example in place of each placeholder, to be looked at. */
  readonly makeSample: (template: Template, answers?: Answers) => ScreenContent;
}

const NO_PHOTOGRAPHS: Photographs = {};

/**
 * Makes templates of what the organisation and its year have, with photographs that somebody chose; without the year's
 * data (null) in words.
 */
export function useTemplateMaking(
  yearData: YearData | null,
  keep: KeepIllustration,
  photographs = NO_PHOTOGRAPHS,
): TemplateMaking {
  const { organisation, year } = useYear();

  const choicesFor = useCallback(
    (question: TemplateQuestion) => (yearData === null ? [] : dataChoices(question, yearData)),
    [yearData],
  );
  const settingOf = useCallback(
    (answers: Answers = {}) =>
      templateSetting({
        organisation,
        year,
        photographs,
        screens: yearData?.screens ?? [],
        sourceFor: (question) =>
          answers[question.id] ?? guessedChoice(question, choicesFor(question)),
      }),
    [organisation, year, photographs, yearData, choicesFor],
  );
  const make = useCallback(
    async (template: Template, answers: Answers = {}) => {
      const setting = await withIllustrationsKept(template, settingOf(answers), keep);
      return setting.ok ? succeeded(makeTemplate(template, setting.value, yearData)) : setting;
    },
    [settingOf, yearData, keep],
  );
  const makeSample = useCallback(
    (template: Template, answers: Answers = {}) => {
      const setting = settingOf(answers);
      return template.content({
        ...setting,
        dataFor: (question) => {
          const data = setting.dataFor(question);
          return { ...data, code: data.sample };
        },
      });
    },
    [settingOf],
  );
  return { choicesFor, settingOf, make, makeSample };
}
