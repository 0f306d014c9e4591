import { failed, succeeded, type FieldListEntry, type Result } from 'shared-kernel/model';
import { aField, aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import type { DatabaseFailure } from 'shared-kernel/firestore';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldsPage } from '../FieldsPage';
import { fieldStoreAtom, type FieldStore } from '../fieldStore';

interface Setting {
  readonly fields?: readonly FieldListEntry[];
  readonly failures?: DatabaseFailure[];
  readonly admin?: boolean;
  readonly viewer?: boolean;
  readonly at?: string;
  readonly parts?: Partial<FieldStore>;
}

const none = () => Promise.resolve(succeeded({ items: [], malformed: [] }));

/** The page over a store that answers so. */
export function open({
  fields = [],
  failures = [],
  admin = false,
  viewer = false,
  at = '/fields',
  parts,
}: Setting) {
  const store = signedIn({ roles: { admin, given: viewer ? 'viewer' : null } });
  store.set(fieldStoreAtom, {
    loadFieldList: () => {
      const failure = failures.shift();
      const answer: Result<{ items: typeof fields; malformed: [] }, DatabaseFailure> =
        failure === undefined ? succeeded({ items: fields, malformed: [] }) : failed(failure);
      return Promise.resolve(answer);
    },
    loadYear: () => Promise.resolve(succeeded(aYear({ supportersTotal: 200 }))),
    loadSearches: none,
    loadScreens: none,
    loadFieldSpread: () => Promise.resolve(succeeded({})),
    describeField: () => Promise.resolve(succeeded({ outcome: 'saved', revision: 1 })),
    setFieldType: () => Promise.resolve(succeeded(undefined)),
    setNeverShare: () => Promise.resolve(succeeded(undefined)),
    showSensitiveField: () => Promise.resolve(succeeded(gift)),
    ...parts,
  });
  renderPage(FieldsPage, { path: '/fields', at, store });
  return store;
}

export const gift = aField({
  name: 'Gift total',
  type: 'donation',
  count: 50,
  exampleValues: {
    random: [{ value: '25', supporterEmail: 'bo@example.org' }],
    largest: { value: '900', supporterEmail: 'ann@example.org' },
    smallest: { value: '5', supporterEmail: 'cy@example.org' },
  },
  spread: { '900': 1, '25': 40, '5': 9 },
});

/** In a list of several a row is closed until somebody opens it. */
export const openRow = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await userEvent.click(button);
  return button;
};
