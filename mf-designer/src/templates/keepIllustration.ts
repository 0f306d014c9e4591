import type { Result } from 'shared-kernel/model';

/** A drawing of the product's in some colours, a file of its own. */
export interface DrawnIllustration {
  readonly name: string;
  readonly alternativeText: string;
  readonly svg: string;
}

/** Brings a drawing into the organisation's library, where it is not there yet; its address, or why it could not be. */
export type KeepIllustration = (drawn: DrawnIllustration) => Promise<Result<string, string>>;
