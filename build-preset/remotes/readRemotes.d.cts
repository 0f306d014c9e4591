/** A remote's facts, as its package.json states them; `package` is the name of its folder. */
export interface RemoteFacts {
  readonly package: string;
  readonly id: string;
  /** The port of its dev server. */
  readonly port: number;
  readonly paths: readonly string[];
  /** What has to be there before they are opened: somebody logged in, or, where it is not said, a year as well. */
  readonly needs?: 'login' | 'year';
  /** Its entry in the header, whose entries stand in the order of these numbers. */
  readonly nav: { readonly label: string; readonly path: string; readonly order: number } | null;
  /** The team, as people are told it. */
  readonly owner: string;
}

export function readRemotes(house: string): readonly RemoteFacts[];
export function readRemote(folder: string): RemoteFacts | null;
