import { createHash } from 'node:crypto';
import { fingerprintOf } from './fingerprintOf';

it('is the SHA-256 of the bytes in hex', async () => {
  const text = 'Email\nzoë@example.org\n';
  expect(await fingerprintOf(new Blob([text]))).toBe(
    createHash('sha256').update(text).digest('hex'),
  );
});
