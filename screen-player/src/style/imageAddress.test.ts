import { imageAddress } from './imageAddress';

describe('image addresses', () => {
  it.each([
    ['https://pictures.example/a.jpg', 'https://pictures.example/a.jpg'],
    [' https://pictures.example/a b.jpg ', 'https://pictures.example/a%20b.jpg'],
    ['/demo/wood.svg', '/demo/wood.svg'],
    ['http://localhost:4400/x.png', 'http://localhost:4400/x.png'],
    ['http://127.0.0.1/x.png', 'http://127.0.0.1/x.png'],
  ])('[P13] %s is requested as %s', (url, address) => {
    expect(imageAddress(url)).toBe(address);
  });

  it.each([
    '',
    'http://pictures.example/a.jpg',
    '//pictures.example/a.jpg',
    '/\\pictures.example/a.jpg',
    '/\t/pictures.example/a.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://x.example/1',
    'picture.jpg',
    'http://localhost.evil.example/x.png',
  ])('[P13] %j is not requested', (url) => {
    expect(imageAddress(url)).toBeNull();
  });

  it('[P13] makes paths absolute for a foreign page', () => {
    expect(imageAddress('/demo/wood.svg', 'https://screens.example')).toBe(
      'https://screens.example/demo/wood.svg',
    );
  });
});
