import type { FieldStatus, Use, YearMention } from 'year-transfer';
import type { NewDefinition } from 'shared-kernel/firestore';
import { nameOf } from 'shared-kernel/model';
import type { MappedField, RollForwardPlan } from './rollForwardPlan';

/** One thing to know of a roll forward: what it is about, what becomes of it, and which it concerns. */
export interface ReportSection {
  readonly title: string;
  readonly outcome: string;
  readonly lines: readonly string[];
}

/** A calculated field that the server did not take, and why. */
export interface RefusedField {
  readonly name: string;
  readonly sentence: string;
}

export interface ReportWords {
  readonly source: string;
  readonly target: string;
  /** Whether it lies behind the reader. */
  readonly done: boolean;
}

/** Everything of the plan that somebody may have to look after; what concerns nothing is not in it. */
export const reportSections = (
  plan: RollForwardPlan,
  refused: readonly NewDefinition[],
  { source, target, done }: ReportWords,
  refusedFields: readonly RefusedField[] = [],
): readonly ReportSection[] =>
  [
    {
      title: 'Could not be made',
      outcome: `The database refused them: what they hold in ${source} is not valid. Open them there, mend and save them, then roll forward again.`,
      lines: refused.map(({ kind, definition }) => wordsOf({ kind, name: nameOf(definition) })),
    },
    {
      title: 'Calculated fields that could not be made',
      outcome: `Mend them in ${source} and roll forward again, or make them in ${target}.`,
      lines: refusedFields.map(({ name, sentence }) => `“${name}”: ${sentence}`),
    },
    {
      title: `Calculated fields whose names ${target} has already`,
      outcome: `The field of ${target} stays, and is what texts and conditions read.`,
      lines: plan.keptThere.map(({ name }) => `“${name}”`),
    },
    {
      title: `Fields and pages that ${target} does not have`,
      outcome: 'Conditions on them are kept and marked as faulty; texts print their fallbacks.',
      lines: fieldLines(plan, 'missing'),
    },
    {
      title: `Fields that hold other types of values in ${target}`,
      outcome: 'Look at what the conditions compare them with.',
      lines: fieldLines(plan, 'otherType'),
    },
    {
      title: 'Names that cannot stand in texts',
      outcome: 'Texts keep the old name, as { } and | mark placeholders.',
      lines: fieldLines(plan, 'notForTexts'),
    },
    {
      title: `Fields and pages that could not be checked`,
      outcome: `${target} has no supporter data yet. Once it has, names that do not exist are marked where they are used.`,
      lines: fieldLines(plan, 'unchecked'),
    },
    {
      title: `Refer to searches that ${source} no longer has`,
      outcome: 'They are as faulty as before.',
      lines: plan.dangling.map(wordsOf),
    },
    {
      title: `Speak of the old year`,
      outcome: done
        ? 'They were taken along as they are. Change them where they should speak of the new year.'
        : 'They are taken along as they are, for you to change afterwards.',
      lines: plan.mentions.map(mentionLine),
    },
    {
      title: `Made by an earlier roll forward`,
      outcome: `They stay as they are in ${target}.`,
      lines: plan.madeBefore.map(wordsOf),
    },
    {
      title: `Could not be read in ${source}`,
      outcome: 'Their documents are broken; they are left out.',
      lines: plan.unreadable,
    },
  ].filter(({ lines }) => lines.length > 0);

/** The whole report as text, for a file. */
export const reportText = (
  plan: RollForwardPlan,
  refused: readonly NewDefinition[],
  words: ReportWords,
  refusedFields: readonly RefusedField[] = [],
): string => {
  const { searches, screens, calculated = [] } = plan.made;
  const fields = calculated.filter(
    ({ name }) => !refusedFields.some((refusedField) => refusedField.name === name),
  );
  const isMade = ({ id }: { readonly id: string }) =>
    !refused.some(({ definition }) => definition.id === id);
  const parts: readonly ReportSection[] = [
    { title: 'Searches made', outcome: '', lines: searches.filter(isMade).map(nameOf) },
    { title: 'Screens made', outcome: '', lines: screens.filter(isMade).map(nameOf) },
    ...(fields.length === 0
      ? []
      : [{ title: 'Calculated fields made', outcome: '', lines: fields.map(({ name }) => name) }]),
    ...reportSections(plan, refused, words, refusedFields),
    {
      title: 'Fields and pages',
      outcome: '',
      lines: plan.fields.map(({ field, name }) => `${field.name} -> ${name}`),
    },
  ];
  return [
    `Rolled forward from ${words.source} to ${words.target}`,
    ...parts.map(({ title, outcome, lines }) =>
      [
        `${title} (${String(lines.length)})`,
        ...(outcome === '' ? [] : [outcome]),
        ...lines.map((line) => `- ${oneLine(line)}`),
      ].join('\n'),
    ),
  ].join('\n\n');
};

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' / ');

const fieldLines = ({ fields }: RollForwardPlan, wanted: FieldStatus): readonly string[] =>
  fields.filter(({ status }) => status === wanted).map(fieldLine);

const fieldLine = ({ field, name }: MappedField): string =>
  `“${name.trim()}”${name === field.name ? '' : ` (was “${field.name}”)`}, used by ${field.uses.map(wordsOf).join(', ')}`;

export const wordsOf = ({ kind, name }: Use): string => `${kind} “${name}”`;

const PLACES = {
  name: 'its name',
  value: 'a value of a condition',
  text: 'a text',
  address: 'the address of a picture',
  explanation: 'what supporters read of it',
} as const satisfies Record<YearMention['place'], string>;

const mentionLine = ({ use, place, text }: YearMention): string =>
  `${wordsOf(use)}, ${PLACES[place]}: ${text}`;
