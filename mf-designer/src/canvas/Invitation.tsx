import { Button, Center, LayoutTemplate, Stack, Text, Type } from 'shared-kernel/ui';

import { addAndWrite } from '../editor/adding/addAndWrite';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import { useEditorReading } from '../editor/useEditorReading';

interface InvitationProps {
  /** Shows the templates to begin with. */
  readonly onTemplates: () => void;
}

/** How to begin, over a screen that has nothing on it; of the person's size, whatever the scale of the stage. */
export const Invitation = ({ onTemplates }: InvitationProps) => {
  const editor = useEditor();
  const empty = useEditorReading(({ get }) => get(contentAtom).items.length === 0);
  if (!empty) return null;

  return (
    <Center position="absolute" inset="0" pointerEvents="none">
      <Stack
        role="group"
        aria-label="Begin this screen"
        pointerEvents="auto"
        gap="2"
        p="4"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        shadow="md"
        textAlign="center"
      >
        <Text fontSize="sm" color="fg.muted">
          Nothing on this screen yet
        </Text>
        <Button size="sm" onClick={onTemplates}>
          <LayoutTemplate size={16} aria-hidden /> Choose a template
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            addAndWrite(editor, 'text');
          }}
        >
          <Type size={16} aria-hidden /> Add a text
        </Button>
      </Stack>
    </Center>
  );
};
