import { dayOf } from '@vitrina/shared/dates.ts';
import { articleServices, postSchema } from '@vitrina/shared/schemas/post.ts';
import { serviceLabel } from '@vitrina/shared/services.ts';
import { DateInput, RadioButtonGroupInput, TextInput } from 'react-admin';
import { PictureInput } from '../images/PictureInput.tsx';
import { useServiceTitles } from '../providers/serviceTitles.ts';
import { NEW } from '../ui/recordAddress.ts';
import { VersionedPage } from '../versions/VersionedPage.tsx';
import { ArticleInput } from './ArticleInput.tsx';
import { TagsInput } from './TagsInput.tsx';
import { text } from './text.ts';

/** The page for writing an article. */
export default function PostPage({ id }: { id: string }) {
  const titles = useServiceTitles();
  const services = articleServices.map((id) => ({ id, name: serviceLabel(id, titles) }));
  return (
    <VersionedPage table="posts" id={id} schema={postSchema} begin={begin()}>
      <TextInput
        source="title"
        isRequired
        multiline
        variant="standard"
        autoFocus={id === NEW}
        slotProps={{
          htmlInput: {
            className: 'font-display text-[clamp(2.25rem,6vw,3.75rem)]/[0.98] font-extrabold',
            enterKeyHint: 'next',
          },
        }}
      />
      <ArticleInput />
      <TextInput source="summary" isRequired multiline minRows={2} helperText={text.summaryHint} />
      <PictureInput source="cover" bucket="content-images" isRequired />
      <TextInput source="cover_alt" isRequired multiline />
      <TagsInput />
      <div className="grid gap-x-4 gap-y-6 md:grid-cols-2">
        <TextInput source="author" isRequired />
        <DateInput source="published_on" isRequired />
      </div>
      <RadioButtonGroupInput source="service" isRequired choices={services} />
      <TextInput source="aside_title" isRequired helperText={text.asideHint} />
      <TextInput source="aside_text" isRequired multiline />
    </VersionedPage>
  );
}

const begin = () => ({
  author: text.author,
  published_on: dayOf(new Date().toISOString()),
  service: 'websites',
  aside_title: text.aside.title,
  aside_text: text.aside.text,
});
