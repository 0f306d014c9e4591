/**
 * The parser of CSV, 15 kB gzipped that the list of fields does without. The page where a file is chosen begins to load it,
 * so that it is there with the file.
 */
export const loadPreviewing = async () => {
  // Taken apart here, so that webpack leaves out the rest of the package.
  const { previewFile } = await import('supporter-data');
  return previewFile;
};
