import { asId, type Calculation, type SearchId } from 'shared-kernel/model';
import { A_DAY, aCondition, aField, aSearch, aYear } from 'shared-kernel/testing';
import { compileYear } from './compileYear';
import { evaluateSupporter, evaluationState } from './evaluateSupporter';

const TOTAL: Calculation = {
  kind: 'sum',
  fields: { by: 'names', names: ['Gift', 'Debt'] },
  isMoney: false,
};
const total = {
  ...aField({ name: 'Total', type: 'number' }),
  calculated: { id: 't', calculation: TOTAL, figures: null },
};
const givers = asId<SearchId>('givers');
const compiled = compileYear({
  today: A_DAY,
  year: aYear(),
  fields: [
    aField({ name: 'Gift', type: 'number' }),
    aField({ name: 'Debt', type: 'number' }),
    total,
  ],
  searches: [
    { ...aSearch({ conditions: [aCondition({ dataId: 'Debt', dataValue: '7' })] }), id: givers },
  ],
  screens: [],
});

it('[E85] takes what is not told for missing, and never for a part of what it is worked out of', () => {
  const fields = { Gift: '5' };
  const { values } = evaluationState(compiled, { fields, masked: ['Debt', 'Total'] });
  expect(values.valueOf('Gift')).toMatchObject({ number: 5 });
  expect(values.valueOf('Total')).toBeNull();
  expect(evaluationState(compiled, { fields }).values.valueOf('Total')).toMatchObject({
    number: 5,
  });
});

it('[E85] matches searches as they were counted with all values', () => {
  const told = { fields: {}, masked: ['Debt'] };
  expect(evaluateSupporter(compiled, told).searchCounts).toEqual({ givers: 0 });
  const counted = { ...told, searchCounts: { givers: 1 } };
  expect(evaluateSupporter(compiled, counted).searchCounts).toEqual({ givers: 1 });
});
