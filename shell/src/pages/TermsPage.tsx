import { LegalText } from './LegalText';
import { TERMS_SECTIONS } from './termsSections';

export const TermsPage = () => (
  <LegalText
    title="Terms & conditions"
    help="By using Supporter Screens you accept these terms."
    changed="21 November 2026"
    sections={TERMS_SECTIONS}
  />
);
