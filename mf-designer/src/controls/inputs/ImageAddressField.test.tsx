import { act, render, screen } from '@testing-library/react';
import { UiProvider } from 'shared-kernel/ui';

import { ImageAddressField } from './ImageAddressField';

const tried: HTMLImageElement[] = [];
const OwnImage = window.Image;

beforeEach(() => {
  jest.useFakeTimers();
  tried.length = 0;
  Object.assign(window, {
    Image: function KeptImage() {
      const image = new OwnImage();
      tried.push(image);
      return image;
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { Image: OwnImage });
});

const field = (value: string) => (
  <UiProvider>
    <ImageAddressField
      label="Image URL"
      value={value}
      asked={false}
      onChange={() => undefined}
      onReached={() => undefined}
    />
  </UiProvider>
);

it('[S68] says when an address leads to no picture, once it has been at rest', () => {
  const { rerender } = render(field('https://pictures.example/tr'));
  rerender(field('https://pictures.example/tree.png'));
  act(() => {
    jest.advanceTimersByTime(600);
  });
  expect(tried.map(({ src }) => src)).toEqual(['', 'https://pictures.example/tree.png']);
  const input = screen.getByRole('textbox', { name: 'Image URL' });
  expect(input).not.toHaveAccessibleDescription();
  act(() => {
    tried[1]?.dispatchEvent(new Event('error'));
  });
  expect(input).toHaveAccessibleDescription(/^This image cannot be loaded/);
  expect(input).toBeValid();
  rerender(field('https://pictures.example/other.png'));
  expect(input).not.toHaveAccessibleDescription();
});

it('[S10] an address that is never shown is not tried', () => {
  render(field('http://pictures.example/tree.png'));
  expect(tried).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Image URL' })).toBeInvalid();
});
