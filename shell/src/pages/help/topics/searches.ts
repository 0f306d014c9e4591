import { links } from 'shared-kernel/contract';
import type { HelpTopic } from '../helpTopic';

export const searches: HelpTopic = {
  id: 'searches',
  title: 'Build a search',
  summary: 'Describe a group of supporters, and see at once how many they are.',
  pages: [links.searches(), '/searches/:id'],
  sections: [
    {
      heading: 'Make one',
      steps: [
        'Open **Searches** and press **Add new search**.',
        'Give it a name that says who is in it, such as “Signed a petition this year”.',
        'Press **Add new condition**. A condition is about an action that supporters took, a value of a field, or another search.',
        'Choose whether supporters have to meet any of the conditions or all of them. The sentence on the page says in words what you have built, and the number beside it who matches right now.',
        'Press **Save search**. From there you can go on to a screen for these supporters.',
      ],
      picture: {
        file: 'search',
        shows: 'A search with its conditions, its sentence and its count',
      },
    },
    {
      heading: 'Start from people you know',
      steps: [
        'Press **Start from people you know** below the conditions and type the emails of one to five supporters who belong in the search.',
        'Press **Find what they share**. You get conditions that all of them meet, the rarest first, with how many supporters of the year meet each.',
        'Tick those that matter and add them. They are conditions like any other: change them, or take them back with **Undo**.',
      ],
      paragraphs: [
        'Sensitive fields and whatever names a person are never proposed. The emails are not kept, and the activity log notes that you looked these supporters up.',
      ],
    },
    {
      heading: 'Actions and dates',
      paragraphs: [
        'A condition about an action counts taking part between the first and the last day of the year, as long as its date is checked. Switch that off to count whenever it was.',
        'A supporter without a value meets “is not”, “is less than” and “is at most”, and no other comparison: nothing is less than ten.',
      ],
    },
    {
      heading: 'Groups of conditions',
      steps: [
        'Press **Add group** for conditions that belong together, such as “gave a monthly gift” or “came to an event”.',
        'Choose in the first line of the group whether a supporter has to meet **All of these**, **Any of these** or **None of these**. None is for whom you leave out: those who opted out, or who have died.',
        'Open the menu (…) of a condition to move it into a group, into a new one or out of its group. The menu of a group has **Ungroup**, which puts its conditions in its place.',
        'Press **Undo** above the conditions, or Ctrl+Z, to take an edit back.',
      ],
      paragraphs: [
        'Groups can stand inside each other, four deep. Read the words between the conditions, and the sentence beside them: they say what you have built.',
      ],
    },
    {
      heading: 'Trusting a count',
      paragraphs: [
        'Open **Example supporters** to see some of those who match. On the page of a search you can ask for one supporter and read, condition by condition, why they match or what is missing.',
        '“Working...” means that a count is being made anew. It is made by itself after each save and each import, and after midnight (UTC) for a search that asks about the last days or this month; **Recalculate** asks for it again.',
      ],
    },
    {
      heading: 'Changing and deleting',
      paragraphs: [
        'Every save is kept with who saved it and what differs, and can be brought back. What you delete stays in the **Bin** for 30 days.',
      ],
    },
  ],
};
