import { asId, type OrganisationId, type ScreenId, type YearId } from 'shared-kernel/model';
import { pendingOrders } from './pendingOrder';

const ids = (...names: string[]) => names.map((name) => asId<ScreenId>(name));

function memoryStorage(parts: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => {
      kept.clear();
    },
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    ...parts,
  };
}

const scopeOf = (yearId: string) => ({
  organisationId: asId<OrganisationId>('grove'),
  yearId: asId<YearId>(yearId),
});

it('keeps an order for its year, until it is dropped', () => {
  const storage = memoryStorage();
  const store = () => storage;
  const orders = pendingOrders(scopeOf('2026'), store);
  orders.keep({ base: ids('a', 'b'), ids: ids('b', 'a') });
  expect(orders.open(ids('a', 'b'))).toEqual(['b', 'a']);
  expect(pendingOrders(scopeOf('2025'), store).open(ids('a', 'b'))).toBeNull();
  orders.drop();
  expect(orders.open(ids('a', 'b'))).toBeNull();
});

it('is not opened over an order that somebody has stored meanwhile', () => {
  const storage = memoryStorage();
  const orders = pendingOrders(scopeOf('2026'), () => storage);
  orders.keep({ base: ids('a', 'b', 'c'), ids: ids('b', 'a', 'c') });
  expect(orders.open(ids('c', 'a', 'b'))).toBeNull();
  expect(orders.open(ids('a', 'b'))).toBeNull();
});

it.each(['', 'null', '{"base":"a","ids":[]}', '{'])('reads %j as no pending order', (text) => {
  const orders = pendingOrders(scopeOf('2026'), () => memoryStorage({ getItem: () => text }));
  expect(orders.open([])).toBeNull();
});

it('does without a storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = memoryStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
  const orders = pendingOrders(scopeOf('2026'), () => storage);
  orders.keep({ base: [], ids: [] });
  orders.drop();
  expect(orders.open([])).toBeNull();
});
