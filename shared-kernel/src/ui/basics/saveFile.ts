type FileType = 'application/json' | 'text/csv' | 'text/plain;charset=utf-8';

/** Hands a text in parts to the browser as a file to keep. */
export function saveFile(fileName: string, type: FileType, parts: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
