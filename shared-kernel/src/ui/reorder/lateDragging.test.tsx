import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../basics';
import { DragHandle } from './DragHandle';
import { draggingNow, loadDragging } from './lateDragging';
import { useReorder } from './useReorder';

let isReachable = false;

jest.mock('react-dnd-touch-backend', () => {
  if (!isReachable) throw new Error('Loading chunk 1 failed');
  return jest.requireActual<object>('react-dnd-touch-backend');
});

const IDS: readonly string[] = ['a', 'b'];

const List = ({ onMove }: { readonly onMove: () => void }) => {
  const { rowRef, grip } = useReorder(IDS, onMove);
  return (
    <ul>
      {IDS.map((id) => (
        <li key={id} ref={rowRef(id)}>
          <DragHandle grip={grip(id)} />
          {id}
        </li>
      ))}
    </ul>
  );
};

it('comes when the page is used, after one try that failed as well, and rows can be dragged from then on', async () => {
  const onMove = jest.fn();
  render(<List onMove={onMove} />, { wrapper: UiProvider });
  expect(screen.getAllByTitle('Drag to reorder')).toHaveLength(2);
  fireEvent.pointerMove(document.body);
  await expect(loadDragging()).rejects.toThrow('Loading chunk 1 failed');
  expect(draggingNow()).toBeNull();

  isReachable = true;
  await act(loadDragging);
  fireEvent.mouseDown(screen.getAllByTitle('Drag to reorder')[0] ?? document.body, { clientY: 20 });
  fireEvent.mouseMove(document.body, { clientY: 400 });
  fireEvent.mouseUp(document.body);
  expect(onMove).toHaveBeenCalledWith('a', 1);
});
