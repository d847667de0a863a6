import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code comes when it is first shown, as with React's `lazy` – but shown as soon as it is there: what
 * has waited in a `<Suspense>` React holds back until the last such wait is 300 ms old, and a page in a frame would pay
 * that twice. (https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberWorkLoop.js)
 * An error in loading goes to the nearest error boundary.
 * @param Waiting stands in its place meanwhile; without it nothing does.
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
