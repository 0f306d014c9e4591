import type { ReactNode } from 'react';
import { latePage } from 'shared-kernel/late-parts';
import type { Organisation, Year } from 'shared-kernel/model';
import { ActivitySection } from '../activity/ActivitySection';
import { ImportAndExport } from '../definitions/ImportAndExport';
import { SupporterDataSection } from '../erasure/SupporterDataSection';
import { OrganisationsSection } from '../organisations/OrganisationsSection';
import { PeopleSection } from '../people/PeopleSection';
import { PreferencesSection } from '../preferences/PreferencesSection';
import { SharingSection } from '../sharing/SharingSection';
import { Years } from '../years/Years';

/** It brings the player along. */
const BrandSettings = latePage(async () => (await import('./BrandSettings')).BrandSettings);

/** Opened by few, and brings the words of conditions along. */
const CareSettings = latePage(async () => (await import('./CareSettings')).CareSettings);

/** What the pages of settings are about. */
export interface Settings {
  readonly organisation: Organisation;
  readonly years: readonly Year[];
  readonly deletedYears: readonly Year[];
  /** The one that is worked on. */
  readonly year: Year | null;
  readonly isAdmin: boolean;
  readonly isSuperadmin: boolean;
}

/** One page of the settings, at `/set-up/:page`. */
export interface SettingsPage {
  readonly id: string;
  readonly title: string;
  /** What a page says of itself under its heading, where no part of it does. */
  readonly help?: string;
  readonly isFor: (settings: Settings) => boolean;
  /** Null for a page of another area. */
  readonly content: ((settings: Settings) => ReactNode) | null;
  /** Holds forms: what was entered stays while other settings are looked at. The others are read anew. */
  readonly keeps?: true;
}

const forAdmins = ({ isAdmin }: Settings) => isAdmin;
const ofAYear = ({ isAdmin, year }: Settings) => isAdmin && year !== null;

export const SETTINGS_PAGES: readonly SettingsPage[] = [
  {
    id: 'years',
    title: 'Years',
    isFor: forAdmins,
    keeps: true,
    content: ({ organisation, years }) => <Years organisation={organisation} years={years} />,
  },
  {
    id: 'people',
    title: 'People',
    isFor: forAdmins,
    keeps: true,
    content: ({ organisation }) => <PeopleSection organisation={organisation} />,
  },
  {
    id: 'brand',
    title: 'Brand kit',
    help: 'Logo, colours, fonts and corners that templates and new objects take. Begin with your logo, or by hand.',
    isFor: forAdmins,
    keeps: true,
    content: ({ organisation }) => <BrandSettings organisation={organisation} />,
  },
  {
    id: 'fonts',
    title: 'Fonts and colours',
    isFor: forAdmins,
    keeps: true,
    content: ({ organisation }) => <PreferencesSection organisation={organisation} />,
  },
  {
    id: 'pictures',
    title: 'Pictures',
    isFor: ({ year }) => year !== null,
    content: null,
  },
  {
    id: 'sharing',
    title: 'Sharing',
    isFor: ofAYear,
    content: () => <SharingSection />,
  },
  {
    id: 'data',
    title: 'Supporters’ data',
    isFor: ({ isAdmin, years, deletedYears }) => isAdmin && years.length + deletedYears.length > 0,
    content: ({ organisation, years, deletedYears, year }) => (
      <>
        {year !== null && <ImportAndExport key={year.id} />}
        <SupporterDataSection
          organisation={organisation}
          years={years}
          deletedYears={deletedYears}
        />
      </>
    ),
  },
  {
    id: 'care',
    title: 'Care list',
    help: 'Whom you keep out of counts, examples, previews, links and screens for a while: after a bereavement, a complaint, or because they asked. Admins only see it, and the activity says who looked.',
    isFor: forAdmins,
    content: ({ organisation }) => <CareSettings organisation={organisation} />,
  },
  {
    id: 'activity',
    title: 'Activity',
    isFor: forAdmins,
    content: ({ organisation, years, deletedYears }) => (
      <ActivitySection organisation={organisation} years={[...years, ...deletedYears]} />
    ),
  },
  {
    id: 'organisations',
    title: 'Organisations',
    isFor: ({ isSuperadmin }) => isSuperadmin,
    keeps: true,
    content: ({ organisation }) => <OrganisationsSection organisation={organisation} />,
  },
];
