import { act, renderHook } from '@testing-library/react';
import { Provider } from 'jotai';
import { failed, succeeded } from 'shared-kernel/model';
import { toastAtom } from 'shared-kernel/session';
import { signedIn } from 'shared-kernel/testing';
import { useGuardedSave } from './useGuardedSave';

const SAVED = { header: 'Thing', body: 'Saved successfully!' };
const FAILED = { header: 'Thing', body: 'Error saving', variant: 'danger' as const };
const THEIRS = { revision: 8, savedBy: 'bo@example.org', savedAt: null };

function open() {
  const store = signedIn();
  const save = jest.fn<
    ReturnType<Parameters<typeof useGuardedSave<string>>[1]['save']>,
    [string, number]
  >();
  const onSaved = jest.fn();
  const load = () => Promise.resolve(succeeded({ value: 'theirs', revision: 8 }));
  const { result } = renderHook(
    () =>
      useGuardedSave<string>(4, {
        saved: SAVED,
        save,
        onSaved,
        theirs: { load, onLoaded: jest.fn() },
      }),
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  );
  const latest = () => result.current;
  return { save, onSaved, latest, toast: () => store.get(toastAtom)?.toast };
}

it('saves over the revision that was read, and next over its own', async () => {
  const { save, onSaved, latest, toast } = open();
  save.mockResolvedValueOnce(succeeded({ outcome: 'saved', revision: 5 }));
  await act(() => latest().save('mine'));
  expect(save).toHaveBeenLastCalledWith('mine', 4);
  expect(onSaved).toHaveBeenCalledWith('mine');
  expect(toast()).toEqual(SAVED);
  save.mockResolvedValueOnce(succeeded({ outcome: 'saved', revision: 6 }));
  await act(() => latest().save('mine again'));
  expect(save).toHaveBeenLastCalledWith('mine again', 5);
});

describe('what somebody else has saved meanwhile', () => {
  const conflict = async () => {
    const page = open();
    page.save.mockResolvedValueOnce(succeeded({ outcome: 'conflict', ...THEIRS }));
    await act(() => page.latest().save('mine'));
    expect(page.latest().conflict).toMatchObject(THEIRS);
    expect(page.onSaved).not.toHaveBeenCalled();
    page.save.mockResolvedValue(succeeded({ outcome: 'saved', revision: 9 }));
    return page;
  };

  it('is overwritten over the revision that was told of, where that is chosen', async () => {
    const { save, latest } = await conflict();
    await act(() => latest().overwrite('mine'));
    expect(save).toHaveBeenLastCalledWith('mine', 8);
    expect(latest().conflict).toBeNull();
  });

  it('is asked about again after editing on', async () => {
    const { save, latest } = await conflict();
    act(() => latest().keepEditing());
    expect(latest().conflict).toBeNull();
    await act(() => latest().save('mine'));
    expect(save).toHaveBeenLastCalledWith('mine', 4);
  });

  it('is gone on from where it was loaded', async () => {
    const { save, latest } = await conflict();
    await act(() => latest().loadTheirs());
    await act(() => latest().save('on theirs'));
    expect(save).toHaveBeenLastCalledWith('on theirs', 8);
  });
});

it('tells why nothing was saved, and goes on from the same revision', async () => {
  const { save, latest, toast } = open();
  save.mockResolvedValue(failed(FAILED));
  await act(() => latest().save('mine'));
  expect(toast()).toEqual(FAILED);
  expect(latest()).toMatchObject({ saving: false, revision: 4 });
});
