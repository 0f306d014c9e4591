import { isGroup } from 'shared-kernel/model';
import { aCondition } from 'shared-kernel/testing';
import { withConditions } from './withConditions';

const own = aCondition({ dataId: 'Own' });
const [walk, town] = [aCondition({ dataId: 'Walk' }), aCondition({ dataId: 'Town' })];
const namesOf = (conditions: ReturnType<typeof withConditions>['conditions']): readonly unknown[] =>
  conditions.map((one) => (isGroup(one) ? [one.match, ...namesOf(one.conditions)] : one.dataId));

it('a search without conditions asks for all of them', () => {
  const { match, conditions } = withConditions({ match: 'any', conditions: [] }, [walk, town]);
  expect(match).toBe('all');
  expect(namesOf(conditions)).toEqual(['Walk', 'Town']);
});

it('one that asks for all of its conditions asks for these as well', () => {
  const { match, conditions } = withConditions({ match: 'all', conditions: [own] }, [walk, town]);
  expect(match).toBe('all');
  expect(namesOf(conditions)).toEqual(['Own', 'Walk', 'Town']);
});

it('one that asks for any of its conditions gets several as one group', () => {
  const asked = { match: 'any', conditions: [own] };
  expect(namesOf(withConditions(asked, [walk]).conditions)).toEqual(['Own', 'Walk']);
  expect(namesOf(withConditions(asked, [walk, town]).conditions)).toEqual([
    'Own',
    ['all', 'Walk', 'Town'],
  ]);
});

it('each has an id of its own, also where it is added twice', () => {
  const once = withConditions({ match: 'all', conditions: [] }, [walk, walk]);
  const ids = withConditions(once, [walk]).conditions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});
