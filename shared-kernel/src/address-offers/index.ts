export { listAddressesAtom, type ListAddresses } from './listAddresses';
export { offerWords } from './offerWords';
export { SupporterAddressInput } from './SupporterAddressInput';
export { useAddressOffers } from './useAddressOffers';
