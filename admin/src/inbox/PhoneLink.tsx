import Link from '@mui/material/Link';
import { NO_PHONE } from '@vitrina/shared/orders.ts';
import { dialable } from './dialable.ts';

/** A phone number to be called with a tap. */
export function PhoneLink({ phone }: { phone: string }) {
  const number = dialable(phone);
  if (!number) return phone === NO_PHONE ? '—' : <bdi>{phone}</bdi>;
  return (
    <Link href={`tel:${number}`} color="inherit" className="phone">
      <bdi>{phone}</bdi>
    </Link>
  );
}
