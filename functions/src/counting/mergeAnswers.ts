import {
  changesOf,
  mergeMatchResults,
  mergeScreenAudiences,
  mergeSearchCounts,
  mergeSearchImpacts,
  mergeSearchOverlaps,
  reachOf,
} from 'evaluation';
import type { CountingAnswer, CountingQuestion } from '../countingThreads';

export type MergeAnswers = (answers: readonly CountingAnswer[]) => CountingAnswer;

/** What is asked of each shard of a snapshot, and how the answers, in the order of the shards, become that of the whole. */
export interface InShards {
  readonly ofShard: CountingQuestion;
  readonly merge: MergeAnswers;
}

/** Null where the answer needs all supporters in one place, as for a rank. */
export function inShards(question: CountingQuestion): InShards | null {
  if (question.kind === 'reach')
    return {
      ofShard: { ...question, kind: 'reachOfShard' },
      merge: (answers) => {
        const all = ofKind('reachOfShard', answers).map(({ counted }) => counted);
        return { kind: 'reach', reach: reachOf(all) };
      },
    };
  if (question.kind === 'changes')
    return {
      ofShard: { ...question, kind: 'changesOfShard' },
      merge: (answers) => {
        const all = ofKind('changesOfShard', answers).map(({ counted }) => counted);
        return { kind: 'changes', effect: changesOf(all) };
      },
    };
  const merge = mergeOf(question);
  return merge && { ofShard: question, merge };
}

type AskedAlike = Exclude<CountingQuestion, { readonly kind: 'reach' | 'changes' }>;

/** Of a question that is the same for a shard. */
function mergeOf(question: AskedAlike): MergeAnswers | null {
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
    case 'reachOfShard':
    case 'changesOfShard':
    case 'figures':
    case 'calculated':
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
