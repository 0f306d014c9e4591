import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useListQuery } from './useListQuery';

const CHOICES = { sorts: ['order', 'name'], shows: ['all', 'drafts'] } as const;

const open = (at: string) =>
  renderHook(() => ({ query: useListQuery(CHOICES), address: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>,
  }).result;

it('reads an address, and takes what it does not know for the usual', () => {
  expect(open('/screens?find=gala&sort=name&show=drafts&tag=Walk').current.query).toMatchObject({
    ...{ find: 'gala', sort: 'name', show: 'drafts', tag: 'Walk', narrowed: true },
  });
  expect(open('/screens?sort=colour&show=everything').current.query).toMatchObject({
    ...{ find: '', sort: 'order', show: 'all', tag: '', narrowed: false },
  });
});

it('writes what is chosen into the address, and nothing of what is usual', () => {
  const result = open('/screens?other=stays');
  act(() => {
    result.current.query.setSort('name');
  });
  act(() => {
    result.current.query.setTag('Gala');
  });
  expect(result.current.address).toBe('?other=stays&sort=name&tag=Gala');
  act(() => {
    result.current.query.setSort('order');
  });
  act(() => {
    result.current.query.clear();
  });
  expect(result.current.address).toBe('?other=stays');
});

it('has the address follow when typing has paused', () => {
  jest.useFakeTimers();
  try {
    const result = open('/screens');
    act(() => {
      result.current.query.setFind('gala');
    });
    expect(result.current.query).toMatchObject({ find: 'gala', narrowed: true });
    expect(result.current.address).toBe('');
    act(() => {
      jest.advanceTimersByTime(300);
    });
    expect(result.current.address).toBe('?find=gala');
  } finally {
    jest.useRealTimers();
  }
});
