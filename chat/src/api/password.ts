import { changePassword as changeOwnPassword } from '@vitrina/shared/signIn/password/changePassword.ts';
import { environment, supabase } from './supabase.ts';

/** Fails with an error code of Supabase Auth. */
export const changePassword = (passwords: { current: string; next: string }) =>
  changeOwnPassword(supabase, environment, passwords);
