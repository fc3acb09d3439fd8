/** A total as a bar beside others, drawn without styles of its own, which the server's markup must not have. */
export const CountedBar = ({ total, most }: { total: number; most: number }) => (
  <svg className="counted-bar" aria-hidden="true" focusable="false">
    <rect width={`${most > 0 ? Math.max(3, Math.round((total / most) * 100)) : 0}%`} height="100%" rx="2" />
  </svg>
)
