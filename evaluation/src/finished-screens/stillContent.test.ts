import { asId, DEFAULT_CONTENT, defaultItem, type Item, type ItemId } from 'shared-kernel/model';
import { aCondition, aScreen } from 'shared-kernel/testing';
import { stillContent } from './stillContent';

const textsOf = (...items: readonly Partial<Item>[]) =>
  stillContent(
    aScreen({
      match: 'anySearches',
      content: {
        ...DEFAULT_CONTENT,
        items: items.map((parts, index) => ({
          ...defaultItem(asId<ItemId>(String(index)), index),
          ...parts,
        })),
      },
    }),
  ).items.map(({ text }) => text);

it('prints the fallbacks of fields and searches', () => {
  expect(
    textsOf({
      text: 'Dear {field|First name|0|none|friend}, {search|walks|0|numberOfTimes|often}',
    }),
  ).toEqual(['Dear friend, often']);
});

it('shows of alternatives what people without a value see', () => {
  const gave = { fieldType: 'data', dataId: 'Gift', dataEqualsOperator: 'notEmpty' } as const;
  const idle = { dataId: 'Walk', pageAction: 'notCompleted' } as const;
  expect(
    textsOf(
      { text: 'You gave', conditions: [aCondition(gave)] },
      { text: 'Come and walk', conditions: [aCondition(idle)] },
    ),
  ).toEqual(['Come and walk']);
});

it('shows every item where all of them depend on values', () => {
  const gave = { fieldType: 'data', dataId: 'Gift', dataEqualsOperator: 'notEmpty' } as const;
  expect(textsOf({ text: '{field|Gift|0|none|So much}', conditions: [aCondition(gave)] })).toEqual([
    'So much',
  ]);
});
