import { useState } from 'react';
import { type Client, changeSite } from '../../api/clients.ts';
import { Field } from '../../ui/Field.tsx';
import { checkSite } from '../newClient.ts';
import { DetailForm, type Outcome } from './DetailForm.tsx';
import { text } from './text.ts';

/** The address behind the button „Моят сайт“. An empty field removes it. */
export function SiteForm({ client, onSaved }: { client: Client; onSaved: () => Promise<void> }) {
  const [saved, setSaved] = useState(client.site_url);
  const save = async (typed: string): Promise<Outcome> => {
    const site = checkSite(typed);
    if (!site.ok) return { error: site.reason };
    const result = await changeSite(client.id, site.value);
    if (!result.ok) return { failure: text.site.failed };
    setSaved(site.value);
    await onSaved();
    return { done: text.site.done };
  };
  return (
    <DetailForm field="site_url" save={save} text={text.site}>
      {(input) => (
        <Field
          {...input}
          label={text.site.label}
          hint={text.site.hint}
          type="url"
          inputMode="url"
          autoComplete="off"
          defaultValue={saved ?? ''}
          placeholder={text.site.placeholder}
        />
      )}
    </DetailForm>
  );
}
