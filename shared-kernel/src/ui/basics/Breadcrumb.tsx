import { Link, useLocation } from 'shared-kernel/contract';
import { crumbsOf, wayBack } from 'shared-kernel/places';
import { Box, Flex } from './chakra';

interface BreadcrumbProps {
  readonly title: string;
  readonly about?: string | undefined;
}

/** The way from the area to a page below it. It leads back to a list as it was left. */
export const Breadcrumb = ({ title, about }: BreadcrumbProps) => {
  const { pathname } = useLocation();
  const crumbs = crumbsOf({ pathname, title, about });
  if (crumbs.length === 0) return null;
  return (
    <Box as="nav" aria-label="Breadcrumb" mb="1">
      <Flex as="ol" listStyleType="none" columnGap="1.5" fontSize="sm" color="fg.muted" minW="0">
        {crumbs.map(({ label, path }, index) => (
          <Flex
            as="li"
            key={`${String(index)} ${label}`}
            columnGap="1.5"
            minW="0"
            position="relative"
            flexShrink={index === 1 ? 1 : 0}
          >
            {index > 0 && <Box aria-hidden="true">/</Box>}
            {path === null ? (
              <Box
                as="span"
                truncate
                {...(index === crumbs.length - 1 && { 'aria-current': 'page' as const })}
              >
                {label}
              </Box>
            ) : (
              <Box asChild truncate _hover={{ color: 'accent.fg', textDecoration: 'underline' }}>
                <Link {...wayBack(path)} title={label} data-target="around">
                  {label}
                </Link>
              </Box>
            )}
          </Flex>
        ))}
      </Flex>
    </Box>
  );
};
