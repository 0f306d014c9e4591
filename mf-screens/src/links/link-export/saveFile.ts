/** Hands a text in parts to the browser as a CSV file to keep. */
export function saveFile(fileName: string, parts: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
