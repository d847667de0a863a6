import { type Client, changeSite } from '../../api/clients.ts';
import { Field } from '../../ui/Field.tsx';
import { checkSite } from '../newClient.ts';
import { DetailForm } from './DetailForm.tsx';
import { text } from './text.ts';
import { useDetail } from './useDetail.ts';

/** The address behind the button „Моят сайт“. An empty field removes it. */
export function SiteForm({ client, onSaved }: { client: Client; onSaved: () => Promise<void> }) {
  const detail = useDetail({
    field: 'site_url',
    save: async (typed) => {
      const site = checkSite(typed);
      if (!site.ok) return { error: site.reason };
      const result = await changeSite(client.id, site.value);
      return result.ok ? onSaved().then(() => ({ done: text.site.done })) : { failure: text.site.failed };
    },
  });
  return (
    <DetailForm detail={detail} text={text.site}>
      <Field
        {...detail.input}
        label={text.site.label}
        hint={text.site.hint}
        type="url"
        inputMode="url"
        autoComplete="off"
        defaultValue={client.site_url ?? ''}
        placeholder={text.site.placeholder}
      />
    </DetailForm>
  );
}
