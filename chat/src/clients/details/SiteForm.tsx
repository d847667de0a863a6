import { type Client, changeSite } from '../../api/clients.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { checkSite } from '../newClient.ts';
import { text } from './text.ts';
import { useDetail } from './useDetail.ts';

/** The address behind "Моят сайт". An empty field removes it. */
export function SiteForm({ client, onSaved }: { client: Client; onSaved: () => Promise<void> }) {
  const { status, submit } = useDetail({
    field: 'site_url',
    save: async (typed) => {
      const site = checkSite(typed);
      if (!site.ok) return { error: site.reason };
      const result = await changeSite(client.id, site.value);
      return result.ok ? onSaved().then(() => ({ done: text.site.done })) : { failure: text.site.failed };
    },
  });
  const isSaving = status.step === 'saving';
  return (
    <form className="client-detail" method="post" noValidate onSubmit={submit}>
      <Field
        label={text.site.label}
        hint={text.site.hint}
        name="site_url"
        type="url"
        inputMode="url"
        autoComplete="off"
        defaultValue={client.site_url ?? ''}
        placeholder={text.site.placeholder}
        readOnly={isSaving}
        error={status.step === 'invalid' ? status.error : undefined}
      />
      <FormFailure detail={status.step === 'failed' ? status.failure : undefined} />
      <Button variant="ghost" type="submit" disabled={isSaving}>
        {isSaving ? text.site.saving : text.site.save}
      </Button>
    </form>
  );
}
