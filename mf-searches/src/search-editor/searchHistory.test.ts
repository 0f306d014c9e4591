import { asId, type ConditionId, type SearchDefinition } from 'shared-kernel/model';
import { aCondition, aSearch } from 'shared-kernel/testing';
import fc from 'fast-check';
import { definitionOf } from './definitionOf';
import { afterEdit, emptyHistory, redone, undone } from './searchHistory';

const start = definitionOf(
  aSearch({
    name: 'Walkers',
    conditions: ['a', 'b'].map((id) => aCondition({ id: asId<ConditionId>(id), dataId: id })),
  }),
);
const renamed = (search: SearchDefinition, name: string) => ({ ...search, name });
const typed = (search: SearchDefinition, at: number, dataId: string) => ({
  ...search,
  conditions: search.conditions.map((one, index) => (index === at ? { ...one, dataId } : one)),
});

it('takes a run of typing in one input back at once, and goes no further than the start', () => {
  let history = emptyHistory(start);
  for (const text of ['W', 'Wa', 'Wal']) history = afterEdit(history, typed(history.now, 0, text));
  history = afterEdit(history, typed(history.now, 1, 'T'));
  history = undone(history);
  expect(history.now.conditions[0]).toMatchObject({ dataId: 'Wal' });
  expect(history.now.conditions[1]).toMatchObject({ dataId: 'b' });
  history = undone(history);
  expect(history.now).toBe(start);
  expect(undone(history)).toBe(history);
});

it('begins a new step with typing after one was taken back', () => {
  const first = afterEdit(emptyHistory(start), renamed(start, 'A'));
  const again = afterEdit(undone(first), renamed(start, 'B'));
  expect(undone(again).now).toBe(start);
  expect(again.future).toEqual([]);
});

it('comes back to every state by undoing, and to the last by redoing', () => {
  const edit = fc.oneof(
    fc.string().map((name) => (search: SearchDefinition) => renamed(search, name)),
    fc.tuple(fc.nat(1), fc.string()).map(
      ([at, text]) =>
        (search: SearchDefinition) =>
          typed(search, at, text),
    ),
    fc.constant((search: SearchDefinition) => ({
      ...search,
      conditions: search.conditions.toReversed(),
    })),
  );
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
      let history = emptyHistory(start);
      for (const one of edits) history = afterEdit(history, one(history.now));
      const last = history.now;
      const steps = history.past.length;
      for (let step = 0; step < steps; step += 1) history = undone(history);
      expect(history.now).toBe(start);
      for (let step = 0; step < steps; step += 1) history = redone(history);
      expect(history.now).toBe(last);
    }),
  );
});
