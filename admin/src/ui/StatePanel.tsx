import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  role?: 'alert' | 'status';
  icon?: ReactNode;
  title?: string;
  text: string;
  /** Whether frame and icon are red, and the frame solid instead of dashed. */
  isError?: boolean;
  children?: ReactNode;
}

/** A framed message in place of content that is empty or could not be loaded. */
export function StatePanel({ role, icon, title, text, isError = false, children }: Props) {
  const frame = isError ? 'border-danger' : 'border-dashed border-edge';
  return (
    <div
      role={role}
      className={`grid justify-items-center gap-4 rounded-card border-2 p-6 text-center md:p-12 ${frame}`}
    >
      {icon && <div className={`leading-none *:block ${isError ? 'text-danger' : ''}`}>{icon}</div>}
      {title && (
        <Typography variant="h2" component="p">
          {title}
        </Typography>
      )}
      <Typography>{text}</Typography>
      {children}
    </div>
  );
}

const STRIPES = [3, 18, 33, 48, 63, 78];

/** The design's empty shop window, the icon of empty lists. */
export const EmptyWindow = () => (
  <svg viewBox="0 0 96 72" width="112" height="84" aria-hidden="true">
    <path fill="none" stroke="currentColor" strokeWidth="3" d="M8 18h80v44H8zM48 18v44" />
    <path fill="currentColor" d="M0 62h96v6H0z" />
    {STRIPES.map((x, index) => (
      <path
        key={x}
        fill={index % 2 === 0 ? 'var(--color-tomato)' : 'currentColor'}
        d={`M${x} 4h15v12a7.5 7.5 0 0 1-15 0z`}
      />
    ))}
  </svg>
);
