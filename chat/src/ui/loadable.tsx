import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';
import { Header } from '../layout/Header.tsx';
import { text } from '../session/text.ts';
import { Spinner } from './Spinner.tsx';

type Loadable<Props> = FunctionComponent<Props> & { loadAhead: () => void };

/**
 * A screen whose code comes when it is needed, or ahead of that. `lazy` would do it too, but a `Suspense` that has just
 * shown its fallback holds back what comes next for up to 0.3 s.
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

  // What fails here fails again, and is told, when it is shown.
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
