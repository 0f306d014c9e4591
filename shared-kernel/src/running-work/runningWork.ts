/** Something that a page has begun and that goes on whichever page is shown; what the server begins is not told here. */
export interface RunningWork {
  /** Tells it from everything else that runs. */
  readonly id: string;
  /** "Exporting personal links" */
  readonly words: string;
  /** Of all of it, from 0 to 1; null where nothing tells it. */
  readonly done: number | null;
  /** The page on which it is seen. */
  readonly to: string;
  /** The year in which that page shows it; absent where it is seen in every year. */
  readonly yearId?: string;
  /** Whether it ends with the window, which is then not closed without a question. */
  readonly needsWindow: boolean;
  readonly stop?: () => void;
}

/** How it ended, for whoever is on another page by then. */
export interface WorkEnd {
  readonly failed: boolean;
  readonly header: string;
  readonly body: string;
  readonly link?: { readonly to: string; readonly label: string };
}

export interface EndedWork {
  readonly work: RunningWork;
  readonly end: WorkEnd;
}

/**
 * The names of the events by which the shell and areas of different releases speak of work. They agree on them and on the
 * records above alone: the shell asks what runs, and is told that it changed. Where it knows neither, work runs all the
 * same, and its page tells of it.
 */
export const ASKED = 'supporter-screens:running-work';
export const CHANGED = 'supporter-screens:running-work-changed';

export interface Question {
  readonly offer: (works: readonly RunningWork[]) => void;
}

export interface Change {
  /** What ended by it and is told; null otherwise. */
  readonly ended: EndedWork | null;
}
