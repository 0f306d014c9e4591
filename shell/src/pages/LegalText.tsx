import { Heading, List, Page, Stack, Text } from 'shared-kernel/ui';
import { unbroken } from 'shared-kernel/model';

interface LegalPart {
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

export interface LegalSection extends LegalPart {
  readonly heading: string;
  /** What follows after the points. */
  readonly further?: readonly LegalPart[];
}

interface LegalTextProps {
  readonly title: string;
  readonly help: string;
  /** In words, when it was last changed. */
  readonly changed: string;
  readonly sections: readonly LegalSection[];
}

/** A long text in sections: privacy policy, terms. */
export const LegalText = ({ title, help, changed, sections }: LegalTextProps) => (
  <Page title={title} help={help} width="modal">
    <Text color="fg.muted" mb="7">
      Last changed on {unbroken(changed)}
    </Text>
    <Stack gap="8">
      {sections.map(({ heading, further = [], ...first }) => (
        <Stack as="section" key={heading} gap="3" lineHeight="1.65">
          <Heading as="h2" fontSize="lg" fontWeight="semibold">
            {heading}
          </Heading>
          {[first, ...further].map((part) => (
            <Part key={part.paragraphs[0]} {...part} />
          ))}
        </Stack>
      ))}
    </Stack>
  </Page>
);

const Part = ({ paragraphs, points }: LegalPart) => (
  <>
    {paragraphs.map((paragraph) => (
      <Text key={paragraph}>{paragraph}</Text>
    ))}
    {points !== undefined && (
      <List.Root pl="5" gap="1.5">
        {points.map((point) => (
          <List.Item key={point}>{point}</List.Item>
        ))}
      </List.Root>
    )}
  </>
);
