import './skeleton.css';

/** Placeholders with the size of the cards, so that nothing shifts when those load. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <div className="card-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="card">
          <div className="pane skeleton" />
          <div className="sill" />
          <div className="skeleton mt-6.5 h-8.5 w-[58%]" />
          <div className="skeleton mt-3 h-4 w-[92%]" />
          <div className="skeleton mt-3 h-4 w-[70%]" />
          <div className="skeleton mt-6 h-5.5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
