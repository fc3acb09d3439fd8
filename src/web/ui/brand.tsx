/** Our own mark, a gavel over its block; one drawing for both themes. */
export const BrandMark = ({ className = 'size-8' }: { className?: string }) => (
  <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="var(--amber)" />
    <g fill="var(--amber-ink)">
      <g transform="rotate(-45 15 14)">
        <rect x="10.5" y="7.5" width="9" height="9" rx="0.8" />
        <rect x="8" y="6" width="2.6" height="12" rx="1.3" />
        <rect x="19.4" y="6" width="2.6" height="12" rx="1.3" />
        <rect x="13.5" y="16.5" width="3" height="12" rx="1.5" />
      </g>
      <rect x="6" y="24" width="11" height="2.6" rx="1.3" />
    </g>
  </svg>
)
