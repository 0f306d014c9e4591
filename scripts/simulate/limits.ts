/**
 * What Firestore, Cloud Functions (2nd gen) and Firebase Hosting document, and what they cost in a multi-region or a
 * region of the first tier. Sources: firebase.google.com/docs/firestore/quotas,
 * cloud.google.com/firestore/docs/best-practices, cloud.google.com/functions/quotas,
 * firebase.google.com/docs/hosting/functions, cloud.google.com/firestore/pricing, cloud.google.com/run/pricing,
 * cloud.google.com/storage/pricing.
 */
export const LIMITS = {
  documentBytes: 1_048_576,
  requestBytes: 10 * 1_048_576,
  /** Sustained, of one document. */
  writesPerMinuteOfADocument: 60,
  /** A collection's traffic begins with so many writes a second, and grows by half every five minutes. */
  coldWritesPerSecond: 500,
  warmingMs: 300_000,
  warmingFactor: 1.5,
  jobMs: 540_000,
  /** A request that comes through hosting. */
  requestMs: 60_000,
  answerBytes: 32 * 1_048_576,
  jobMegabytes: 2_048,
  requestMegabytes: 256,
} as const;

/** Dollars. */
export const PRICES = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  fileRead: 0.004 / 10_000,
  fileWrite: 0.05 / 10_000,
  invocation: 0.4 / 1_000_000,
  processorSecond: 0.000_024,
  gibibyteSecond: 0.000_002_5,
} as const;

/** Assumed, since nobody documents them: what a request to Firestore or to a bucket takes within its region. */
export const LATENCIES = {
  readMs: 15,
  queryMs: 30,
  documentMs: 0.05,
  commitMs: 60,
  writtenMs: 0.5,
  /** A request to the bucket, and each MiB of a file on its way. */
  fileMs: 60,
  mebibyteMs: 15,
} as const;

/** A bulk writer keeps ten requests of 20 writes on their way. */
export const BULK_MS_A_WRITE = 60 / 200;

/** How long an instance takes to start. */
export const COLD_START_MS = 3_000;

/** How often `resumeJobs` is called. */
export const RESUMED_EVERY_MS = 300_000;
