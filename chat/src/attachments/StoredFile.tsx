import { Download } from 'lucide-react';
import { signDownload } from '../api/attachments.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { useToast } from '../ui/ToastProvider.tsx';
import { startDownload } from '../ui/useAskBeforeLeaving.ts';
import { FileSheet } from './FileSheet.tsx';
import { text } from './text.ts';

interface Props {
  path: string;
  name: string;
  size: number | null;
  isPicture?: boolean;
}

/** A stored file, which the browser downloads and never opens. */
export default function StoredFile({ path, name, size, isPicture = false }: Props) {
  const toast = useToast();
  const download = async () => {
    const signed = await signDownload(path, name);
    if (signed.ok) startDownload(signed.value);
    else toast({ tone: 'error', title: text.notDownloaded });
  };
  return (
    <FileSheet name={name} size={size} picture={isPicture ? path : undefined}>
      <TextButton className="flex-none" icon={<Download size={18} aria-hidden />} onClick={download}>
        {text.download}
        <span className="sr-only"> {name}</span>
      </TextButton>
    </FileSheet>
  );
}
