import { links } from 'shared-kernel/contract';

const LISTS = [links.searches(), links.screens(), links.fields()];
/** Whose pages are not of one thing. */
const SETTINGS = `${links.setUp()}/`;
const OWN = [links.home(), links.account(), links.setUp(), links.privacy(), links.terms()];

/** Where to be after another organisation or year was chosen: a page of one thing goes to its list. */
export const pageAfterSwitch = (pathname: string): string =>
  (pathname.startsWith(SETTINGS) ? pathname : OWN.find((page) => page === pathname)) ??
  LISTS.find((list) => pathname === list || pathname.startsWith(`${list}/`)) ??
  links.home();
