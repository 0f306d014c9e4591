/** Hands a value to the browser as a JSON file to keep. */
export function saveJson(fileName: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
