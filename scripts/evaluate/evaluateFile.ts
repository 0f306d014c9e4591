import {
  compileYear,
  createMatchTotals,
  evaluateSupporter,
  INVALID_ITEM_MATCH,
  INVALID_SEARCH_MATCH,
  type CompiledYear,
  type SupporterEvaluation,
} from 'evaluation';
import { profileSupporters, type SupporterFile } from 'supporter-data';
import { type CivilDate, type Supporter } from 'shared-kernel/model';
import type { Definitions } from './definitions';
import { createDigest } from './digest';
import { fieldReport } from './fieldReport';
import { importReport } from './importReport';
import { sampleReport, type Sample } from './sampleReport';

export interface EvaluationRun {
  readonly file: SupporterFile;
  readonly definitions: Definitions;
  /** The day that conditions mean by today. */
  readonly today: CivilDate;
  /** Emails of the supporters whose screens are written out. */
  readonly samples: readonly string[];
  /** Told of every supporter, in file order. */
  readonly onEvaluated: (supporter: Supporter, evaluation: SupporterEvaluation) => void;
}

/** Everything that follows from a file and a year's definitions, as `--out` has it. */
export const evaluateFile = ({ file, definitions, today, samples, onEvaluated }: EvaluationRun) => {
  const fields = profileSupporters(file.fieldNames, file.supporters);
  const compiled = compileYear({ ...definitions, today, fields });
  const totals = createMatchTotals(compiled);
  const digest = createDigest();
  for (const supporter of file.supporters) {
    const evaluation = evaluateSupporter(compiled, supporter);
    totals.add(supporter.email, evaluation);
    digest.add(supporter.email, evaluation.searchCounts);
    onEvaluated(supporter, evaluation);
  }
  return {
    ...importReport(file),
    fields: fields.map(fieldReport),
    ...totals.results(),
    perSupporter: digest.hex(),
    logged: loggedMessages(compiled),
    problems: compiled.problems,
    samples: samplesOf(compiled, file.supporters, samples),
  };
};

export type EvaluationReport = ReturnType<typeof evaluateFile>;

/** The messages of D8 that this year gives rise to, each once. */
const loggedMessages = ({ problems }: CompiledYear): readonly string[] => {
  const messages = new Set(problems.map(({ message }) => message));
  return [INVALID_ITEM_MATCH, INVALID_SEARCH_MATCH].filter((message) => messages.has(message));
};

/** In the order of the emails; an email that is no supporter's is left out. */
const samplesOf = (
  compiled: CompiledYear,
  supporters: readonly Supporter[],
  emails: readonly string[],
): readonly Sample[] => {
  const wanted = new Set(emails);
  const found = new Map<string, Supporter>();
  for (const supporter of supporters) {
    if (wanted.has(supporter.email)) found.set(supporter.email, supporter);
  }
  return emails.flatMap((email) => {
    const supporter = found.get(email);
    return supporter === undefined ? [] : [sampleReport(compiled, supporter)];
  });
};
