import { HStack, IconButton, LayoutGrid, Rows3, type LucideIcon } from 'shared-kernel/ui';

export const LIST_VIEWS = ['cards', 'rows'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

interface ViewSwitchProps {
  readonly view: ListView;
  readonly onChange: (view: ListView) => void;
}

/** Cards with pictures, or a dense list. */
export const ViewSwitch = ({ view, onChange }: ViewSwitchProps) => (
  <HStack role="group" aria-label="View" gap="0" borderWidth="1px" borderRadius="l2" p="2px">
    {LIST_VIEWS.map((one) => {
      const { word, icon: Icon } = WORDS[one];
      return (
        <IconButton
          key={one}
          size="xs"
          variant={one === view ? 'subtle' : 'ghost'}
          aria-pressed={one === view}
          aria-label={word}
          title={word}
          onClick={() => {
            onChange(one);
          }}
        >
          <Icon size={15} aria-hidden />
        </IconButton>
      );
    })}
  </HStack>
);

const WORDS = {
  cards: { word: 'Cards', icon: LayoutGrid },
  rows: { word: 'Compact list', icon: Rows3 },
} as const satisfies Record<ListView, { word: string; icon: LucideIcon }>;
