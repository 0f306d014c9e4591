import { MEDIA_KINDS } from 'shared-kernel/model';
import { useMayEdit } from 'shared-kernel/roles';
import { Button, Upload } from 'shared-kernel/ui';
import { useRef, type ComponentProps } from 'react';

interface UploadButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'size' | 'variant' | 'colorPalette' | 'children'
> {
  readonly onFiles: (files: readonly File[]) => void;
}

/** What a chooser of files offers. */
const ACCEPTED_FILES = [
  ...MEDIA_KINDS.map((kind) => (kind === 'svg' ? '.svg' : `image/${kind}`)),
  '.heic',
];

/** Opens the device's chooser of files; not for whoever looks only. */
export const UploadButton = ({ onFiles, children, ...look }: UploadButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  if (!useMayEdit()) return null;
  return (
    <>
      <Button
        {...look}
        onClick={() => {
          input.current?.click();
        }}
      >
        <Upload size={16} aria-hidden /> {children}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Picture files"
        accept={ACCEPTED_FILES.join()}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
};
