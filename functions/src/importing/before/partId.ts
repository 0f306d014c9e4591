/** The id of a part by its number: their order is that of the numbers. */
export const partId = (number: number): string => String(number).padStart(6, '0');
