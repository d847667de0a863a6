import { type ComponentType, type FunctionComponent, useEffect, useState } from 'react';

export type LazyComponent<Props> = FunctionComponent<Props> & {
  /** Loads the code in advance. A failure is reported only when the component is rendered. */
  preload: () => void;
};

/**
 * Like React's `lazy`, but without its delay: React throttles content that resolves inside `<Suspense>` to one commit per
 * 300 ms, and a lazy page inside a lazy frame would be delayed twice.
 * (https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberWorkLoop.js)
 * A loading error goes to the nearest error boundary.
 * @param Waiting is shown while the code loads; by default nothing.
 */
export function lazyWithoutSuspense<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting?: ComponentType,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchCode = async () => {
    loaded = (await load()).default;
    return loaded;
  };
  function Lazy(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component) return;
      fetchCode().then(
        (code) => setComponent(() => code),
        (error) =>
          setComponent(() => {
            throw error;
          }),
      );
    }, [Component]);
    if (Component) return <Component {...props} />;
    return Waiting ? <Waiting /> : null;
  }
  return Object.assign(Lazy, { preload: () => void fetchCode().catch(() => undefined) });
}
