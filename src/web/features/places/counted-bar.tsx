/** A total as a bar beside others. It is an SVG, because the server's markup must not have style attributes. */
export const CountedBar = ({ total, most }: { total: number; most: number }) => (
  <svg className="counted-bar" aria-hidden="true" focusable="false">
    {total > 0 && <rect width={`${Math.max(3, Math.round((total / most) * 100))}%`} height="100%" rx="2" />}
  </svg>
)
