import { brand } from '@vitrina/shared/brand.ts';
import { useNight } from '@vitrina/shared/theme/useNight.ts';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { fetchStudioFacts } from '../api/studioFacts.ts';
import logo from '../assets/logo.svg?no-inline';
import logoDark from '../assets/logo-dark.svg?no-inline';
import { text } from './text.ts';

interface Props {
  title: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** The screen with one form, for people who are not signed in. */
export function SignInScreen({ title, onSubmit, children }: Props) {
  const isNight = useNight();
  const [email, setEmail] = useState<string>(brand.email);
  // Not `useStudioFacts`, whose store only those who are signed in need.
  useEffect(() => {
    void fetchStudioFacts().then((facts) => facts.ok && facts.value && setEmail(facts.value.email));
  }, []);
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-7 px-safe-5 pt-safe-6 pb-safe-6">
      <title>{`${title} – ${brand.name}`}</title>
      <a className="block rounded-wood" href="/" aria-label={text.signIn.toSite}>
        <img className="h-12" src={isNight ? logoDark : logo} alt="" width="164" height="48" />
      </a>
      <div className="@container w-full max-w-112">
        {/* Nine stripes, so that both ends have the same colour. */}
        <div className="awning relative z-1 -mx-2 h-14 [--stripe-width:calc((100cqw+1rem)/9)]" aria-hidden />
        {/* noValidate: the browser's own messages are in the browser's language and would hide ours. */}
        <form
          className="-mt-7 grid grid-cols-1 gap-5 rounded-t-wood rounded-b-card border border-line bg-surface px-[clamp(1.25rem,6cqw,2rem)] pt-14 pb-[clamp(1.5rem,7cqw,2.25rem)] shadow-lift"
          method="post"
          noValidate
          onSubmit={onSubmit}
        >
          <h1>{title}</h1>
          {children}
        </form>
      </div>
      <p className="max-w-112 text-center text-small/[1.5] wrap-anywhere text-muted">
        {text.signIn.help}{' '}
        <a
          className="font-semibold text-link underline decoration-underline decoration-2 underline-offset-4"
          href={`mailto:${email}`}
        >
          {email}
        </a>
        .
      </p>
    </main>
  );
}
