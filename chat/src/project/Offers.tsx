import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { ClientRequest, RequestOf } from '../api/requests.ts';
import { headlineOf, stateText } from '../requests/requestState.ts';
import { TextButton } from '../ui/TextButton.tsx';
import { useStudioFacts } from '../useStudioFacts.ts';
import { PrintedOffer } from './PrintedOffer.tsx';
import { text } from './text.ts';

/** All offers with their states, to be printed. Nothing if there are none. */
export function Offers({ requests, name }: { requests: readonly ClientRequest[]; name: string }) {
  const [printed, setPrinted] = useState<RequestOf<'offer'>>();
  const studio = useStudioFacts();
  const offers = requests.filter((request) => request.kind === 'offer');
  if (offers.length === 0) return null;
  return (
    <section className="grid min-w-0 gap-4">
      <h2>{text.offers}</h2>
      <ul className="border-t-3 border-ink">
        {offers.map((offer) => (
          <li key={offer.id} className="flex items-center justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0">
              <span className="block font-bold">{headlineOf(offer, studio)}</span>
              <span className="text-small text-muted">{stateText(offer)}</span>
            </span>
            <TextButton icon={<Printer size={18} aria-hidden />} onClick={() => setPrinted(offer)}>
              {text.print}
              <span className="sr-only"> {offer.number}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      {printed && (
        <PrintedOffer offer={printed} name={name} studio={studio} onDone={() => setPrinted(undefined)} />
      )}
    </section>
  );
}
