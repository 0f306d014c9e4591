import type { HelpTopic } from '../helpTopic';

export const publishing: HelpTopic = {
  id: 'publish',
  title: 'Publish',
  summary: 'Show supporters what you have saved, at once or on a day, and take it down again.',
  pages: ['/screens/publish'],
  sections: [
    {
      heading: 'See what changes first',
      steps: [
        'Open **Screens**, then **Publishing**.',
        'Look at each screen before and after, at how many supporters gain or lose it, and at what Checks have found.',
        'Choose what to publish, now or from a moment on, and press **Publish**.',
      ],
      picture: {
        file: 'publish',
        shows: 'What supporters see, and the versions that were published',
      },
    },
    {
      heading: 'Taking down, and going back',
      paragraphs: [
        '**Take down** shows supporters nothing any more, at once. **Go back to it** publishes an earlier version as it was then. What is saved stays as it is.',
      ],
    },
    {
      heading: 'A second pair of eyes',
      paragraphs: [
        'An admin can ask that a second person approves what is published. They see exactly what you asked for; what is saved afterwards is not in it.',
      ],
    },
  ],
};
