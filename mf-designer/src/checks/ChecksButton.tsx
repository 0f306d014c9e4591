import { Badge, Button, ListChecks } from 'shared-kernel/ui';

import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { checksShownAtom, findingsAtom } from './checksAtoms';
import { CHECKS_PANEL_ID } from './ChecksPanel';
import { useChecking } from './useChecking';

/** Says how much was found, and opens the list of it. */
export const ChecksButton = () => {
  useChecking();
  const findings = useEditorValue(findingsAtom);
  const shown = useEditorValue(checksShownAtom);
  const setShown = useSetEditorValue(checksShownAtom);
  const count = findings?.length ?? 0;
  return (
    <Button
      size="sm"
      variant={shown ? 'subtle' : 'outline'}
      aria-expanded={shown}
      aria-controls={shown ? CHECKS_PANEL_ID : undefined}
      aria-label={`Checks: ${findingsWords(findings)}`}
      onClick={() => {
        setShown((before) => !before);
      }}
    >
      <ListChecks size={16} aria-hidden /> Checks
      {count > 0 && (
        <Badge colorPalette="orange" variant="solid" size="sm" fontVariantNumeric="tabular-nums">
          {count}
        </Badge>
      )}
    </Button>
  );
};

const findingsWords = (findings: readonly unknown[] | null): string => {
  if (findings === null) return 'working …';
  if (findings.length === 0) return 'nothing found';
  return findings.length === 1 ? '1 finding' : `${String(findings.length)} findings`;
};
