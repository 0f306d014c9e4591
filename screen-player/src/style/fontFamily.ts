/** A quoted family with the Arial fallback of spec §9. What could end the quotation is dropped. */
export function fontFamily(family: string): string {
  const name = family.replace(/["\\\p{Cc}]/gu, '').trim();
  return name === '' || name === 'Arial' ? 'Arial, sans-serif' : `"${name}", Arial, sans-serif`;
}
