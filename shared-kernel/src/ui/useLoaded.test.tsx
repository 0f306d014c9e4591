import { act, renderHook, waitFor } from '@testing-library/react';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { useLoaded } from './useLoaded';

type Load = () => Promise<Result<string, 'gone'>>;

it('is loading, then ready', async () => {
  const load: Load = () => Promise.resolve(succeeded('one'));
  const { result } = renderHook(() => useLoaded(load));
  expect(result.current[0]).toEqual({ status: 'loading' });
  await waitFor(() => expect(result.current[0]).toEqual({ status: 'ready', value: 'one' }));
});

it('keeps what is shown when a reload fails', async () => {
  const results = [succeeded('one'), failed('gone' as const)];
  const load: Load = () => Promise.resolve(results.shift() ?? failed('gone'));
  const { result } = renderHook(() => useLoaded(load));
  await waitFor(() => expect(result.current[0].status).toBe('ready'));
  await act(() => result.current[1]());
  expect(result.current[0]).toEqual({ status: 'ready', value: 'one' });
});

it('starts over after a failed first load', async () => {
  const results = [failed('gone' as const), succeeded('two')];
  const load: Load = () => Promise.resolve(results.shift() ?? failed('gone'));
  const { result } = renderHook(() => useLoaded(load));
  await waitFor(() => expect(result.current[0]).toEqual({ status: 'failed', error: 'gone' }));
  await act(() => result.current[1]());
  expect(result.current[0]).toEqual({ status: 'ready', value: 'two' });
});

it('drops the answer of a load that is no longer asked for', async () => {
  let answerOld: (value: Result<string, 'gone'>) => void = () => undefined;
  const old: Load = () =>
    new Promise((resolve) => {
      answerOld = resolve;
    });
  const fresh: Load = () => Promise.resolve(succeeded('fresh'));
  const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
    initialProps: { load: old },
  });
  rerender({ load: fresh });
  await waitFor(() => expect(result.current[0]).toEqual({ status: 'ready', value: 'fresh' }));
  await act(async () => {
    answerOld(succeeded('old'));
    await Promise.resolve();
  });
  expect(result.current[0]).toEqual({ status: 'ready', value: 'fresh' });
});
