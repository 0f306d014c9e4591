import { fireEvent, render, screen } from '@testing-library/react';
import { DragHandle } from './DragHandle';
import { UiProvider } from './UiProvider';
import { useReorder } from './useReorder';

/** jsdom lays nothing out: every row is 50 px high, 60 px below the one before. */
function standAsStack(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const place = Number(this.dataset['place'] ?? 0);
    return DOMRect.fromRect({ x: 0, y: place * 60, width: 300, height: 50 });
  });
}

const List = ({ ids, onMove }: { ids: string[]; onMove: (id: string, place: number) => void }) => {
  const reorder = useReorder(ids, onMove);
  return (
    <ul>
      {ids.map((id, place) => (
        <li key={id} ref={reorder.rowRef(id)} data-place={place}>
          <DragHandle onGrab={reorder.onGrab(id)} />
          {id}
        </li>
      ))}
    </ul>
  );
};

function open(ids = ['a', 'b', 'c']) {
  standAsStack();
  const onMove = jest.fn();
  const list = (shown: string[]) => (
    <UiProvider>
      <List ids={shown} onMove={onMove} />
    </UiProvider>
  );
  const { rerender } = render(list(ids));
  const grab = (id: string, button = 0) => {
    const handle = screen.getByText(id).querySelector('[data-drag-handle]');
    fireEvent.pointerDown(handle ?? document.body, { pointerId: 1, button, clientY: 20 });
  };
  const drag = (clientY: number) => fireEvent.pointerMove(window, { pointerId: 1, clientY });
  const drop = () => fireEvent.pointerUp(window, { pointerId: 1 });
  return { onMove, grab, drag, drop, show: (shown: string[]) => rerender(list(shown)) };
}

const shiftsOf = (ids: string[]) => ids.map((id) => screen.getByText(id).style.translate);

afterEach(() => {
  jest.restoreAllMocks();
});

it('moves a row to where it is let go, and lets the others make way meanwhile', () => {
  const { onMove, grab, drag, drop } = open();
  grab('a');
  drag(110);
  expect(shiftsOf(['a', 'b', 'c'])).toEqual(['0 90px', '0 -60px', '']);
  drop();
  expect(onMove.mock.calls).toEqual([['a', 1]]);
  expect(shiftsOf(['a', 'b', 'c'])).toEqual(['', '', '']);
});

it('says nothing where a row is let go in its own place', () => {
  const { onMove, grab, drag, drop } = open();
  grab('b');
  drag(30);
  drop();
  expect(onMove).not.toHaveBeenCalled();
});

it('puts the row back on Escape', () => {
  const { onMove, grab, drag, drop } = open();
  grab('a');
  drag(200);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(shiftsOf(['a', 'b', 'c'])).toEqual(['', '', '']);
  drop();
  expect(onMove).not.toHaveBeenCalled();
});

it('follows one pointer, and only its main button', () => {
  const { onMove, grab, drag, drop } = open();
  grab('a', 2);
  drag(200);
  drop();
  expect(onMove).not.toHaveBeenCalled();
  grab('a');
  fireEvent.pointerMove(window, { pointerId: 7, clientY: 400 });
  expect(shiftsOf(['a'])).toEqual(['']);
});

it('drags on while the rows are drawn anew', () => {
  const { onMove, grab, drag, drop, show } = open();
  grab('c');
  drag(-60);
  show(['a', 'b', 'c']);
  drag(-200);
  drop();
  expect(onMove.mock.calls).toEqual([['c', 0]]);
});

it('lets go of the row when the list changes on its own', () => {
  const { onMove, grab, drag, drop, show } = open();
  grab('a');
  drag(200);
  show(['a', 'c']);
  expect(shiftsOf(['a', 'c'])).toEqual(['', '']);
  drop();
  expect(onMove).not.toHaveBeenCalled();
});
