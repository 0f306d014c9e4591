import {
  derivedId,
  fieldKey,
  fieldStatus,
  oldYearMentions,
  rollForward,
  suggestFields,
  usedFields,
  yearNumbers,
  type Definitions,
  type FieldStatus,
  type RolledForward,
  type SameName,
  type Suggestion,
  type UsedField,
  type YearMention,
} from 'year-transfer';
import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type ItemId,
  type ScreenId,
  type Year,
} from 'shared-kernel/model';
import type { LoadedYears } from './loadYears';

/** One line of the mapping: a name of last year, and what stands for it this year. */
export interface MappedField {
  readonly key: string;
  readonly field: UsedField;
  readonly suggestion: Suggestion;
  /** The name as it is now: suggested, or edited. */
  readonly name: string;
  readonly status: FieldStatus;
  /** The old name with this year's number, where it has one and this year could have it. */
  readonly movedOn: string | null;
}

export interface RollForwardPlan extends RolledForward {
  /** Those that want a look first. */
  readonly fields: readonly MappedField[];
  readonly mentions: readonly YearMention[];
  readonly unreadable: readonly string[];
  /** False where the target year has no fields to check names against. */
  readonly checked: boolean;
}

/** What a person decided so far. */
export interface Decisions {
  /** Edited names by key; the others are as suggested. */
  readonly names: ReadonlyMap<string, string>;
  readonly sameName: SameName;
}

export const NO_DECISIONS: Decisions = { names: new Map(), sameName: 'leaveOut' };

interface Years {
  readonly source: Year;
  readonly target: Year;
}

/** The lines of the mapping as they come before anybody edits them. */
export const suggestedFields = (years: Years, loaded: LoadedYears): readonly MappedField[] => {
  const numbers = yearNumbers(years.source, years.target);
  const used = usedFields(withCard(loaded.source, years.source));
  const suggestions = suggestFields(used, loaded.source.fields, loaded.target.fields, numbers);
  return used
    .flatMap((field, index) => {
      const suggestion = suggestions[index];
      if (suggestion === undefined) return [];
      const statusOf = (name: string) =>
        fieldStatus(field, name, loaded.source.fields, loaded.target.fields);
      const movedOn = numbers.movedOn(field.name);
      const canMoveOn = movedOn !== field.name && statusOf(movedOn) !== 'missing';
      return [
        {
          key: fieldKey(field),
          field,
          suggestion,
          name: suggestion.name,
          status: statusOf(suggestion.name),
          movedOn: canMoveOn ? movedOn : null,
        },
      ];
    })
    .toSorted((left, right) => urgencyOf(left) - urgencyOf(right));
};

/** With the closing card as one more screen, whose fields are asked about like those of all others. */
const withCard = (definitions: Definitions, { story }: Year): Definitions => ({
  ...definitions,
  screens: [
    ...definitions.screens,
    {
      id: asId<ScreenId>('closing card'),
      name: 'Closing card',
      order: 0,
      match: 'allUsers',
      searchIds: [],
      content: {
        ...DEFAULT_CONTENT,
        items: story.closingCard.numbers.map(({ text }, index) => ({
          ...defaultItem(asId<ItemId>(String(index)), index),
          text,
        })),
      },
    },
  ],
});

export const planOf = (
  years: Years,
  loaded: LoadedYears,
  suggested: readonly MappedField[],
  { names, sameName }: Decisions,
): RollForwardPlan => {
  const fields = suggested.map((one) => {
    const name = names.get(one.key) ?? one.name;
    const meant = trimmed(one.field, name);
    return {
      ...one,
      name,
      status: fieldStatus(one.field, meant, loaded.source.fields, loaded.target.fields),
    };
  });
  const rolled = rollForward({
    source: loaded.source,
    target: loaded.target,
    importedThere: new Set(
      loaded.target.fields.flatMap(({ name, calculated }) =>
        calculated === undefined ? [name] : [],
      ),
    ),
    fieldNames: new Map(fields.map(({ key, field, name }) => [key, trimmed(field, name)])),
    newId: (id) => derivedId(years.target.id, years.source.id, id),
    sameName,
    story: isSet(years.source) && !isSet(years.target) ? years.source.story : null,
  });
  return {
    ...rolled,
    fields,
    mentions: oldYearMentions(rolled.made, yearNumbers(years.source, years.target)),
    unreadable: loaded.source.unreadable,
    checked: loaded.target.fields.length > 0,
  };
};

/** An exact name counts without blanks around it, a part of one as it stands (D5, D6). */
const trimmed = ({ match }: UsedField, name: string): string =>
  match === 'exact' ? name.trim() : name;

/** Whether somebody has saved a story for the year. */
const isSet = ({ storySaved }: Year): boolean => storySaved.revision > 0;

const urgencyOf = ({ status, suggestion }: MappedField): number => {
  if (status === 'missing') return 0;
  if (status !== 'there' && status !== 'unchecked') return 1;
  return suggestion.reason === 'closest' ? 2 : 3;
};
