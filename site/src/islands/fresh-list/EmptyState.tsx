import { bindWords } from '../../typography/bindWords.ts';

export function EmptyState({ title, children }: { title: string; children: string }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border-2 border-edge border-dashed px-6 py-12 text-center">
      <svg className="w-24" viewBox="0 0 96 72" aria-hidden="true">
        <path fill="none" stroke="currentColor" strokeWidth="3" d="M8 18h80v44H8zM48 18v44" />
        <path
          fill="currentColor"
          d="M0 62h96v6H0zM18 4h15v12a7.5 7.5 0 0 1-15 0zM48 4h15v12a7.5 7.5 0 0 1-15 0zM78 4h15v12a7.5 7.5 0 0 1-15 0z"
        />
        <path
          fill="var(--color-tomato)"
          d="M3 4h15v12a7.5 7.5 0 0 1-15 0zM33 4h15v12a7.5 7.5 0 0 1-15 0zM63 4h15v12a7.5 7.5 0 0 1-15 0z"
        />
      </svg>
      <h3>{bindWords(title)}</h3>
      <p>{bindWords(children)}</p>
    </div>
  );
}
