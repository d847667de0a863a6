import { type ComponentType, useEffect, useState } from 'react';

/**
 * Like React's `lazy`, without its delay: React throttles what resolves inside `<Suspense>` to one commit per 300 ms, and
 * a lazy page inside a lazy frame would pay that twice.
 * (https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberWorkLoop.js)
 * A loading error goes to the nearest error boundary.
 * @param Waiting is shown while the code loads; nothing without it.
 */
export function lazyWithoutSuspense<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (Component) return;
      load().then(
        (module) => {
          loaded = module.default;
          setComponent(() => module.default);
        },
        (error) =>
          setComponent(() => {
            throw error;
          }),
      );
    }, [Component]);
    if (Component) return <Component {...props} />;
    return Waiting ? <Waiting /> : null;
  };
}
