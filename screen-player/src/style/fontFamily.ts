/** Families that devices bring along; any other may be one of the catalogue [P60]. */
const OF_DEVICES = /^(Arial|Georgia|Helvetica|Tahoma|Times New Roman|Trebuchet MS|Verdana)?$/;

export const isOfDevices = (family: string): boolean => OF_DEVICES.test(family);

/**
 * A quoted family with the Arial fallback of spec §9; what could end the quotation is dropped. One of the catalogue bears
 * names of its own in a page (`facesOf`), which may have one of that name itself.
 */
export function fontFamily(family: string): string {
  const name = family.replace(/["\\\p{Cc}]/gu, '').trim();
  const named = isOfDevices(name)
    ? `"${name}"`
    : `"SS ${name}", "${name}", "SS ${name} Arial", "SS ${name} Roboto"`;
  return `${name === '' || name === 'Arial' ? '' : `${named}, `}Arial, sans-serif`;
}
