import { useYear } from 'shared-kernel/session';
import { Button, Text } from 'shared-kernel/ui';

interface SampleOfferProps {
  readonly onChoose: (file: File) => void;
}

/** Of a year without supporters: a file to try everything with. */
export const SampleOffer = ({ onChoose }: SampleOfferProps) => {
  const { year } = useYear();
  if (year.supportersTotal !== 0) return null;
  const load = async () => {
    const { sampleFile } = await import('./sampleFile');
    onChoose(sampleFile(year));
  };
  return (
    <Text fontSize="sm" color="fg.muted">
      No file at hand?{' '}
      <Button
        variant="plain"
        size="sm"
        h="auto"
        p="0"
        color="accent.fg"
        verticalAlign="baseline"
        onClick={() => void load()}
      >
        Try it with sample data
      </Button>
      : 200 invented supporters. Undoing the import takes them away again.
    </Text>
  );
};
