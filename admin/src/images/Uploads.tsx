import { createContext, type ReactNode, type SetStateAction, useContext, useEffect, useState } from 'react';
import { useBeforeUnload } from 'react-router';

const UploadsContext = createContext({ isUploading: false, setCount(_: SetStateAction<number>) {} });

/** Counts the pictures that are being uploaded in the form inside it, which has to wait for them. */
export function Uploads({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  return <UploadsContext value={{ isUploading: count > 0, setCount }}>{children}</UploadsContext>;
}

/** Whether a picture of the form around it is being uploaded: the form can be neither saved nor published meanwhile. */
export const useIsUploading = (): boolean => useContext(UploadsContext).isUploading;

/** Makes the form around it wait while `isRunning`, and the browser ask before the tab is left. */
export function useCountedUpload(isRunning: boolean) {
  const { setCount } = useContext(UploadsContext);
  useEffect(() => {
    if (!isRunning) return;
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  }, [isRunning, setCount]);
  useBeforeUnload((event) => {
    if (isRunning) event.preventDefault();
  });
}
