import {
  Button,
  Gauge,
  Hash,
  ImageIcon,
  Link2,
  Shapes,
  Share2,
  SimpleGrid,
  Type,
} from 'shared-kernel/ui';

import { ChartIcon, PhotoFrameIcon } from '../controls/drawnIcons';
import { dragOntoStage } from '../controls/pointer/dragOntoStage';
import type { NewKind } from '../document/newLook';
import { addAndWrite } from '../editor/adding/addAndWrite';
import type { CommandContext } from '../editor/commands/command';
import { commandTitle } from '../editor/commands/commandTitle';
import { useEditorReading } from '../editor/useEditorReading';
import { ADD_COMMANDS } from './addCommands';

const ADDITIONS = [
  { type: 'text', short: 'Text', icon: Type },
  { type: 'image', short: 'Image', icon: ImageIcon },
  { type: 'photoFrame', short: 'Photo', icon: PhotoFrameIcon },
  { type: 'share', short: 'Share', icon: Share2 },
  { type: 'button', short: 'Button', icon: Link2 },
  { type: 'shape', short: 'Shape', icon: Shapes },
  { type: 'number', short: 'Number', icon: Hash },
  { type: 'progress', short: 'Progress', icon: Gauge },
  { type: 'chart', short: 'Chart', icon: ChartIcon },
] as const satisfies readonly { readonly type: NewKind; [part: string]: unknown }[];

interface AddButtonsProps {
  readonly context: CommandContext;
  /** In one column, each icon above its word. */
  readonly upright?: boolean;
}

/** Adds an object in front of all others [S1]. */
export const AddButtons = ({ context, upright = false }: AddButtonsProps) => {
  const room = useEditorReading(() => ADD_COMMANDS.text.isAvailable(context));
  return (
    <SimpleGrid
      columns={upright ? 1 : 3}
      gap={upright ? '0' : '1.5'}
      css={upright ? {} : { '@media (pointer: coarse)': { gap: '3' } }}
    >
      {ADDITIONS.map(({ type, short, icon: AdditionIcon }) => (
        <Button
          key={type}
          data-adds={type}
          {...(upright ? UPRIGHT : IN_ROWS)}
          aria-label={ADD_COMMANDS[type].label}
          title={commandTitle(ADD_COMMANDS[type])}
          disabled={!room}
          onClick={() => {
            ADD_COMMANDS[type].run(context);
          }}
          {...(upright ? dragged(context, type) : {})}
        >
          <AdditionIcon size={upright ? 18 : 14} aria-hidden /> {short}
        </Button>
      ))}
    </SimpleGrid>
  );
};

const dragged = ({ editor }: CommandContext, type: NewKind) =>
  dragOntoStage(editor, ({ point }) => {
    addAndWrite(editor, type, point);
  });

const IN_ROWS = { size: 'xs', variant: 'outline', px: '1', gap: '1' } as const;

const UPRIGHT = {
  variant: 'ghost',
  flexDirection: 'column',
  gap: '0.5',
  h: 'auto',
  minW: '0',
  px: '0',
  py: '0.5',
  fontSize: 'xs',
  lineHeight: '1.2',
  fontWeight: 'normal',
} as const;
