import './print.css';
import { brand } from '@vitrina/shared/brand.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { RequestOf } from '../api/requests.ts';
import { RequestBody } from '../requests/RequestBody.tsx';
import { stateText } from '../requests/requestState.ts';
import { text } from './text.ts';

const FINGERPRINT_SIGNS = 12;

interface Props {
  offer: RequestOf<'offer'>;
  name: string;
  studio: StudioFacts;
  onDone: () => void;
}

/** Prints an offer on its own. */
export function PrintedOffer({ offer, name, studio, onDone }: Props) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener('afterprint', () => done(), leaving);
    window.print();
    return () => leaving.abort();
  }, []);
  return createPortal(
    <article className="print-sheet hidden gap-4 bg-white p-4 text-ink-fix **:text-ink-fix print:grid">
      <p>
        <strong>{brand.name}</strong>
        <br />
        {studio.address}
        <br />
        {studio.email}, {studio.phones[0]}
      </p>
      <p>{text.printed.for(name)}</p>
      <RequestBody request={offer} />
      {offer.state === 'accepted' && <p className="font-bold">{stateText(offer)}</p>}
      <p className="text-micro">{text.printed.fingerprint(offer.fingerprint.slice(0, FINGERPRINT_SIGNS))}</p>
    </article>,
    document.body,
  );
}
