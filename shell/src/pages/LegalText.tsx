import { Heading, List, Page, Stack, Text } from 'shared-kernel/ui';

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

interface LegalTextProps {
  readonly title: string;
  readonly help: string;
  readonly sections: readonly LegalSection[];
}

/** A long text in sections: privacy policy, terms. */
export const LegalText = ({ title, help, sections }: LegalTextProps) => (
  <Page title={title} help={help} width="modal">
    <Stack gap="7">
      {sections.map(({ heading, paragraphs, points }) => (
        <Stack as="section" key={heading} gap="2" lineHeight="1.65">
          <Heading as="h2" fontSize="lg" fontWeight="semibold">
            {heading}
          </Heading>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {points !== undefined && (
            <List.Root pl="5" gap="1">
              {points.map((point) => (
                <List.Item key={point}>{point}</List.Item>
              ))}
            </List.Root>
          )}
        </Stack>
      ))}
    </Stack>
  </Page>
);
