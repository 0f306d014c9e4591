import { LegalText } from './LegalText';
import { PRIVACY_SECTIONS } from './privacySections';

export const PrivacyPage = () => (
  <LegalText
    title="Privacy policy"
    help="What is stored about you and about supporters, why, and what you can ask for."
    changed="24 November 2026"
    sections={PRIVACY_SECTIONS}
  />
);
