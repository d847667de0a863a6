import { adminAddress } from '@vitrina/shared/adminPages.ts';
import { useEffect, useState } from 'react';
import { findPersonBy } from '../../api/people.ts';
import { text } from './text.ts';

/** A link to the person who already has the e-mail address. */
export function TakenEmail({ email }: { email: string }) {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    let isStale = false;
    void findPersonBy(email).then((found) => {
      if (!isStale && found.ok) setId(found.value);
    });
    return () => {
      isStale = true;
    };
  }, [email]);
  return (
    id && (
      <a
        className="flex min-h-tap w-fit items-center text-small font-[650] underline underline-offset-4"
        href={adminAddress('people', id)}
        target="_blank"
        rel="noopener"
      >
        {text.openOther}
      </a>
    )
  );
}
