import fc from 'fast-check';
import { comparePaths } from '../values/compareValues';
import {
  documentKey,
  endOfCollection,
  endOfPrefix,
  keyInCollection,
  keyPrefix,
  pathOfKey,
} from './documentKey';

const id = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
  .map((text) => text.replace(/[/\0]/g, '-'));
/** Few ids, so that paths often share a beginning. */
const closeId = fc.oneof(
  fc.constantFrom('a', 'ab', 'b', '\u{1}', 'a\u{1}', 'é', '😀', '\u{ffff}'),
  id,
);
const pathOf = (pairs: readonly (readonly [string, string])[]): string => pairs.flat().join('/');
const path = fc.array(fc.tuple(closeId, closeId), { minLength: 1, maxLength: 3 }).map(pathOf);
const project = fc.constantFrom('demo', 'demo-2', 'd');

const collectionOf = (document: string): string => document.slice(0, document.lastIndexOf('/'));

describe('keys of documents', () => {
  it('[B17] gives back the path of a key', () => {
    fc.assert(
      fc.property(project, path, (projectId, document) => {
        expect(pathOfKey(documentKey(projectId, document))).toBe(document);
      }),
    );
  });

  it('[B17] orders the documents of one collection as their names are ordered', () => {
    fc.assert(
      fc.property(path, closeId, closeId, (document, left, right) => {
        const collection = collectionOf(document);
        const byKey = Buffer.compare(
          keyInCollection('p', collection, left),
          keyInCollection('p', collection, right),
        );
        const byName = comparePaths(`${collection}/${left}`, `${collection}/${right}`);
        expect(byKey).toBe(Math.sign(byName));
      }),
    );
  });

  it('[B17] keeps a collection in one range, without anything nested or of another collection', () => {
    fc.assert(
      fc.property(project, path, project, path, (projectId, document, otherProject, other) => {
        const collection = collectionOf(document);
        const key = documentKey(otherProject, other);
        const isInside =
          Buffer.compare(key, keyInCollection(projectId, collection, '')) >= 0 &&
          Buffer.compare(key, endOfCollection(projectId, collection)) < 0;
        expect(isInside).toBe(projectId === otherProject && collectionOf(other) === collection);
      }),
    );
  });

  it('[B17] keeps all that is nested below a document in one range', () => {
    fc.assert(
      fc.property(path, path, (parent, other) => {
        const key = documentKey('p', other);
        const isInside =
          Buffer.compare(key, keyPrefix('p', parent)) >= 0 &&
          Buffer.compare(key, endOfPrefix('p', parent)) < 0;
        expect(isInside).toBe(other.startsWith(`${parent}/`));
      }),
    );
  });
});
