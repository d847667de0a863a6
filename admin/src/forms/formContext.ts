import { createContext, useContext } from 'react';

export interface FormContext {
  /** Names the draft of this form. */
  draftKey: string;
  /** Why it could not be saved. */
  error: string | undefined;
  cancel: () => void;
  /** While a picture is on its way the form cannot be saved. */
  isUploading: boolean;
  setUploading: (isUploading: boolean) => void;
}

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

export function useForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error('This part of a form stands outside of a FormDialog.');
  return context;
}
