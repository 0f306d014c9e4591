/** Why an import ended without being done, as whole sentences that pages go on from. */
export const FAILURE_SENTENCES = {
  brokenOff: 'Something went wrong on our side. Please import the file again.',
  tooLong:
    'The file is too large to be taken in at once. Please divide it, and import its parts one after the other.',
  fileChanged: 'The file changed while it was sent. Please choose it again.',
  fileGone: 'The file is not here any more. Please import it again.',
  longNames: 'The names of the columns are too long to be stored together.',
  expired: 'Nobody went on with it for 7 days, so its file was deleted here.',
  restored:
    'The data was restored from a backup, so its file was deleted here. Please import the file again.',
  retention:
    'The last day on which supporter data of this year is kept is over, so its file was deleted here.',
} as const satisfies Record<string, string>;
