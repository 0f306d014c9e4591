import { act, render, screen } from '@testing-library/react';
import { DEFAULT_CONTENT } from 'shared-kernel/model';
import { UiProvider } from 'shared-kernel/ui';

import { ScaledStage } from '../canvas/ScaledStage';
import { roomBoxAtom } from '../canvas/zoom/zoomAtom';
import { createEditor } from '../editor/createEditor';
import { EditorProvider } from '../editor/EditorContext';
import { AfterCanvas } from './AfterCanvas';

afterEach(() => {
  jest.restoreAllMocks();
});

it('the stage is drawn in the size of its room alone', () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(244);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(444);
  const scales: number[] = [];
  render(
    <UiProvider>
      <EditorProvider value={createEditor(DEFAULT_CONTENT)}>
        <ScaledStage stage={{ width: 400, height: 400 }}>
          {(scale) => {
            scales.push(scale);
            return 'Stage';
          }}
        </ScaledStage>
      </EditorProvider>
    </UiProvider>,
  );
  expect(screen.getByText('Stage')).toBeVisible();
  expect(new Set(scales).size).toBe(1);
  expect(scales[0]).toBeLessThan(1);
});

it('what stands beside the canvas is drawn once its room is known', () => {
  const editor = createEditor(DEFAULT_CONTENT);
  const { container } = render(
    <EditorProvider value={editor}>
      <AfterCanvas waiting="Waiting">Objects</AfterCanvas>
    </EditorProvider>,
  );
  expect(container).toHaveTextContent('Waiting');
  act(() => {
    editor.store.set(roomBoxAtom, { width: 200, height: 400 });
  });
  expect(container).toHaveTextContent('Objects');
});
