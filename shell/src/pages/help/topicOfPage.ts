import { matchPath } from 'react-router-dom';
import type { HelpTopic } from './helpTopic';
import { HELP_TOPICS } from './helpTopics';

/** The part of the guide that is about the page of an address; null where none is. An address in full wins over a pattern. */
export function topicOfPage(pathname: string): HelpTopic | null {
  const isAbout = (topic: HelpTopic) =>
    topic.pages.some((page) => matchPath(page, pathname) !== null);
  return (
    HELP_TOPICS.find(({ pages }) => pages.includes(pathname)) ?? HELP_TOPICS.find(isAbout) ?? null
  );
}
