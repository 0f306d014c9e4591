import {
  Button as ChakraButton,
  chakra,
  IconButton as ChakraIconButton,
  Loader,
  Spinner,
} from '@chakra-ui/react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useButtonLook } from './buttonLook';

type ButtonProps = ComponentProps<typeof ChakraButton>;

/**
 * A button that cannot be pressed now is passed over by Tab but keeps the focus where it has it: one that is pressed,
 * and then is busy or has no more to do, would otherwise lose the keyboard to the page.
 */
export const Button = (props: ButtonProps) => <ChakraButton {...useLook(keepingFocus(props))} />;

/** A button that is an icon; as Button. */
export const IconButton = (props: ComponentProps<typeof ChakraIconButton>) => (
  <ChakraIconButton {...useLook(keepingFocus(props))} />
);

function useLook<Props extends ButtonProps>(props: Props): Props {
  const look = useButtonLook(props);
  if (look === undefined || props.unstyled === true) return props;
  const { className } = props;
  return {
    ...props,
    unstyled: true,
    className: className === undefined ? look : `${look} ${className}`,
  };
}

function keepingFocus<Props extends ButtonProps>(props: Props): Props {
  const { loading = false, loadingText, disabled = false, ...rest } = props;
  if (!loading && !disabled) return props;
  return {
    ...(rest as Props),
    'aria-disabled': true,
    'aria-busy': loading,
    'data-disabled': '',
    tabIndex: -1,
    onClick: ignore,
    children: loading ? <AtWork text={loadingText}>{props.children}</AtWork> : props.children,
  };
}

interface AtWorkProps {
  readonly text: ReactNode;
  readonly children: ReactNode;
}

/**
 * What it says at rest holds its width, whatever it says meanwhile: the spinner stands over it, and beside the spinner the
 * words, where they have room in the one line that is seen.
 */
const AtWork = ({ text, children }: AtWorkProps) =>
  text === undefined ? (
    <Loader>{children}</Loader>
  ) : (
    <>
      <chakra.span display="contents" visibility="hidden" aria-hidden>
        {children}
      </chakra.span>
      <chakra.span
        position="absolute"
        insetInline="1"
        top="calc(50% - 0.75em)"
        display="flex"
        flexWrap="wrap"
        justifyContent="center"
        columnGap="1.5"
        h="1.5em"
        overflow="hidden"
        lineHeight="1.5em"
        css={{ '& > *': { alignSelf: 'center' } }}
      >
        <Spinner size="inherit" borderWidth="0.125em" color="inherit" my="0.25em" />
        <chakra.span>{text}</chakra.span>
      </chakra.span>
    </>
  );

/** Also keeps a form from being sent by it. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
