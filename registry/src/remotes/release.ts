import { BOUNDS, numberWithin } from 'shared-kernel/model';
import * as v from 'valibot';
import { ID, VERSION } from './places';

const Id = v.pipe(v.string(), v.regex(ID, 'An id has small letters and hyphens'));
const Version = v.pipe(v.string(), v.regex(VERSION, 'A version has three numbers, such as 1.2.0'));
const Path = v.pipe(v.string(), v.startsWith('/'));
const Order = numberWithin(BOUNDS.order);

const Pages = {
  /** The routes that it owns, in react-router's pattern syntax. */
  paths: v.array(Path),
  /** What has to be there before they are opened. */
  needs: v.picklist(['login', 'year']),
  /** Its entry in the header. */
  nav: v.nullable(v.object({ label: v.string(), path: Path, order: Order })),
};

const Built = {
  contract: numberWithin(BOUNDS.count),
  /** The version of the kernel that it was built with. */
  kernel: v.string(),
};

/** What a build says about itself in its manifest (build-preset's `stampOf`). */
const Stamp = v.object({
  id: Id,
  version: Version,
  owner: v.string(),
  ...Built,
  ...Pages,
});

export type Stamp = v.InferOutput<typeof Stamp>;

export const Release = v.object({
  version: Version,
  /** `sha256-…` of its manifest. */
  integrity: v.pipe(v.string(), v.regex(/^sha256-[\w+/]{43}=$/)),
  /** When it was promoted. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  ...Built,
  ...Pages,
});

export type Release = v.InferOutput<typeof Release>;

/** Whole percents of the browsers that get what comes next. */
export const SHARE = { least: 1, most: 99 } as const;

/** The one file of a remote that is ever written over; only its owner may. */
export const Pointer = v.object({
  id: Id,
  owner: v.string(),
  current: v.nullable(Release),
  next: v.nullable(v.object({ release: Release, share: v.pipe(numberWithin(SHARE), v.integer()) })),
  lastGood: v.nullable(Release),
});

export type Pointer = v.InferOutput<typeof Pointer>;

const Manifest = v.looseObject({
  supporterScreens: Stamp,
  metaData: v.looseObject({ remoteEntry: v.looseObject({ name: v.string() }) }),
  exposes: v.array(
    v.looseObject({
      assets: v.object({
        js: v.object({ sync: v.array(v.string()), async: v.array(v.string()) }),
        css: v.object({ sync: v.array(v.string()), async: v.array(v.string()) }),
      }),
    }),
  ),
});

/** A manifest as a build leaves it: what it says of the remote, and the files that it names. */
export const ReleaseManifest = v.pipe(
  Manifest,
  v.transform(({ supporterScreens, metaData, exposes }) => ({
    stamp: supporterScreens,
    files: [
      metaData.remoteEntry.name,
      ...exposes.flatMap(({ assets: { js, css } }) => [
        ...[...js.sync, ...js.async],
        ...[...css.sync, ...css.async],
      ]),
    ],
  })),
);

export type ReleaseManifest = v.InferOutput<typeof ReleaseManifest>;
