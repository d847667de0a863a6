import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button, useDataProvider, useListContext } from 'react-admin';
import { useFailureToast } from '../ui/useFailureToast.ts';
import { text } from './text.ts';

/** Exports all rows of the search. react-admin's own button shows no progress, and can be pressed again meanwhile. */
export function ExportButton() {
  const { exporter, getData, resource, total } = useListContext();
  const dataProvider = useDataProvider();
  const sayFailure = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows = await getData?.({ maxResults: Number.POSITIVE_INFINITY });
      if (exporter && rows) await exporter(rows, async () => ({}), dataProvider, resource);
    },
    onError: (error) => sayFailure('Exporting', error, 'ra.notification.http_error'),
  });
  return (
    <Button
      variant="outlined"
      color="inherit"
      label={isPending ? text.exporting : text.export}
      disabled={isPending || total === 0}
      onClick={() => mutate()}
    >
      <Download size={20} />
    </Button>
  );
}
