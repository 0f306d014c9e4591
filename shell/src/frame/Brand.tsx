import { Link, links } from 'shared-kernel/contract';
import { chakra } from 'shared-kernel/ui';

const BrandLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'semibold',
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
    borderRadius: 'l1',
  },
});

export const Brand = () => (
  <BrandLink to={links.home()}>
    <img src="/favicon.svg" alt="" width={24} height={24} />
    Supporter Screens
  </BrandLink>
);
