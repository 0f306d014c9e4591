import {
  asId,
  DEFAULT_CONTENT,
  defaultItem,
  type Item,
  type ItemId,
  type ScreenContent,
} from 'shared-kernel/model';

import { appendItems } from './appendItems';
import { copyItems } from './copyItems';
import { grouped, isOneGroup, ungrouped, withGroupMembers } from './groups';
import { inListOrder } from './inListOrder';

const id = (name: string) => asId<ItemId>(name);
const ids = (...names: readonly string[]) => names.map(id);

const content = (groups: Readonly<Record<string, string>>): ScreenContent => ({
  ...DEFAULT_CONTENT,
  items: Object.entries(groups).map(([name, group], index) => ({
    ...defaultItem(id(name), index + 1),
    group,
  })),
});

const groupsOf = ({ items }: ScreenContent) => items.map(({ group }) => group);

describe('[S125] groups', () => {
  const three = content({ a: 'x', b: 'x', c: '', d: 'y', e: 'y' });

  it('whoever is chosen is chosen with the whole group', () => {
    expect(withGroupMembers(three.items, ids('b'))).toEqual(ids('a', 'b'));
    expect(withGroupMembers(three.items, ids('e', 'c', 'a'))).toEqual(ids('a', 'b', 'c', 'd', 'e'));
    const alone = ids('c');
    expect(withGroupMembers(three.items, alone)).toBe(alone);
  });

  it('objects of no group are none of one', () => {
    const plain = content({ a: '', b: '' });
    expect(withGroupMembers(plain.items, ids('a'))).toEqual(ids('a'));
    expect(isOneGroup(plain.items)).toBe(false);
    expect(isOneGroup(three.items.slice(0, 2))).toBe(true);
    expect(isOneGroup(three.items.slice(0, 1))).toBe(false);
    expect(isOneGroup(three.items.slice(1, 4))).toBe(false);
  });

  it('are made of several, who leave those they were in, and are taken apart again', () => {
    const made = grouped(three, ids('b', 'c'), 'z');
    expect(groupsOf(made)).toEqual(['x', 'z', 'z', 'y', 'y']);
    expect(grouped(three, ids('c'), 'z')).toBe(three);
    expect(groupsOf(ungrouped(made, ids('d')))).toEqual(['x', 'z', 'z', '', '']);
    const none = content({ a: '', b: '' });
    expect(ungrouped(none, ids('a', 'b'))).toBe(none);
  });

  it('copies of a group are one of their own, and a copy of one of it is in none', () => {
    const copied = copyItems(three, ids('a', 'b', 'd'));
    const copies = inListOrder(copied.content).filter((item) => copied.ids.includes(item.id));
    const [one, two, single] = copies.map(({ group }: Item) => group);
    expect(one).toBe(two);
    expect(['', 'x', 'y']).not.toContain(one);
    expect(single).toBe('');
    expect(groupsOf(three)).toEqual(['x', 'x', '', 'y', 'y']);
  });

  it('pasted groups are of their own, also beside those that they were copied from', () => {
    const pasted = appendItems(three, three.items.slice(0, 3));
    const now = groupsOf(pasted.content);
    expect(now.slice(0, 5)).toEqual(['x', 'x', '', 'y', 'y']);
    expect(now[5]).toBe(now[6]);
    expect(now[5]).not.toBe('x');
    expect(now[7]).toBe('');
  });
});
