import { leavesOf } from 'shared-kernel/model';
import {
  idOf,
  nameOfSource,
  type DataSource,
  type YearSources,
} from '../../document/placeholders/dataSource';
import { holdsSigns } from '../../document/placeholders/placeholderParts';
import type { TemplateQuestion } from './templateQuestion';

/** What a question can be answered with, the best guess first: by name, then by how many supporters have it. */
export const dataChoices = (
  question: TemplateQuestion,
  { fields, searches }: YearSources,
): readonly DataSource[] => {
  const { source } = question;
  const choices: readonly DataSource[] =
    source.kind === 'field'
      ? fields
          .filter(({ type }) => source.types.includes(type))
          .map((field) => ({ kind: 'field', field }))
      : searches.filter(countsActions).map((search) => ({ kind: 'search', search }));
  return choices
    .filter((choice) => !holdsSigns(idOf(choice)))
    .toSorted(
      (one, other) =>
        likelihood(question, one) - likelihood(question, other) ||
        supportersOf(other) - supportersOf(one),
    );
};

/** What a question is answered with until somebody chooses. */
export const guessedChoice = (
  question: TemplateQuestion,
  choices: readonly DataSource[],
): DataSource | null => {
  const [first] = choices;
  if (first === undefined) return null;
  const isLikely = likelihood(question, first) < question.likely.length;
  return isLikely || question.onlyLikely !== true ? first : null;
};

/** Its count is the number of times somebody acted; that of other searches says only whether they match (D7). */
const countsActions = ({ conditions }: YearSources['searches'][number]): boolean =>
  leavesOf(conditions).some(({ fieldType }) => fieldType === 'page');

const likelihood = ({ likely }: TemplateQuestion, choice: DataSource): number => {
  const index = likely.findIndex((name) => name.test(nameOfSource(choice)));
  return index === -1 ? likely.length : index;
};

const supportersOf = (choice: DataSource): number =>
  choice.kind === 'field' ? choice.field.count : choice.search.supportersMatched;
