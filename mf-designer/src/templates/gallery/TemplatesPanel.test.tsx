import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEFAULT_CONTENT, succeeded } from 'shared-kernel/model';
import { templateStoreAtom } from 'shared-kernel/saved-templates';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';

import { createEditor } from '../../editor/createEditor';
import { contentAtom } from '../../editor/documentAtoms';
import { EditorProvider } from '../../editor/EditorContext';
import { galleryAtom } from '../galleryAtom';
import { aSavedTemplate, memoryTemplateStore } from '../saved/memoryTemplateStore';
import { TemplatesPanel } from './TemplatesPanel';

const OURS = aSavedTemplate({
  name: 'Ours',
  screens: [{ name: 'Ours', match: 'allUsers', searchIds: [], content: DEFAULT_CONTENT }],
});

const keep = () => Promise.resolve(succeeded('/drawing.svg'));

function open(templates = memoryTemplateStore()) {
  const editor = createEditor(DEFAULT_CONTENT);
  const store = signedIn();
  store.set(templateStoreAtom, templates);
  const Panel = () => (
    <EditorProvider value={editor}>
      <TemplatesPanel keep={keep} />
    </EditorProvider>
  );
  renderPage(Panel, { path: '/', at: '/', store });
  return { editor, user: userEvent.setup() };
}

it('[S157] one that asks nothing is taken by a press, one that asks is asked about in the dialog', async () => {
  const { editor, user } = open();
  await user.click(
    await screen.findByRole('button', { name: /^Total given:/ }, { timeout: 30_000 }),
  );
  expect(editor.get(contentAtom).items).toEqual([]);
  expect(editor.get(galleryAtom)).toMatchObject({ template: { name: 'Total given' } });

  await user.click(screen.getByRole('button', { name: /^Not alone:/ }));
  await waitFor(() => {
    expect(editor.get(contentAtom).items.length).toBeGreaterThan(0);
  });
  // A screen with objects is not replaced unasked.
  await user.click(screen.getByRole('button', { name: /^Not alone:/ }));
  await waitFor(() => {
    expect(editor.get(galleryAtom)).toMatchObject({ template: { name: 'Not alone' } });
  });
});

it('[S154] what the organisation has saved comes first where it has saved some', async () => {
  const { editor, user } = open(memoryTemplateStore({ templates: [OURS] }));
  const ours = await screen.findByRole('button', { name: /^Ours/ }, { timeout: 30_000 });
  const [ready] = screen.getAllByRole('button', { name: /^Thank you:/ });
  expect(follows(ready, ours)).toBe(true);
  await user.click(ours);
  expect(editor.get(galleryAtom)).toMatchObject({ kind: 'saved', template: { name: 'Ours' } });
});

it('[S154] it comes last where there is nothing', async () => {
  open();
  const none = await screen.findByText(/^None yet\./, undefined, { timeout: 30_000 });
  const [ready] = screen.getAllByRole('button', { name: /^Thank you:/ });
  expect(follows(none, ready)).toBe(true);
});

const follows = (one: Node | undefined, other: Node | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
