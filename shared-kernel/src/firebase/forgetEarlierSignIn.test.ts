import { forgetEarlierSignIn } from './forgetEarlierSignIn';

const deleteDatabase = jest.fn();

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  deleteDatabase.mockReset();
});

it('deletes what an earlier version kept', () => {
  Object.defineProperty(globalThis, 'indexedDB', { value: { deleteDatabase }, configurable: true });
  forgetEarlierSignIn();
  expect(deleteDatabase).toHaveBeenCalledWith('firebaseLocalStorageDb');
});

it('lets the page begin where the browser refuses the database', () => {
  Object.defineProperty(globalThis, 'indexedDB', {
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    configurable: true,
  });
  expect(forgetEarlierSignIn).not.toThrow();
});
