import { STORY_LANGUAGES } from 'shared-kernel/model';
import { Field, NativeSelect } from 'shared-kernel/ui';
import { languageName } from '../languageNames';
import type { StoryEdits } from '../useStoryEdits';
import { StorySection } from './StorySection';

export const LanguageSection = ({ story: { edited, edit } }: { story: StoryEdits }) => (
  <StorySection
    title="Language"
    help="What supporters read beside your own texts: buttons, the ending, messages, and dates and amounts in words. Your texts stay as you wrote them."
  >
    <Field.Root maxW="24rem">
      <Field.Label>Supporters read</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          value={edited.language}
          onChange={(event) => {
            const { value } = event.currentTarget;
            const language = STORY_LANGUAGES.find((known) => known === value);
            if (language !== undefined) edit({ language });
          }}
        >
          {STORY_LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageName(language)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  </StorySection>
);
