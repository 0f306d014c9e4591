import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failed, succeeded, type BinEntry, type VersionHead } from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { BinButton } from './BinButton';
import { Versions } from './Versions';
import { versionStoreAtom, type VersionStore } from './versionStore';

const UNAVAILABLE = { code: 'server/unavailable', message: '' } as const;

const aVersion = (revision: number, changes: readonly string[] = []): VersionHead => ({
  ...{ id: `s~search~${String(revision)}`, part: 'search', revision, changes },
  ...{ savedBy: 'milo@example.org', savedAt: new Date(2026, 4, revision, 9, 30) },
});

const anEntry = (kind: BinEntry['kind'], name: string): BinEntry => ({
  ...{ id: `${kind} ${name}`, kind, name, deletedBy: 'ada@example.org' },
  deletedAt: new Date(2026, 4, 2, 10, 0),
  removeAt: new Date(2026, 5, 1, 10, 0),
});

function memory(contents: {
  versions?: readonly VersionHead[];
  bin?: readonly BinEntry[];
  refused?: 'versions' | 'restore';
}) {
  const bin = new Map((contents.bin ?? []).map((entry) => [entry.id, entry]));
  const refused = new Set([contents.refused]);
  const store: VersionStore = {
    read: () =>
      Promise.resolve(
        refused.delete('versions') ? failed(UNAVAILABLE) : succeeded(contents.versions ?? []),
      ),
    readSaved: (_, version) => Promise.resolve(succeeded({ name: `Saved as ${version}` })),
    readBin: () => Promise.resolve(succeeded([...bin.values()])),
    restore: (_, { id }) => {
      if (refused.has('restore')) return Promise.resolve(failed(UNAVAILABLE));
      bin.delete(id);
      return Promise.resolve(succeeded({}));
    },
  };
  return store;
}

function open(page: () => React.ReactNode, versions: VersionStore) {
  const store = signedIn();
  store.set(versionStoreAtom, versions);
  renderPage(page, { path: '/searches', store });
  return userEvent.setup();
}

const openVersions = (versions: VersionStore) => {
  const taken: string[] = [];
  const user = open(
    () => (
      <Versions
        kind="search"
        id="s"
        part="search"
        read={({ name }) => (typeof name === 'string' ? name : null)}
        look={(name) => <p>{name}</p>}
        onTake={(name) => taken.push(name)}
        onClose={() => undefined}
      />
    ),
    versions,
  );
  return { user, taken };
};

describe('versions', () => {
  it('are listed with who, when and what differs; each can be looked at and taken', async () => {
    const versions = [aVersion(3, ['1 condition added']), aVersion(2), aVersion(1)];
    const { user, taken } = openVersions(memory({ versions }));
    expect(await screen.findByText('This is what is saved now.')).toBeVisible();
    expect(screen.getByText('Saved as s~search~3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bring this version back' })).toBeNull();
    expect(
      screen.getByRole('button', { name: /3\sMay.*09:30.*milo@example\.org.*1 condition added/ }),
    ).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: /1\sMay/ }));
    expect(await screen.findByText('Saved as s~search~1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bring this version back' }));
    expect(taken).toEqual(['Saved as s~search~1']);
  });

  it('say that there are none yet, and that they could not be loaded', async () => {
    const { user } = openVersions(memory({ refused: 'versions' }));
    expect(await screen.findByText('The versions could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No versions yet')).toBeVisible();
  });
});

describe('the bin', () => {
  const both = [anEntry('search', 'Givers'), anEntry('screen', 'Hello')];
  const openBin = async (versions: VersionStore) => {
    const restored: string[] = [];
    const user = open(
      () => <BinButton kind="search" onRestored={() => restored.push('search')} />,
      versions,
    );
    await user.click(screen.getByRole('button', { name: 'Bin' }));
    return { user, restored };
  };

  it('shows what was deleted of the kind, and restores it', async () => {
    const { user, restored } = await openBin(memory({ bin: both }));
    expect(await screen.findByText('Givers')).toBeVisible();
    expect(
      screen.getByText(/^Deleted 2\sMay.* by ada@example\.org, kept until 1\sJun/),
    ).toBeVisible();
    expect(screen.queryByText('Hello')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore Givers' }));
    expect(await screen.findByText('Nothing here')).toBeVisible();
    await waitFor(() => {
      expect(restored).toEqual(['search']);
    });
  });

  it('says what stopped it, and keeps it', async () => {
    const { user, restored } = await openBin(memory({ bin: both, refused: 'restore' }));
    await user.click(await screen.findByRole('button', { name: 'Restore Givers' }));
    expect(await screen.findByRole('button', { name: 'Restore Givers' })).toBeEnabled();
    expect(restored).toEqual([]);
  });
});
