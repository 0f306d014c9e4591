import type { ReactNode } from 'react';
import { Button } from './Button';
import { Alert } from './chakra';

interface ErrorPanelProps {
  readonly title: string;
  /** What is safe and what to do. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}

/** Takes the place of what could not be shown; everything around it goes on. */
export const ErrorPanel = ({ title, children, onRetry }: ErrorPanelProps) => (
  <Alert.Root status="error" variant="surface" borderRadius="l3" alignItems="flex-start">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{title}</Alert.Title>
      {children !== undefined && <Alert.Description>{children}</Alert.Description>}
      {onRetry !== undefined && (
        <Button size="sm" variant="outline" alignSelf="flex-start" mt="3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert.Content>
  </Alert.Root>
);
