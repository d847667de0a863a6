import { text } from '../text.ts';
import './spinner.css';

export function Spinner({ label = text.loading }: { label?: string }) {
  return (
    <div className="spinner" role="status">
      <span className="spinner-ring" aria-hidden />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
