import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { Header } from './layout/Header.tsx';
import { text } from './session/text.ts';
import { Spinner } from './ui/Spinner.tsx';

type Loadable<Props> = FunctionComponent<Props> & { loadAhead: () => void };

/**
 * A screen whose code is loaded when it is shown, or ahead of time. React's `lazy` would do the same, but after a
 * `Suspense` has shown its fallback, React delays the content by up to 0.3 s.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchOnce = async () => {
    loaded ??= await load();
    return loaded;
  };

  function Loaded(props: Props) {
    const [Screen, setScreen] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      fetchOnce().then(
        (screen) => setScreen(() => screen),
        (error) => setFailure({ error }),
      );
    }, []);
    if (failure !== undefined) throw failure.error;
    return Screen === undefined ? <Waiting /> : <Screen {...props} />;
  }

  // A failure here is not reported: it happens again, and is shown, when the screen is rendered.
  return Object.assign(Loaded, { loadAhead: () => void fetchOnce().catch(() => undefined) });
}

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
