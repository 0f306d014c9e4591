import { useAtomValue } from 'jotai';
import { Link } from 'shared-kernel/contract';
import { yearAtom } from 'shared-kernel/session';
import { Box, Spinner } from 'shared-kernel/ui';
import type { Timed } from './useTimed';
import type { ShownWork } from './work';
import { farWords, switchTo, workWords } from './workWords';

/** One piece of work: how far it is everywhere, its name and the time left where there is room. */
export const WorkChip = ({ work }: { readonly work: Timed<ShownWork> }) => {
  const year = useAtomValue(yearAtom);
  const words = workWords(work);
  const look = { ...LOOK, title: work.step === '' ? words : `${words}. ${work.step}` } as const;
  const content = (
    <>
      <Spinner size="xs" color="accent.solid" aria-hidden />
      <Box as="span" display={WIDE}>
        {work.words}
      </Box>
      {work.done !== null && <span>{farWords(work.done)}</span>}
      {work.left !== '' && (
        <Box as="span" color="fg.muted" display={WIDE}>
          {work.left}
        </Box>
      )}
    </>
  );
  return work.to === null ? (
    <Box {...look} role="img" aria-label={words}>
      {content}
    </Box>
  ) : (
    <Box asChild {...look}>
      <Link to={work.to} state={switchTo(work.yearId, year?.id)} aria-label={words}>
        {content}
      </Link>
    </Box>
  );
};

const WIDE = { base: 'none', '2xl': 'inline' } as const;

const LOOK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  // Beside the brand on a phone, also with what else runs.
  px: { base: '1', sm: '2' },
  py: '1',
  fontSize: 'sm',
  whiteSpace: 'nowrap',
  borderRadius: 'l1',
  bg: 'bg.subtle',
  fontVariantNumeric: 'tabular-nums',
} as const;
