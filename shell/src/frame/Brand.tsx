import { useAtomValue } from 'jotai';
import { Link, links } from 'shared-kernel/contract';
import { organisationAtom } from 'shared-kernel/session';
import { Box, chakra } from 'shared-kernel/ui';
import { unseenBelow } from './unseenBelow';

const BrandLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    flexShrink: '0',
    minH: { base: '11', lg: 'auto' },
    fontWeight: 'semibold',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    borderRadius: 'l1',
  },
});

/** The product's sign and name. On a phone the name of an organisation stands in the place of the product's. */
export const Brand = () => {
  const isShort = useAtomValue(organisationAtom).status === 'ready';
  return (
    <BrandLink to={links.home()} data-target>
      <img src="/favicon.svg" alt="" width={24} height={24} />
      <Box as="span" css={isShort ? unseenBelow(576) : {}}>
        Supporter Screens
      </Box>
    </BrandLink>
  );
};
