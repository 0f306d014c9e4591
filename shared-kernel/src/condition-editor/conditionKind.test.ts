import { CONDITION_KINDS, kindOf } from 'shared-kernel/model';
import { aCondition } from 'shared-kernel/testing';
import { asKind } from './conditionKind';

it.each(CONDITION_KINDS)('turns any condition into %s', (kind) => {
  for (const from of CONDITION_KINDS) {
    expect(kindOf(asKind(asKind(aCondition(), from), kind))).toBe(kind);
  }
});

it('begins anew with the name but keeps the condition’s id', () => {
  const changed = asKind(aCondition({ dataId: 'Spring walk' }), 'data');
  expect(changed).toMatchObject({
    id: aCondition().id,
    dataId: '',
    dataEqualsOperator: 'notEmpty',
  });
});

it('never compares a search by notEmpty', () => {
  expect(asKind(aCondition(), 'search')).toMatchObject({
    dataEqualsOperator: '>=',
    dataValue: '1',
  });
});

it('changes nothing when the kind stays', () => {
  const condition = aCondition({ dataId: 'Spring walk' });
  expect(asKind(condition, 'page')).toBe(condition);
});
