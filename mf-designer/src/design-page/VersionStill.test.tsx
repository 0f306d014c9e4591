import { render } from '@testing-library/react';
import { Provider } from 'jotai';
import {
  asId,
  DEFAULT_CONTENT,
  DEFAULT_LAYOUT,
  defaultItem,
  type ItemId,
} from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';

import { createEditor } from '../editor/createEditor';
import { EditorProvider } from '../editor/EditorContext';
import { VersionStill } from './VersionStill';

it('[S164] a version is looked at with data in its placeholders, as the canvas is', () => {
  const item = {
    ...defaultItem(asId<ItemId>('text'), 1),
    text: 'Thank you, {field|First Name|14|none|friend}!',
    screenSizes: { mobilePortrait: DEFAULT_LAYOUT },
  };
  const { container } = render(
    <Provider store={signedIn()}>
      <UiProvider>
        <EditorProvider value={createEditor(DEFAULT_CONTENT)}>
          <VersionStill content={{ ...DEFAULT_CONTENT, items: [item] }} />
        </EditorProvider>
      </UiProvider>
    </Provider>,
  );
  expect(container).toHaveTextContent('Thank you, friend!');
});
