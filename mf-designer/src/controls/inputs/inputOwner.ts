import { createContext, useContext, useState } from 'react';

const InputOwner = createContext('');

/** Whose properties the inputs inside show: the selected items. The inputs stay while the owner changes. */
export const InputOwnerProvider = InputOwner.Provider;

export const useInputOwner = (): string => useContext(InputOwner);

interface TypedText<T> {
  readonly text: string;
  /** The document's value when it was written: it goes when that changes elsewhere. */
  readonly over: T;
  readonly owner: string;
}

/** What is written into an input and not, or not so, in the document; null where there is no such thing. */
export function useTypedText<T>(value: T) {
  const owner = useInputOwner();
  const [written, setWritten] = useState<TypedText<T> | null>(null);
  const holds = written?.owner === owner && written.over === value;
  return {
    typed: holds ? written.text : null,
    /** `over`: the value that the document has once this is written. */
    keep: (text: string, over: T) => {
      setWritten({ text, over, owner });
    },
    drop: () => {
      setWritten(null);
    },
  };
}
