import { useLocation } from 'react-router-dom';
import { Link, links } from 'shared-kernel/contract';
import { useAuth } from 'shared-kernel/session';
import { Box, chakra, Flex, Text } from 'shared-kernel/ui';

const FooterLink = chakra(Link, {
  base: { color: 'fg.muted', _hover: { color: 'fg', textDecoration: 'underline' } },
});

export const Footer = () => {
  const { pathname } = useLocation();
  const isSignedIn = useAuth().status === 'loggedIn';
  return (
    <Box as="footer" borderTopWidth="1px" mt="12">
      <Flex
        maxW="1400px"
        mx="auto"
        px={{ base: 4, md: 6 }}
        py="5"
        gap="5"
        wrap="wrap"
        fontSize="sm"
        color="fg.muted"
      >
        <FooterLink to={links.privacy()}>Privacy policy</FooterLink>
        <FooterLink to={links.terms()}>Terms &amp; conditions</FooterLink>
        {isSignedIn && <FooterLink to={links.help(pathname)}>Help on this page</FooterLink>}
        {isSignedIn && <FooterLink to={links.about()}>About</FooterLink>}
        <Text ml={{ sm: 'auto' }}>
          © <span data-this-year>{new Date().getFullYear()}</span> Supporter Screens
        </Text>
      </Flex>
    </Box>
  );
};
