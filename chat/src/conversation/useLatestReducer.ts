import { useCallback, useRef, useState } from 'react';

/**
 * A reducer whose latest state can also be read between two renders, by code outside of React. A store could do that
 * too, but its content cannot be rendered as a transition.
 */
export function useLatestReducer<State, Event>(
  reduce: (state: State, event: Event) => State,
  initial: State,
): [State, (event: Event) => void, latest: () => State] {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const dispatch = useCallback(
    (event: Event) => {
      latest.current = reduce(latest.current, event);
      setState(latest.current);
    },
    [reduce],
  );
  const readLatest = useCallback(() => latest.current, []);
  return [state, dispatch, readLatest];
}
