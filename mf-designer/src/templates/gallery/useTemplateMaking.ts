import type { ScreenContent } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { useCallback } from 'react';

import type { DataSource } from '../../document/placeholders/dataSource';
import { useEditorValue } from '../../editor/EditorContext';
import { readyYearDataAtom } from '../../editor/year-data/yearDataAtom';
import { makeTemplate } from '../makeTemplate';
import { dataChoices } from '../questions/dataChoices';
import type { TemplateQuestion } from '../questions/templateQuestion';
import type { Template } from '../template';
import { templateSetting } from '../templateSetting';

/** Questions that a person answered otherwise than guessed, by their ids. */
export type Answers = Readonly<Record<string, DataSource>>;

interface TemplateMaking {
  readonly choicesFor: (question: TemplateQuestion) => readonly DataSource[];
  readonly make: (template: Template, answers?: Answers) => ScreenContent;
  /** The same with an example in place of each placeholder, to be looked at. */
  readonly makeSample: (template: Template, answers?: Answers) => ScreenContent;
}

/** Makes templates of what the organisation and its year have; without the year's data in words. */
export function useTemplateMaking(): TemplateMaking {
  const { organisation, year } = useYear();
  const yearData = useEditorValue(readyYearDataAtom);

  const choicesFor = useCallback(
    (question: TemplateQuestion) => (yearData === null ? [] : dataChoices(question, yearData)),
    [yearData],
  );
  const settingOf = useCallback(
    (answers: Answers) =>
      templateSetting({
        organisation,
        year,
        screens: yearData?.screens ?? [],
        sourceFor: (question) => answers[question.id] ?? choicesFor(question)[0] ?? null,
      }),
    [organisation, year, yearData, choicesFor],
  );
  const make = useCallback(
    (template: Template, answers: Answers = {}) =>
      makeTemplate(template, settingOf(answers), yearData),
    [settingOf, yearData],
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
  return { choicesFor, make, makeSample };
}
