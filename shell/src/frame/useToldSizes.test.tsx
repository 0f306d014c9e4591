import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useToldSizes } from './useToldSizes';

let resized: () => void;
const sizes = { header: 0, row: 0, page: 0 };
const root = document.documentElement;

beforeEach(() => {
  root.removeAttribute('style');
  Object.assign(sizes, { header: 48, row: 48, page: window.innerWidth });
  globalThis.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      resized = () => {
        act(() => told([], this));
      };
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  jest
    .spyOn(root, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, 0, sizes.page, 100));
});

afterEach(() => jest.restoreAllMocks());

const measured = (element: HTMLElement | null, of: 'header' | 'row'): void => {
  if (element !== null) Object.defineProperty(element, 'offsetHeight', { get: () => sizes[of] });
};

const Measured = () => {
  const header = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useToldSizes(header, row);
  return (
    <div
      ref={(element) => {
        header.current = element;
        measured(element, 'header');
      }}
    >
      <div
        ref={(element) => {
          row.current = element;
          measured(element, 'row');
        }}
      />
    </div>
  );
};

const opened = (isWide: boolean) => {
  window.matchMedia = jest.fn(() => ({ matches: isWide }) as MediaQueryList);
  render(<Measured />);
  resized();
  return jest.spyOn(root.style, 'setProperty');
};
const told = (name: string): string => root.style.getPropertyValue(`--${name}`);

it('tells how high the header is where it sticks, and of a banner alone where its row scrolls away', () => {
  sizes.header = 80;
  opened(true);
  expect([told('header-height'), told('header-row-height')]).toEqual(['80px', '48px']);
  opened(false);
  expect([told('header-height'), told('header-row-height')]).toEqual(['32px', '48px']);
});

it('says nothing that is said already, nor of a gutter that is not there', () => {
  const said = opened(true);
  expect(told('gutter-width')).toBe('');
  resized();
  expect(said).not.toHaveBeenCalled();
  sizes.page -= 15;
  resized();
  expect(said.mock.calls).toEqual([['--gutter-width', '15px']]);
});

it('keeps what it said of the gutter while the page is locked', () => {
  sizes.page -= 15;
  opened(true);
  document.body.setAttribute('data-scroll-lock', '');
  sizes.page += 15;
  resized();
  expect(told('gutter-width')).toBe('15px');
  document.body.removeAttribute('data-scroll-lock');
  resized();
  expect(told('gutter-width')).toBe('0px');
});
