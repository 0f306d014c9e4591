import type { Screen } from 'shared-kernel/model';
import { Link, links } from 'shared-kernel/contract';
import { useScope, useYear } from 'shared-kernel/session';
import { Box, Button, List, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { keyOf, type Finding } from '../checks/finding';
import { findingWords } from '../checks/findingWords';
import { useInSight } from '../controls/useInSight';
import { audienceScreen } from '../document/audience/audienceScreen';
import { useEditorValue } from '../editor/EditorContext';
import { readyYearDataAtom } from '../editor/year-data/yearDataAtom';
import { designStoreAtom } from '../persistence/designStore';
import { counted } from '../publishing/publishingWords';
import type { FindingQueue } from './findings';

type CheckedScreen = Pick<Screen, 'id' | 'content' | 'match' | 'searchIds'>;

interface CardFindingsProps {
  readonly screen: CheckedScreen;
  readonly name: string;
  readonly queue: FindingQueue;
  /** Whether it is as it is saved: of a version, who reads what is judged by how filled fields are. */
  readonly saved?: boolean;
}

/** How many are said before the rest is counted. */
const MOST_SAID = 3;

/** [S166] What Checks find of a screen, once it has come into sight. */
export const CardFindings = ({ screen, name, queue, saved = true }: CardFindingsProps) => {
  const [place, near] = useInSight<HTMLDivElement>();
  const findings = useFindings(screen, queue, near, saved);
  const rest = (findings?.length ?? 0) - MOST_SAID;
  const more = rest > 0 ? `${counted(rest, 'more', 'more')} in the design` : 'Open the design';
  return (
    <Box ref={place} minH="6" fontSize="sm">
      {findings === null ? (
        <Text color="fg.muted">Checking …</Text>
      ) : findings.length === 0 ? (
        <Text color="fg.muted">Checks found nothing.</Text>
      ) : (
        <>
          <Text color="fg.warning" fontWeight="medium">
            {`Checks found ${counted(findings.length, 'thing')}`}
          </Text>
          <List.Root ps="4" gap="0.5" color="fg.muted" aria-label={`Findings of ${name}`}>
            {findings.slice(0, MOST_SAID).map((finding) => (
              <List.Item key={keyOf(finding)} overflowWrap="anywhere">
                {findingWords(finding, screen.content)}
              </List.Item>
            ))}
          </List.Root>
          <Button asChild variant="plain" size="sm" h="auto" p="0" mt="1" color="accent.fg">
            <Link to={links.screenDesign(screen.id)} aria-label={`${more} of ${name}`}>
              {more}
            </Link>
          </Button>
        </>
      )}
    </Box>
  );
};

function useFindings(
  screen: CheckedScreen,
  queue: FindingQueue,
  near: boolean,
  saved: boolean,
): readonly Finding[] | null {
  const { countAudience } = useAtomValue(designStoreAtom);
  const scope = useScope();
  const { year: of } = useYear();
  const year = useEditorValue(readyYearDataAtom);
  const [found, setFound] = useState<{
    readonly of: Screen['content'];
    readonly findings: readonly Finding[];
  } | null>(null);
  const isKnown = found?.of === screen.content;

  useEffect(() => {
    if (!near || year === null || isKnown) return undefined;
    const asked = audienceScreen(screen, screen.content);
    const count = async () => {
      // Its searches may be other ones by now than those that would be counted.
      if (!saved) return null;
      const answer = await countAudience({ ...scope, screen: asked });
      return answer.ok ? answer.value : null;
    };
    return queue.find({ screen, year, of, countAudience: count }, (findings) => {
      setFound({ of: screen.content, findings });
    });
  }, [near, year, isKnown, screen, of, scope, queue, countAudience, saved]);

  return isKnown ? found.findings : null;
}
