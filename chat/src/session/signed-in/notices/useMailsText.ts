import { useCallback, useEffect, useState } from 'react';
import { fetchMailsText, setMailsText } from '../../../api/notices.ts';
import { useToast } from '../../../ui/ToastProvider.tsx';
import { text } from './text.ts';

type Setting =
  | { step: 'loading' | 'failed' }
  | { step: 'ready'; isWanted: boolean; isSaving: boolean; hasFailed: boolean };

export function useMailsText(accountId: string) {
  const [setting, setSetting] = useState<Setting>({ step: 'loading' });
  const toast = useToast();

  const reload = useCallback(async () => {
    setSetting({ step: 'loading' });
    const read = await fetchMailsText(accountId);
    setSetting(
      read.ok
        ? { step: 'ready', isWanted: read.value, isSaving: false, hasFailed: false }
        : { step: 'failed' },
    );
  }, [accountId]);
  useEffect(() => void reload(), [reload]);

  const choose = async (isWanted: boolean) => {
    // Disabled, the box would lose the focus meanwhile.
    if (setting.step === 'ready' && setting.isSaving) return;
    setSetting({ step: 'ready', isWanted, isSaving: true, hasFailed: false });
    const { ok } = await setMailsText(isWanted);
    setSetting({ step: 'ready', isWanted: ok ? isWanted : !isWanted, isSaving: false, hasFailed: !ok });
    if (ok) toast({ tone: 'success', title: text.saved });
  };

  return { setting, choose, reload };
}
