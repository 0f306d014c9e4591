import { OPERAND_COUNTS, OPERATORS, operandsOf, type Condition } from 'shared-kernel/model';
import { aCondition } from 'shared-kernel/testing';
import fc from 'fast-check';
import { withOperator } from './withOperator';

const of = (parts: Partial<Condition>) =>
  aCondition({ fieldType: 'data', dataId: 'Town', ...parts });

it('keeps the value from one comparison to another of one value', () => {
  const changed = withOperator(of({ dataEqualsOperator: '==', dataValue: 'Oslo' }), '!=');
  expect(changed).toMatchObject({ dataEqualsOperator: '!=', dataValue: 'Oslo' });
});

it('takes the value along into a list or a range, and its first one back', () => {
  const one = of({ dataEqualsOperator: '==', dataValue: 'Oslo' });
  const list = withOperator(one, 'oneOf');
  expect(list).toMatchObject({ dataValue: '', dataValues: ['Oslo'] });
  expect(withOperator(one, 'between').dataValues).toEqual(['Oslo', '']);
  expect(withOperator({ ...list, dataValues: ['Oslo', 'Bergen'] }, '==')).toEqual(one);
});

it('keeps what is in a list in the other list', () => {
  const list = of({ dataEqualsOperator: 'oneOf', dataValue: '', dataValues: ['a', 'b', 'c'] });
  expect(withOperator(list, 'notOneOf').dataValues).toEqual(['a', 'b', 'c']);
  expect(withOperator(list, 'between').dataValues).toEqual(['a', 'b']);
});

it('never keeps values of a list that its comparison does not ask for, and changes nothing else', () => {
  const texts = fc.array(fc.constantFrom('', 'a', 'b', ' '), { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.constantFrom(...OPERATORS),
      fc.constantFrom(...OPERATORS),
      fc.constantFrom('', 'x'),
      texts,
      (before, after, dataValue, dataValues) => {
        const takesSeveral = ['two', 'many'].includes(OPERAND_COUNTS[before]);
        const start = of({
          ...{ dataEqualsOperator: before, dataValue },
          ...(takesSeveral && { dataValues }),
        });
        const changed = withOperator(start, after);
        const asked = OPERAND_COUNTS[after];
        expect('dataValues' in changed).toBe(asked === 'two' || asked === 'many');
        if (asked === 'two') expect(operandsOf(changed)).toHaveLength(2);
        const { dataEqualsOperator: _, dataValue: _v, dataValues: _vs, ...rest } = changed;
        const { dataEqualsOperator: _b, dataValue: _bv, dataValues: _bvs, ...kept } = start;
        expect(rest).toEqual(kept);
      },
    ),
  );
});
