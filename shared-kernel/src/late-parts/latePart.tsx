import { createContext, lazy, Suspense, use, useMemo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { MissingDialog, MissingPart, PageOnItsWay } from './Missing';

type Load<Props> = () => Promise<ComponentType<Props>>;

interface LateOptions<Props> {
  /** Stands there while it is on its way. */
  readonly waiting?: ReactNode;
  /** Stands there where it cannot be loaded. */
  readonly missing?: (retry: () => void, props: Props) => ReactNode;
}

/** `load` brings the part's code before it is shown; what has come is shown without a wait. */
export type LatePart<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

const Retry = createContext<() => void>(() => undefined);

/**
 * A part of a page whose code comes when it is first shown. Where it does not come (no network, a file that is gone), the
 * page stays as it is, with what somebody has typed into it, and the part is asked for again: by hand, and whenever it is
 * opened anew. `lazy` alone would take the whole page.
 */
export function latePart<Props extends object>(
  load: Load<Props>,
  { waiting = null, missing = (retry) => <MissingPart onRetry={retry} /> }: LateOptions<Props> = {},
): LatePart<Props> {
  let arrived: ComponentType<Props> | null = null;
  const bring = async () => (arrived ??= await loaded(load));
  const Missing = (props: Props) => missing(use(Retry), props);
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await bring() };
      } catch (cause) {
        next = attempt();
        // Whoever looks after it is told of a file that is gone; without a network there is nothing to tell.
        if (navigator.onLine) reportError(cause);
        return { default: Missing };
      }
    });
  let next = attempt();

  const LatePart = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props>>(() => arrived ?? next);
    const retry = useMemo(
      () => () => {
        setPart(() => next);
      },
      [],
    );
    return (
      <Retry value={retry}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </Retry>
    );
  };
  return Object.assign(LatePart, { load: bring });
}

/** Asked for once more where there is a network: one file of several may have been lost on the way. */
async function loaded<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (!navigator.onLine) throw cause;
    return load();
  }
}

/** A dialog that few open. */
export const lateDialog = <Props extends { readonly onClose: () => void }>(load: Load<Props>) =>
  latePart(load, {
    missing: (retry, { onClose }) => <MissingDialog onRetry={retry} onClose={onClose} />,
  });

/** A page in files of its own. */
export const latePage = <Props extends object>(load: Load<Props>) =>
  latePart(load, { waiting: <PageOnItsWay /> });
