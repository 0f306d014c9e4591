import type { YearStory } from 'shared-kernel/model';

/** How Oakhollow's year hangs together, for whoever opens the page "Story" for the first time. */
export const OAKHOLLOW_STORY: YearStory = {
  language: 'en',
  transition: 'push',
  linksLeadTo: 'embedPage',
  hostedPage: {
    path: 'oakhollow-2026',
    title: 'Your year among the trees',
    description: 'What grew in Oakhollow’s woods this year, because of people like you.',
  },
  look: 'own',
  logo: '/demo/oakhollow.svg',
  colour: '#12372a',
  closingCard: {
    shown: true,
    title: 'You grew this wood',
    numbers: [
      { text: '{field|Trees Planted|0|none|}', label: 'trees planted in 2026' },
      { text: '{field|Volunteer Hours|0|none|}', label: 'hours in the woods' },
      { text: '{field|Favourite Tree|20|none|}', label: 'your favourite tree' },
      { text: '{search|spoke-up|0|numberOfTimes|}', label: 'you spoke up for old trees' },
    ],
    actions: [
      { label: 'Walk with us', address: 'https://example.org/oakhollow/walks' },
      { label: 'Plant one more', address: 'https://example.org/oakhollow/plant' },
    ],
    qrCode: true,
  },
};
