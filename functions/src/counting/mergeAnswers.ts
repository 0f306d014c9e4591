import {
  mergeMatchResults,
  mergeScreenAudiences,
  mergeSearchCounts,
  mergeSearchImpacts,
  mergeSearchOverlaps,
} from 'evaluation';
import type { CountingAnswer, CountingQuestion } from '../countingThreads';

export type MergeAnswers = (answers: readonly CountingAnswer[]) => CountingAnswer;

/**
 * How the answers of a snapshot's shards, in their order, become that of the whole; null where it needs all supporters
 * in one place, as for a median or a rank.
 */
export function mergeAnswersOf(question: CountingQuestion): MergeAnswers | null {
  switch (question.kind) {
    case 'search':
      return (answers) => {
        const all = ofKind('search', answers).map(({ counts }) => counts);
        return { kind: 'search', counts: mergeSearchCounts(all) };
      };
    case 'year':
      return (answers) => {
        const all = ofKind('year', answers).map(({ results }) => results);
        return { kind: 'year', results: mergeMatchResults(all) };
      };
    case 'keptOut':
      return (answers) => {
        const all = ofKind('keptOut', answers);
        return {
          kind: 'keptOut',
          people: all.flatMap(({ people }) => people),
          others: all.reduce((sum, { others }) => sum + others, 0),
        };
      };
    case 'audience':
      return (answers) => {
        const all = ofKind('audience', answers).map(({ audience }) => audience);
        return { kind: 'audience', audience: mergeScreenAudiences(all) };
      };
    case 'impact':
      return (answers) => {
        const all = ofKind('impact', answers).map(({ impact }) => impact);
        return { kind: 'impact', impact: mergeSearchImpacts(question.edited.id, all) };
      };
    case 'overlap':
      return (answers) => {
        const all = ofKind('overlap', answers).map(({ overlap }) => overlap);
        return { kind: 'overlap', overlap: mergeSearchOverlaps(all) };
      };
    case 'reach':
    case 'figures':
    case 'calculated':
    case 'changes':
      return null;
  }
}

const ofKind = <Kind extends CountingAnswer['kind']>(
  kind: Kind,
  answers: readonly CountingAnswer[],
): readonly Extract<CountingAnswer, { readonly kind: Kind }>[] =>
  answers.filter(
    (one): one is Extract<CountingAnswer, { readonly kind: Kind }> => one.kind === kind,
  );
