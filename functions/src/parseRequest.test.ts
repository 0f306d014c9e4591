import { isValidEmail } from 'supporter-data';
import * as v from 'valibot';
import { DocumentId } from './parseRequest';

it.each(['a', 'Ünïcode id', '...', '__a', 'é'.repeat(200), '😀'])(
  '%s is an id that may be asked for',
  (id) => {
    expect(v.is(DocumentId, id)).toBe(true);
  },
);

it.each(['', '.', '..', 'a/b', '__x__', '__a\nb__', 'a\0', '\ud800', 'a\udc00b', 'x'.repeat(201)])(
  '%j is an id that no document can have',
  (id) => {
    expect(v.is(DocumentId, id)).toBe(false);
  },
);

it.each(['bea@example.org\0', '\ud800@example.org', 'bea@example\udc00.org'])(
  '%j is no email, since no document can have it as its id',
  (email) => {
    expect(isValidEmail(email)).toBe(false);
  },
);
