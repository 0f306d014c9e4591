import { fireEvent, render, screen } from '@testing-library/react';
import { DragHandle } from './DragHandle';
import { UiProvider } from '../basics';
import { loadDragging } from './lateDragging';
import { useReorder } from './useReorder';

/** jsdom lays nothing out: every row is 50 px high, 60 px below the one before. */
function standAsStack(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const index = Number(this.dataset['place'] ?? 0);
    return DOMRect.fromRect({ x: 0, y: index * 60, width: 300, height: 50 });
  });
}

const List = ({ ids, onMove }: { ids: string[]; onMove: (id: string, index: number) => void }) => {
  const reorder = useReorder(ids, onMove);
  return (
    <ul>
      {ids.map((id, index) => (
        <li key={id} ref={reorder.rowRef(id)} data-place={index}>
          <DragHandle grip={reorder.grip(id)} />
          {id}
        </li>
      ))}
    </ul>
  );
};

beforeAll(loadDragging);

function open(ids = ['a', 'b', 'c']) {
  standAsStack();
  const onMove = jest.fn();
  const list = (shown: string[]) => (
    <UiProvider>
      <List ids={shown} onMove={onMove} />
    </UiProvider>
  );
  const { rerender, unmount } = render(list(ids));
  const handleOf = (id: string) =>
    screen.getByText(id).querySelector('[data-drag-handle]') ?? document.body;
  const grab = (id: string, button = 0) => {
    fireEvent.mouseDown(handleOf(id), { button, clientY: 20 });
  };
  const drag = (clientY: number) => fireEvent.mouseMove(document.body, { clientY });
  const drop = () => fireEvent.mouseUp(document.body);
  return {
    onMove,
    handleOf,
    grab,
    drag,
    drop,
    unmount,
    show: (shown: string[]) => {
      rerender(list(shown));
    },
  };
}

const shiftsOf = (ids: string[]) => ids.map((id) => screen.getByText(id).style.translate);

afterEach(() => {
  jest.restoreAllMocks();
});

it('moves a row to where it is released, and lets the others make way meanwhile', () => {
  const { onMove, grab, drag, drop } = open();
  grab('a');
  drag(110);
  expect(shiftsOf(['a', 'b', 'c'])).toEqual(['0 90px', '0 -60px', '']);
  drop();
  expect(onMove.mock.calls).toEqual([['a', 1]]);
  expect(shiftsOf(['a', 'b', 'c'])).toEqual(['', '', '']);
});

it('says nothing where a row is released in its own place', () => {
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
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shiftsOf(['a', 'b', 'c'])).toEqual(['', '', '']);
  drop();
  expect(onMove).not.toHaveBeenCalled();
});

it('puts the row back when the window is left, or the system takes the touch', () => {
  for (const type of ['blur', 'touchcancel']) {
    const { onMove, grab, drag, drop, unmount } = open();
    grab('a');
    drag(200);
    fireEvent(window, new Event(type));
    expect(shiftsOf(['a', 'b', 'c'])).toEqual(['', '', '']);
    drop();
    expect(onMove).not.toHaveBeenCalled();
    unmount();
  }
});

it('is dragged by a finger', () => {
  const { onMove, handleOf } = open();
  const handle = handleOf('c');
  const touching = (clientY: number) => {
    const touch = { identifier: 1, target: handle, clientX: 0, clientY };
    return { touches: [touch], targetTouches: [touch] };
  };
  fireEvent.touchStart(handle, touching(140));
  fireEvent.touchMove(handle, touching(10));
  expect(shiftsOf(['a', 'b', 'c'])).toEqual(['0 60px', '0 60px', '0 -130px']);
  fireEvent.touchEnd(handle, { touches: [], targetTouches: [] });
  expect(onMove.mock.calls).toEqual([['c', 0]]);
});

it('is dragged by the main button only', () => {
  const { onMove, grab, drag, drop } = open();
  grab('a', 2);
  drag(200);
  expect(shiftsOf(['a', 'b', 'c'])).toEqual(['', '', '']);
  drop();
  expect(onMove).not.toHaveBeenCalled();
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

it('releases the row when the list changes on its own', () => {
  const { onMove, grab, drag, drop, show } = open();
  grab('a');
  drag(200);
  show(['a', 'c']);
  expect(shiftsOf(['a', 'c'])).toEqual(['', '']);
  drop();
  expect(onMove).not.toHaveBeenCalled();
});

it('releases the row when the list is left, and drags in the next one', () => {
  const first = open();
  first.grab('a');
  first.drag(200);
  first.unmount();
  first.drop();
  expect(first.onMove).not.toHaveBeenCalled();
  const next = open();
  next.grab('a');
  next.drag(110);
  next.drop();
  expect(next.onMove.mock.calls).toEqual([['a', 1]]);
});

it('keeps two lists of a page apart', () => {
  standAsStack();
  const [moved, other] = [jest.fn(), jest.fn()];
  render(
    <UiProvider>
      <List ids={['a', 'b']} onMove={moved} />
      <List ids={['x', 'y']} onMove={other} />
    </UiProvider>,
  );
  const handle = screen.getByText('y').querySelector('[data-drag-handle]') ?? document.body;
  fireEvent.mouseDown(handle, { clientY: 80 });
  fireEvent.mouseMove(document.body, { clientY: 0 });
  expect(shiftsOf(['a', 'b', 'x', 'y'])).toEqual(['', '', '0 60px', '0 -80px']);
  fireEvent.mouseUp(document.body);
  expect(moved).not.toHaveBeenCalled();
  expect(other.mock.calls).toEqual([['y', 0]]);
});

describe('rows that change places', () => {
  /** What the browser is asked to move, by the text of the row. */
  function glides(): string[] {
    const asked: string[] = [];
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return Number(this.dataset['place'] ?? 0) * 60;
    });
    Element.prototype.animate = function (this: Element, keyframes) {
      const { transform } = keyframes as PropertyIndexedKeyframes;
      asked.push(`${this.textContent}: ${String(transform)}`);
      return Object.assign(new EventTarget(), { cancel: () => undefined }) as Animation;
    };
    return asked;
  }

  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  /** As the browser draws the page, and a moment after. */
  const picture = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });

  it('glide there from where they stood', async () => {
    const asked = glides();
    const { show } = open();
    await picture();
    show(['b', 'a', 'c']);
    expect(asked).toEqual(['b: translate(0px, 60px),none', 'a: translate(0px, -60px),none']);
  });

  it('do not have the page laid out when they come first, or when there are more of them', async () => {
    glides();
    const read = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get');
    const { show } = open(['a', 'b']);
    expect(read).not.toHaveBeenCalled();
    await picture();
    read.mockClear();
    show(['a', 'b', 'c']);
    expect(read).not.toHaveBeenCalled();
    await picture();
    expect(read).toHaveBeenCalled();
  });

  it('stand there already after they were dragged', async () => {
    const asked = glides();
    const { grab, drag, drop, show } = open();
    await picture();
    grab('a');
    drag(110);
    drop();
    show(['b', 'a', 'c']);
    expect(asked).toEqual([]);
    await picture();
    show(['a', 'b', 'c']);
    expect(asked).toHaveLength(2);
  });

  it('do not where people ask for less movement', async () => {
    const asked = glides();
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
      );
    const { show } = open();
    await picture();
    show(['b', 'a', 'c']);
    expect(asked).toEqual([]);
  });
});
