import { createContext, useContext } from 'react';

export interface RecordFormContext {
  /** Names the draft of this form. */
  draftKey: string;
  /** While a picture is on its way the form cannot be saved. */
  isUploading: boolean;
  setUploading: (isUploading: boolean) => void;
}

const Context = createContext<RecordFormContext | null>(null);

export const RecordFormProvider = Context.Provider;

export function useRecordForm(): RecordFormContext {
  const context = useContext(Context);
  if (!context) throw new Error('This field stands outside of a RecordForm.');
  return context;
}
