import { leavesOf, type FieldType } from 'shared-kernel/model';

import {
  idOf,
  nameOfSource,
  type DataSource,
  type YearSources,
} from '../../document/placeholders/dataSource';
import { holdsSigns } from '../../document/placeholders/placeholderParts';
import { saysMoney } from './saysMoney';
import type { QuestionSource, TemplateQuestion } from './templateQuestion';

/** What a question can be answered with, the best guess first: by name, then by how many supporters have it. */
export const dataChoices = (
  question: TemplateQuestion,
  { fields, searches }: YearSources,
): readonly DataSource[] => {
  const { source } = question;
  const choices: readonly DataSource[] =
    source.kind === 'field'
      ? fields
          .filter(({ type, name }) => source.types.includes(type) || isMoney(source, type, name))
          .map((field) => ({ kind: 'field', field }))
      : searches.filter(countsActions).map((search) => ({ kind: 'search', search }));
  return choices
    .filter((choice) => !holdsSigns(idOf(choice)))
    .toSorted(
      (one, other) =>
        Number(isOfOtherType(source, one)) - Number(isOfOtherType(source, other)) ||
        likelihood(question, one) - likelihood(question, other) ||
        supportersOf(other) - supportersOf(one),
    );
};

/** What a question is answered with until somebody chooses. */
export const guessedChoice = (
  question: TemplateQuestion,
  choices: readonly DataSource[],
): DataSource | null => {
  const isLikely = (choice: DataSource) => likelihood(question, choice) < question.likely.length;
  return (question.onlyLikely === true ? choices.find(isLikely) : choices[0]) ?? null;
};

/** [S63] A plain number that is offered since its name says that it is money. */
const isMoney = (source: QuestionSource, type: FieldType, name: string): boolean =>
  source.kind === 'field' && source.moneyNumbers === true && type === 'number' && saysMoney(name);

const isOfOtherType = (source: QuestionSource, choice: DataSource): boolean =>
  source.kind === 'field' && choice.kind === 'field' && !source.types.includes(choice.field.type);

/** Its count is the number of times somebody acted; that of other searches says only whether they match (D7). */
const countsActions = ({ conditions }: YearSources['searches'][number]): boolean =>
  leavesOf(conditions).some(({ fieldType }) => fieldType === 'page');

const likelihood = ({ likely }: TemplateQuestion, choice: DataSource): number => {
  const index = likely.findIndex((name) => name.test(nameOfSource(choice)));
  return index === -1 ? likely.length : index;
};

const supportersOf = (choice: DataSource): number =>
  choice.kind === 'field' ? choice.field.count : choice.search.supportersMatched;
