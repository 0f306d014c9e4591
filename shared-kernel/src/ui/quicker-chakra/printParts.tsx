import { renderToStaticMarkup } from 'react-dom/server';
import {
  Alert,
  Badge,
  Box,
  Button,
  chakra,
  Checkbox,
  Field,
  Fieldset,
  Flex,
  Grid,
  Heading,
  IconButton,
  Input,
  List,
  NativeSelect,
  Progress,
  RadioGroup,
  Separator,
  SimpleGrid,
  Skeleton,
  Spinner,
  Stack,
  Switch,
  Table,
  Text,
  UiProvider,
} from 'shared-kernel/ui';

const Emphasised = chakra('em', {
  base: { color: 'fg.muted', _hover: { color: 'fg' } },
  variants: { size: { small: { fontSize: 'xs' }, large: { fontSize: { base: 'md', lg: 'xl' } } } },
  defaultVariants: { size: 'small' },
});

/** What a page of nearly all parts looks like, and then one of others of them: markup with the styles in it. */
export const printParts = (): string => [true, false, true].map(print).join('\n');

const print = (isFirst: boolean): string =>
  renderToStaticMarkup(
    <UiProvider>
      <Stack gap={isFirst ? { base: '2', md: '4', xl: '6', mdDown: '1' } : '3'}>
        <Box p="4" colorPalette={isFirst ? 'red' : 'green'} bg="colorPalette.subtle">
          <Box
            className="own"
            css={[{ '&:hover': { color: 'fg.muted' } }, { '& > *': { m: '1' } }]}
          />
          <Box as="section" className="css-unknown" _dark={{ color: '{colors.sand.50}' }} />
        </Box>
        <Flex wrap="wrap" gap="3" align="center" hideBelow={isFirst ? 'md' : 'lg'}>
          <Button variant={isFirst ? 'outline' : 'ghost'} size="sm" loading={!isFirst}>
            Save
          </Button>
          <Button colorPalette="red" className="own" disabled={isFirst} ml="-2">
            Delete
          </Button>
          <IconButton aria-label="Close" size="xs" variant="ghost" color="fg.subtle !important" />
        </Flex>
        <Grid templateColumns="repeat(auto-fill, minmax(10rem, 1fr))" gap="4">
          <Heading size={isFirst ? 'lg' : 'md'}>Heading</Heading>
          <Text truncate={isFirst} textStyle="sm" color="fg.muted/80">
            Words{' '}
            <Emphasised size={isFirst ? 'large' : 'small'} mt="2">
              here
            </Emphasised>
          </Text>
          <Badge colorPalette="orange">Badge</Badge>
        </Grid>
        <SimpleGrid columns={{ base: 1, md: 2, lg: isFirst ? 3 : 4 }} gap="2">
          <Skeleton h="5" loading={isFirst} />
          <Spinner size={isFirst ? 'sm' : 'lg'} />
          <Separator orientation={isFirst ? 'horizontal' : 'vertical'} />
        </SimpleGrid>
        <Alert.Root status={isFirst ? 'error' : 'success'}>
          <Alert.Indicator />
          <Alert.Title>Title</Alert.Title>
        </Alert.Root>
        <Field.Root invalid={isFirst} required>
          <Field.Label>Name</Field.Label>
          <Input variant="outline" size={isFirst ? 'sm' : 'md'} readOnly value="a" />
          <Field.ErrorText>Missing</Field.ErrorText>
        </Field.Root>
        <NativeSelect.Root size="sm" disabled={!isFirst}>
          <NativeSelect.Field defaultValue="a">
            <option value="a">a</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Fieldset.Root>
          <Fieldset.Legend>Which</Fieldset.Legend>
          <Checkbox.Root checked={isFirst} onCheckedChange={() => undefined}>
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>One</Checkbox.Label>
          </Checkbox.Root>
          <Switch.Root size={isFirst ? 'sm' : 'lg'}>
            <Switch.HiddenInput />
            <Switch.Control />
          </Switch.Root>
          <RadioGroup.Root defaultValue={isFirst ? 'a' : 'b'}>
            <RadioGroup.Item value="a">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
            </RadioGroup.Item>
          </RadioGroup.Root>
        </Fieldset.Root>
        <Progress.Root value={isFirst ? 30 : null} size="xs">
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
        <List.Root as="ol" ps="4">
          <List.Item>First</List.Item>
        </List.Root>
        <Table.Root size={isFirst ? 'sm' : 'md'} variant="line" stickyHeader={isFirst}>
          <Table.Body>
            {['a', 'b', 'c'].map((row) => (
              <Table.Row key={row} bg={row === 'b' ? 'bg.subtle' : undefined}>
                <Table.Cell textAlign="end">{row}</Table.Cell>
                <Table.Cell data-row={row} css={{ '@media print': { display: 'none' } }} />
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Stack>
    </UiProvider>,
  );
