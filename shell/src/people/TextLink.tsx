import { Link } from 'shared-kernel/contract';
import { chakra } from 'shared-kernel/ui';

/** A link inside a sentence. */
export const TextLink = chakra(Link, { base: { textDecoration: 'underline' } });
