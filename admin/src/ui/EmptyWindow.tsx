const STRIPES = [3, 18, 33, 48, 63, 78];

export function EmptyWindow() {
  return (
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
}
