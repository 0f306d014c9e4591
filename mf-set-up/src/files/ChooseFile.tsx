import { useRef } from 'react';
import { Button, Upload, VisuallyHidden } from 'shared-kernel/ui';

interface ChooseFileProps {
  /** What the file is, for who hears the page. */
  readonly label: string;
  readonly accept: string;
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** The button that asks for a file. The same file, once it is mended, is a choice again. */
export const ChooseFile = ({ label, accept, onFile, ...button }: ChooseFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          accept={accept}
          aria-label={label}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) onFile(file);
            currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <Button
        {...button}
        variant="outline"
        onClick={() => {
          input.current?.click();
        }}
      >
        <Upload aria-hidden />
        Choose a file
      </Button>
    </>
  );
};
