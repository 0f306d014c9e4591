import { act, render, screen } from '@testing-library/react';
import { useBeenNear } from './useBeenNear';

const Part = () => {
  const [part, hasBeenNear] = useBeenNear<HTMLParagraphElement>();
  return <p ref={part}>{hasBeenNear ? 'drawn' : 'not yet'}</p>;
};

describe('where the browser says what is near', () => {
  const told: ((near: boolean) => void)[] = [];
  const disconnect = jest.fn();

  beforeEach(() => {
    class Sight {
      constructor(call: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        told.push((isIntersecting) => {
          call([{ isIntersecting }]);
        });
      }
      observe = jest.fn();
      disconnect = disconnect;
    }
    Object.assign(window, { IntersectionObserver: Sight });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('tells once an element has come near, and of one that has gone again', () => {
    const { unmount } = render(<Part />);
    const tell = (near: boolean) => {
      act(() => {
        told.at(-1)?.(near);
      });
    };
    tell(false);
    expect(screen.getByText('not yet')).toBeVisible();
    tell(true);
    tell(false);
    expect(screen.getByText('drawn')).toBeVisible();
    unmount();
    expect(disconnect).toHaveBeenCalled();
  });
});

it('takes everything for near where no browser says', () => {
  render(<Part />);
  expect(screen.getByText('drawn')).toBeVisible();
});
