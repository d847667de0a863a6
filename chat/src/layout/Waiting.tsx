import { text } from '../session/text.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { Header } from './Header.tsx';

export function Waiting() {
  return (
    <div className="flex h-(--screen-height,100dvh) flex-col bg-sunken">
      <Header title={text.chat} />
      <main className="flex min-h-0 flex-1 flex-col">
        <Spinner />
      </main>
    </div>
  );
}
