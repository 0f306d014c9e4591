import { act, render, screen, within } from '@testing-library/react';
import { UiProvider } from 'shared-kernel/ui';
import { TagList } from './TagList';

const room = { px: 0, wraps: false };
let measure: (() => void) | null = null;

// jsdom lays nothing out: each tag is 50 px wide.
beforeEach(() => {
  Object.assign(room, { px: 400, wraps: false });
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 50 } as DOMRect);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => room.px);
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation(
      () => ({ columnGap: '4px', flexWrap: room.wraps ? 'wrap' : 'nowrap' }) as CSSStyleDeclaration,
    );
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'ResizeObserver');
});

function open(px: number) {
  render(<TagList name="Hello" tags={['Draft', 'Gala', 'To check']} onChoose={() => undefined} />, {
    wrapper: UiProvider,
  });
  resize(px);
}

function resize(px: number) {
  room.px = px;
  act(() => {
    measure?.();
  });
}

const list = () => screen.getByLabelText('Tags of Hello');
const more = () => within(list()).queryByText(/^\+/)?.parentElement ?? null;

it('says how many tags more there are than stand on the line, and which', () => {
  open(100);
  expect(more()).toHaveTextContent('+2and Gala, To check');
  expect(more()).toHaveAttribute('title', 'Gala, To check');
  resize(150);
  expect(more()).toHaveTextContent('+1and To check');
  resize(158);
  expect(more()).toBeNull();
});

it('says nothing of more where tags take more lines', () => {
  room.wraps = true;
  open(100);
  expect(more()).toBeNull();
});

it('asks for as much room as its first tag takes beside what says that there are more', () => {
  open(100);
  expect(list().style.getPropertyValue('--least')).toBe('90px');
});
