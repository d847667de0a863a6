/** Placeholders with the size of the cards, so that nothing shifts when those load. */
export function SkeletonCards({ count }: { count: number }) {
  return (
    <div className="card-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="card">
          <div className="pane skeleton" />
          <div className="sill" />
          <div className="skeleton line name" />
          <div className="skeleton line wide" />
          <div className="skeleton line" />
          <div className="skeleton line link" />
        </div>
      ))}
    </div>
  );
}
