import type { ClientRequest } from '../../api/requests.ts';
import { DueLine } from '../../requests/DueLine.tsx';
import { headlineOf, stateText } from '../../requests/requestState.ts';
import { StudioActions } from '../../requests/studio/StudioActions.tsx';
import { keepFocus } from '../../ui/keepFocus.ts';
import { useStudioFacts } from '../../useStudioFacts.ts';
import { text } from './text.ts';

/** The requests that the client has not answered, including expired offers. */
export function OpenRequests({ requests }: { requests: readonly ClientRequest[] }) {
  const studio = useStudioFacts();
  const open = requests.filter(({ state }) => state === 'open');
  if (open.length === 0) return <p className="text-small text-muted">{text.nothingWaits}</p>;
  return (
    <ul className="border-b border-line">
      {open.map((request) => (
        <li key={request.id} ref={keepFocus} className="border-t border-line pt-2">
          <p className="font-semibold wrap-anywhere">{headlineOf(request, studio)}</p>
          <p className="flex flex-wrap justify-between gap-x-3 text-micro text-muted">
            <span>{stateText(request)}</span>
            <DueLine request={request} />
          </p>
          <StudioActions request={request} />
        </li>
      ))}
    </ul>
  );
}
