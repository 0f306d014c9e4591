import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from 'shared-kernel/ui';
import { PrivacyPage } from './PrivacyPage';
import { PRIVACY_SECTIONS } from './privacySections';
import { TermsPage } from './TermsPage';
import { TERMS_SECTIONS } from './termsSections';

const InTheShell = ({ children }: { readonly children: ReactNode }) => (
  <UiProvider>
    <MemoryRouter>{children}</MemoryRouter>
  </UiProvider>
);

const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the policies (spec §2)', () => {
  it('privacy: GDPR rights, log files, cookies, children under 13, consent', () => {
    render(<PrivacyPage />, { wrapper: InTheShell });
    expect(document.title).toBe('Privacy policy – Supporter Screens');
    expect(sections()).toEqual(
      expect.arrayContaining([
        'Your GDPR rights',
        'Log files',
        'Cookies',
        'Children under 13',
        'Consent',
      ]),
    );
  });

  it('terms: their sections, and the law of the Netherlands', () => {
    render(<TermsPage />, { wrapper: InTheShell });
    expect(document.title).toBe('Terms & conditions – Supporter Screens');
    expect(sections().slice(1)).toEqual([
      'Cookies',
      'Licence',
      'Comments',
      'Links',
      'iFrames',
      'Liability',
      'Privacy',
      'Disclaimer',
    ]);
    expect(screen.getByText(/governed by the law of the Netherlands/)).toBeVisible();
  });

  it('no section is empty, and none stands twice', () => {
    for (const texts of [PRIVACY_SECTIONS, TERMS_SECTIONS]) {
      const headings = texts.map(({ heading }) => heading);
      expect(new Set(headings).size).toBe(headings.length);
      for (const { paragraphs } of texts) expect(paragraphs.join('').length).toBeGreaterThan(20);
    }
  });
});
