import { Button as ChakraButton, IconButton as ChakraIconButton, Loader } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';

type ButtonProps = ComponentProps<typeof ChakraButton>;

/**
 * A button that cannot be pressed now is passed over by Tab but keeps the focus where it has it: one that is pressed,
 * and then is busy or has no more to do, would otherwise lose the keyboard to the page.
 */
export const Button = (props: ButtonProps) => <ChakraButton {...keepingFocus(props)} />;

/** A button that is an icon; as Button. */
export const IconButton = (props: ComponentProps<typeof ChakraIconButton>) => (
  <ChakraIconButton {...keepingFocus(props)} />
);

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
    children: loading ? <Loader text={loadingText}>{props.children}</Loader> : props.children,
  };
}

/** Also keeps a form from being sent by it. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
