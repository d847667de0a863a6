import { Toasts } from '@vitrina/shared/toast/Toasts.tsx';
import { useToasts } from '@vitrina/shared/toast/useToasts.ts';
import { createContext, type ReactNode, use } from 'react';

type ShowToast = ReturnType<typeof useToasts>['show'];

const ToastContext = createContext<ShowToast>(() => {});

/** @returns a function that shows a short message, which stays when the component unmounts */
export function useToast(): ShowToast {
  return use(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { toasts, show, close } = useToasts();
  return (
    <ToastContext value={show}>
      {children}
      <Toasts toasts={toasts} close={close} />
    </ToastContext>
  );
}
