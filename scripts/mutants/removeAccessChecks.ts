import { join } from 'node:path';
import { importFromSources } from 'build-preset/import-from-sources';
import type * as access from '../../functions/src/testing/access/questions';
import type { AccessCheck } from './switchable';
import { switchableCopy } from './switchableCopy';

type Write = (line: string) => void;

/** One row of the matrix, which says what is wrong with it. */
interface Question {
  readonly name: string;
  readonly ask: () => Promise<access.MatrixResult>;
}

declare global {
  /** Whether this access check is removed at the moment. */
  var isRemoved: (id: number) => boolean;
}

/** Removes each access check of the server alone, and says which of them the access matrix did not miss. */
export async function removeAccessChecks(root: string, write: Write): Promise<boolean> {
  const copy = join(root, '.cache/mutants/functions');
  const checks = switchableCopy(join(root, 'functions'), copy);
  const reached = new Map<number, Set<Question>>();
  const state: { removed: number | null; question: Question | null } = {
    removed: null,
    question: null,
  };
  globalThis.isRemoved = (id) => {
    if (state.question !== null)
      reached.set(id, (reached.get(id) ?? new Set()).add(state.question));
    return id === state.removed;
  };

  const questions = await questionsOf(copy);
  for (const question of questions) {
    state.question = question;
    const { wrong } = await question.ask();
    if (wrong.length > 0) write(`${question.name} is wrong as it is: ${wrong.join('; ')}\n`);
    if (wrong.length > 0) return false;
  }
  state.question = null;

  const missed: AccessCheck[] = [];
  for (const check of checks) {
    state.removed = check.id;
    if (!(await isNoticed([...(reached.get(check.id) ?? [])]))) missed.push(check);
  }
  for (const { at, removed } of missed) write(`Nothing noticed: ${at} ${removed}\n`);
  const noticed = checks.length - missed.length;
  write(
    `${String(checks.length)} access checks of functions removed one at a time: the matrix noticed ${String(noticed)}.\n`,
  );
  return missed.length === 0 && checks.length > questions.length;
}

async function isNoticed(questions: readonly Question[]): Promise<boolean> {
  for (const { ask } of questions)
    try {
      if ((await ask()).wrong.length > 0) return true;
    } catch {
      return true; // the question could not even be asked
    }
  return false;
}

/** The rows of the matrix, asked of the copy. */
async function questionsOf(copy: string): Promise<readonly Question[]> {
  // As one program, in which every part knows the same errors.
  const asked = (await importFromSources(
    join(copy, 'src/testing/access/questions.ts'),
  )) as typeof access;
  return [
    ...[...asked.CALLABLE_OPERATIONS, ...Object.values(asked.ROUTE_OPERATIONS)].map(
      (operation) => ({ name: operation.name, ask: () => asked.askOperation(operation) }),
    ),
    { name: 'serveEmbed', ask: asked.askedByLink },
    { name: 'the last admin', ask: asked.askToLeaveNoAdmin },
    { name: 'one’s own approval', ask: asked.askToApproveOneself },
    { name: 'a sensitive field', ask: asked.askToUnmarkSensitive },
    { name: 'values of a sensitive field', ask: asked.askToRevealSensitive },
  ];
}
