import { useAtomValue } from 'jotai';
import { fontFamily } from 'screen-player';
import { organisationAtom } from 'shared-kernel/session';
import { Button, ChevronDown, Field, Text } from 'shared-kernel/ui';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';

import { MIXED } from '../../controls/inputs/mixed';
import { FontList, fontRowId } from './FontList';
import { fontGroups } from './fontGroups';
import { fontMove } from './fontMove';
import { useFontCatalogue } from './useFontCatalogue';

interface FontFamilyFieldProps {
  readonly label: string;
  /** null: mixed. */
  readonly value: string | null;
  /** The organisation's. */
  readonly preferred: readonly string[];
  readonly onChange: (family: string) => void;
}

/** [D269] A drop-down of families, each in its own face: a select whose list is drawn here, since browsers draw theirs in one. */
export function FontFamilyField({ label, value, preferred, onChange }: FontFamilyFieldProps) {
  const organisation = useAtomValue(organisationAtom);
  const uploads = organisation.status === 'ready' ? organisation.organisation.fonts : undefined;
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const catalogue = useFontCatalogue();
  const [active, setActive] = useState<string | null>(null);
  const open = active !== null;
  const groups = useMemo(
    () => fontGroups(preferred, value, catalogue.fonts, uploads),
    [preferred, value, catalogue.fonts, uploads],
  );
  const families = useMemo(
    () => groups.flatMap(({ options }) => options.map(({ family }) => family)),
    [groups],
  );
  const [first = ''] = families;

  const show = () => {
    catalogue.load();
    setActive(value ?? first);
  };
  const close = () => {
    setActive(null);
  };
  const pick = (family: string) => {
    close();
    if (family !== value) onChange(family);
  };
  const press = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (!open) {
      if (!OPENING.has(event.key)) return;
      show();
    } else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' || event.key === ' ') pick(active);
    else {
      const next = fontMove(event.key, families, active);
      if (next === null) return;
      setActive(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Field.Root data-row>
      <Field.Label>{label}</Field.Label>
      <Button
        ref={button}
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={open ? fontRowId(listId, active) : undefined}
        variant="outline"
        size="sm"
        w="full"
        justifyContent="space-between"
        fontWeight="normal"
        onPointerEnter={catalogue.load}
        onFocus={catalogue.load}
        onBlur={close}
        onKeyDown={press}
        onClick={() => {
          if (open) close();
          else show();
        }}
      >
        <Text as="span" truncate style={value === null ? {} : { fontFamily: fontFamily(value) }}>
          {value ?? MIXED}
        </Text>
        <ChevronDown aria-hidden size={16} />
      </Button>
      {open && (
        <FontList
          id={listId}
          label={label}
          under={button}
          groups={groups}
          value={value}
          active={active}
          onPoint={setActive}
          onPick={pick}
          onLeave={close}
        />
      )}
    </Field.Root>
  );
}

const OPENING = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' ']);
