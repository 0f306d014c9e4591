import { useEffect, useRef, useState } from 'react';
import { links } from 'shared-kernel/contract';
import { createAbsent, failureSentence } from 'shared-kernel/firestore';
import type { CalculatedAnswer, YearId, YearScope } from 'shared-kernel/model';
import { beginWork, type WorkInHand } from 'shared-kernel/running-work';
import { saveStory, serverSentence } from 'shared-kernel/server';
import { useServerChanges } from 'shared-kernel/server-state';
import { useAuthor } from 'shared-kernel/session';
import { amountsOf } from './amountsOf';
import { inMakingOrder, makeInBatches, NOTHING_MADE, type Making } from './makeInBatches';
import { saveCalculatedField } from '../server/calculated';
import { noteRollForward } from '../server/rollForward';
import type { RefusedField } from './reportSections';
import type { RollForwardPlan } from './rollForwardPlan';

/** A roll forward of this page, with the plan that it follows from its start on. */
export type MakingState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'running';
      readonly plan: RollForwardPlan;
      readonly making: Making;
    }
  | {
      readonly status: 'complete';
      readonly plan: RollForwardPlan;
      readonly making: Making;
      readonly story: StoryOutcome;
      readonly refusedFields: readonly RefusedField[];
    }
  | {
      readonly status: 'failed';
      readonly plan: RollForwardPlan;
      readonly making: Making;
      readonly sentence: string;
    };

/** What became of the story: `none` where there was none to take along, or the target year has one by now. */
export type StoryOutcome = 'made' | 'none' | 'failed';

interface UsedMaking {
  readonly state: MakingState;
  readonly start: (plan: RollForwardPlan) => void;
  /** Goes on where the database failed. */
  readonly resume: () => void;
}

async function takeStory(target: YearScope, { story }: RollForwardPlan): Promise<StoryOutcome> {
  if (story === null) return 'none';
  const answer = await saveStory({ ...target, story, expectedRevision: 0 });
  if (!answer.ok) return 'failed';
  return answer.value.outcome === 'saved' ? 'made' : 'none';
}

/** After the searches whose totals they may be; what is there already stays as it is. */
async function saveCalculated(
  target: YearScope,
  { made: { calculated = [] } }: RollForwardPlan,
): Promise<readonly RefusedField[]> {
  const refused: RefusedField[] = [];
  for (const field of calculated) {
    const answer = await saveCalculatedField(target, field, 0);
    const sentence = answer.ok ? refusalOf(answer.value) : serverSentence(answer.error);
    if (sentence !== null) refused.push({ name: field.name, sentence });
  }
  return refused;
}

const refusalOf = (answer: CalculatedAnswer): string | null =>
  answer.outcome === 'refused' ? answer.sentence : null;

/** Says what is about to be made; again where it goes on. */
const note = (target: YearScope, source: YearId, { made, story }: RollForwardPlan) =>
  noteRollForward({
    ...{ ...target, source, story },
    searches: made.searches.map(({ id }) => id),
    screens: made.screens.map(({ id }) => id),
    calculatedFields: (made.calculated ?? []).map(({ id }) => id),
  });

/** For the header: it goes on where its page is left. */
const begunWork = ({ organisationId, yearId }: YearScope, done: number): WorkInHand =>
  beginWork({
    id: `roll-forward/${organisationId}/${yearId}`,
    words: 'Rolling forward',
    done,
    to: links.rollForward(),
    needsWindow: true,
  });

const shareOf = ({ doneCount }: Making, total: number): number => doneCount / Math.max(total, 1);

export function useMaking(target: YearScope, source: YearId): UsedMaking {
  const savedBy = useAuthor();
  const { changed } = useServerChanges();
  const [state, setState] = useState<MakingState>({ status: 'idle' });
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const make = async (plan: RollForwardPlan, begun: Making) => {
    const show = (next: MakingState) => {
      if (!gone.current) setState(next);
    };
    show({ status: 'running', plan, making: begun });
    const definitions = inMakingOrder(plan.made);
    const work = begunWork(target, shareOf(begun, definitions.length));
    const fail = (making: Making, sentence: string) => {
      show({ status: 'failed', plan, making, sentence });
      work.end({
        ...{ failed: true, header: 'Roll forward stopped' },
        body: `${sentence} ${String(making.doneCount)} of ${String(definitions.length)} were made before.`,
        link: { to: links.rollForward(), label: 'Open Roll forward' },
      });
    };
    // What goes on was noted with what is made already.
    const noted = begun === NOTHING_MADE ? await note(target, source, plan) : null;
    if (noted?.ok === false) {
      fail(begun, serverSentence(noted.error));
      return;
    }
    const end = await makeInBatches(definitions, begun, {
      create: (batch) => createAbsent(target, batch, savedBy),
      onProgress: (making) => {
        show({ status: 'running', plan, making });
        work.report(shareOf(making, definitions.length));
      },
    });
    if (end.status === 'failed') {
      changed();
      fail(end.making, failureSentence(end.failure));
      return;
    }
    const refusedFields = await saveCalculated(target, plan);
    const story = await takeStory(target, plan);
    changed();
    show({ ...end, plan, story, refusedFields });
    const refused = end.making.refused.length + refusedFields.length;
    work.end({
      failed: refused > 0,
      header: 'Rolled forward',
      body:
        refused === 0
          ? `${amountsOf(plan.made)} were made.`
          : `${String(refused)} of ${amountsOf(plan.made)} could not be made.`,
    });
  };
  return {
    state,
    start: (plan) => void make(plan, NOTHING_MADE),
    resume: () => {
      if (state.status === 'failed') void make(state.plan, state.making);
    },
  };
}
