import { saveFile } from 'shared-kernel/ui';

/** Hands a value to the browser as a JSON file to keep. */
export const saveJson = (fileName: string, value: unknown): void => {
  saveFile(fileName, 'application/json', [`${JSON.stringify(value, null, 2)}\n`]);
};
