/** Hands a value to the browser as a JSON file to keep. */
export const saveJson = (fileName: string, value: unknown): void => {
  saveFile(fileName, `${JSON.stringify(value, null, 2)}\n`, 'application/json');
};

/** Hands a text to the browser as a file to keep. */
export const saveText = (fileName: string, text: string): void => {
  saveFile(fileName, text, 'text/plain;charset=utf-8');
};

function saveFile(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
