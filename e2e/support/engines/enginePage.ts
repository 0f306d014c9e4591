export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** What a function for the page may take and answer. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/**
 * A page in one of the three browser engines, as a journey that runs in all of them needs it. Pressing and typing are the
 * browser's own input, never events made by a script. Elements are found by role and accessible name, and waited for.
 */
export interface EnginePage {
  readonly engine: Engine;
  open(address: string): Promise<void>;
  /** Presses the first element of the role and name, scrolled into sight. */
  press(role: string, name: string | RegExp): Promise<void>;
  /** Waits until there is an element of the role and name that can be seen. */
  see(role: string, name: string | RegExp): Promise<void>;
  /** Presses keys one after another, such as `Home` or `Control+v`. */
  keys(...chords: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Runs a function that needs nothing but its arguments in the page. */
  run<Args extends readonly Plain[], Result extends Plain>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  close(): Promise<void>;
}
