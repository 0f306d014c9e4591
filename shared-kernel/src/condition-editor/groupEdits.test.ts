import {
  asId,
  groupDepth,
  isGroup,
  leavesOf,
  MOST_GROUP_DEPTH,
  nodesOf,
  type ConditionGroup,
  type ConditionId,
  type ConditionNode,
} from 'shared-kernel/model';
import { aCondition } from 'shared-kernel/testing';
import fc from 'fast-check';
import { duplicateCondition, moveCondition, removeCondition } from './conditionEdits';
import { addGroup, moveInto, moveOut, ungroup, wrapInGroup } from './groupEdits';

const id = (text: string) => asId<ConditionId>(text);
const leaf = (name: string) => aCondition({ id: id(name), dataId: name });
const group = (name: string, ...conditions: readonly ConditionNode[]): ConditionGroup => ({
  ...{ id: id(name), dataType: 'group', match: 'any', conditions },
});

type Shape = null | readonly Shape[];
const shape: fc.Arbitrary<Shape> = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: MOST_GROUP_DEPTH, depthIdentifier: 'groups' },
    fc.constant(null),
    fc.array(tie('shape'), { maxLength: 3, depthIdentifier: 'groups' }),
  ),
})).shape;

/** Nodes of these shapes, each with an id of its own. */
function built(shapes: readonly Shape[]): readonly ConditionNode[] {
  let made = 0;
  const build = (one: Shape): ConditionNode => {
    made += 1;
    const name = `n${String(made)}`;
    return one === null ? leaf(name) : group(name, ...one.map(build));
  };
  return shapes.map(build);
}

const trees = fc
  .array(shape, { maxLength: 5 })
  .map(built)
  .filter((nodes) => groupDepth(nodes) <= MOST_GROUP_DEPTH);

const steps = fc.array(
  fc.record({
    edit: fc.constantFrom('into', 'out', 'wrap', 'ungroup', 'move'),
    node: fc.nat(30),
    group: fc.nat(30),
  }),
  { maxLength: 12 },
);

const idsOf = (nodes: readonly ConditionNode[]) =>
  nodesOf(nodes)
    .map((node) => String(node.id))
    .sort();
const leafIdsOf = (nodes: readonly ConditionNode[]) =>
  leavesOf(nodes)
    .map((one) => String(one.id))
    .sort();

it('never loses or doubles a condition, nor lets groups stand too deep, however they are moved', () => {
  fc.assert(
    fc.property(trees, steps, (tree, all) => {
      let nodes = tree;
      for (const [index, step] of all.entries()) {
        const ids = nodesOf(nodes).map((node) => node.id);
        const [node, target] = [ids[step.node % ids.length], ids[step.group % ids.length]];
        if (node === undefined || target === undefined) return;
        const edits = {
          into: moveInto(node, target),
          out: moveOut(node),
          wrap: wrapInGroup(node, id(`w${String(index)}`)),
          ungroup: ungroup(node),
          move: moveCondition(node, step.group),
        };
        nodes = edits[step.edit](nodes);
        expect(new Set(idsOf(nodes)).size).toBe(nodesOf(nodes).length);
      }
      expect(leafIdsOf(nodes)).toEqual(leafIdsOf(tree));
      expect(groupDepth(nodes)).toBeLessThanOrEqual(MOST_GROUP_DEPTH);
    }),
  );
});

it('is undone by its opposite: a group of one by ungrouping, a wrap by moving out', () => {
  fc.assert(
    fc.property(trees, fc.nat(30), (tree, at) => {
      const ids = nodesOf(tree).map((node) => node.id);
      const node = ids[at % Math.max(1, ids.length)];
      if (node === undefined) return;
      const wrapped = wrapInGroup(node, id('new'))(tree);
      expect(ungroup(id('new'))(wrapped)).toEqual(tree);
      if (wrapped !== tree) expect(moveOut(node)(wrapped)).toEqual(tree);
    }),
  );
});

it('leaves what an edit does not reach as the same objects', () => {
  const [a, b, c] = [leaf('a'), leaf('b'), leaf('c')];
  const untouched = group('g', b);
  const edited = moveInto(a.id, id('h'))([a, untouched, group('h', c)]);
  expect(edited).toEqual([untouched, group('h', c, a)]);
  expect(edited[0]).toBe(untouched);
});

it('never moves a group into itself, into what is in it, or into a condition', () => {
  const nodes = [group('g', group('h', leaf('a'))), leaf('b')];
  expect(moveInto(id('g'), id('g'))(nodes)).toBe(nodes);
  expect(moveInto(id('g'), id('h'))(nodes)).toBe(nodes);
  expect(moveInto(id('a'), id('b'))(nodes)).toBe(nodes);
  expect(moveInto(id('gone'), id('g'))(nodes)).toBe(nodes);
});

it('takes a group along that is left empty by moving out, not by removing', () => {
  expect(moveOut(id('a'))([group('g', leaf('a'))])).toEqual([leaf('a')]);
  expect(moveOut(id('a'))([group('g', leaf('a'), leaf('b'))])).toEqual([
    group('g', leaf('b')),
    leaf('a'),
  ]);
  expect(removeCondition(id('a'))([group('g', leaf('a'))])).toEqual([group('g')]);
});

it('adds no group where it would stand too deep', () => {
  const deep = [group('1', group('2', group('3', group('4', leaf('a')))))];
  expect(addGroup(id('new'), id('first'), id('4'))(deep)).toBe(deep);
  expect(wrapInGroup(id('a'), id('new'))(deep)).toBe(deep);
  const added = addGroup(id('new'), id('first'), id('3'))(deep);
  expect(groupDepth(added)).toBe(MOST_GROUP_DEPTH);
  expect(leafIdsOf(added)).toEqual(['a', 'first']);
});

it('copies a group with everything in it, under ids of their own', () => {
  let made = 0;
  const copied = duplicateCondition(id('g'), () => {
    made += 1;
    return id(`copy${String(made)}`);
  })([group('g', leaf('a'), group('h', leaf('b')))]);
  expect(copied).toHaveLength(2);
  expect(new Set(idsOf(copied)).size).toBe(8);
  expect(leavesOf(copied).map(({ dataId }) => dataId)).toEqual(['a', 'b', 'a', 'b']);
  expect(copied.every(isGroup)).toBe(true);
});
