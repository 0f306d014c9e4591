import type { DocumentData } from 'functions/handlers';
import type { YearStory } from 'shared-kernel/model';
import lanternStreet from '../../demo/lantern-street-2026.definitions.json';
import { OAKHOLLOW_SHOWS, type DemoShows } from './demoResults';
import { OAKHOLLOW_STORY } from './demoStory';
import oakhollow from '../../demo/oakhollow-2026.definitions.json';

/** A year of the demo: its supporters as a file to import, and what is built on them. */
export interface DemoYear {
  /** A file of the demo folder. */
  readonly supporters: string;
  readonly definitions: {
    readonly year: {
      readonly id: string;
      readonly name: string;
      readonly dateFrom: string;
      readonly dateTo: string;
      readonly embedPage: string;
    };
    readonly searches: readonly DemoDefinition[];
    readonly screens: readonly DemoDefinition[];
  };
  /** Absent where nobody has set one. */
  readonly story?: YearStory;
  /** Absent where no links were sent. */
  readonly shows?: DemoShows;
}

type DemoDefinition = DocumentData & { readonly id: string };

export interface DemoOrganisation {
  readonly id: string;
  readonly name: string;
  readonly preferences: {
    readonly fontFamilies: readonly string[];
    readonly colours: readonly string[];
  };
  readonly years: readonly DemoYear[];
}

/** Two, so that the superadmin's drop-down and the walls between organisations can be seen. */
export const DEMO_ORGANISATIONS: readonly DemoOrganisation[] = [
  {
    id: 'oakhollow',
    name: 'Oakhollow Woodland Trust',
    preferences: {
      fontFamilies: ['Bricolage Grotesque', 'Public Sans'],
      colours: ['#12372a', '#436850', '#f6f1e3', '#f2b950', '#c8553d'],
    },
    years: [
      {
        supporters: 'oakhollow-2026.csv',
        definitions: oakhollow,
        story: OAKHOLLOW_STORY,
        shows: OAKHOLLOW_SHOWS,
      },
    ],
  },
  {
    id: 'lantern-street',
    name: 'Lantern Street Kitchens',
    preferences: {
      fontFamilies: ['Lora', 'Nunito'],
      colours: ['#3a1f2b', '#f3b98c', '#ffe9c9'],
    },
    years: [{ supporters: 'lantern-street-2026.csv', definitions: lanternStreet }],
  },
];
