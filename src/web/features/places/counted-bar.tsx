/** A total as a bar beside others, drawn without styles of its own, which the server's markup must not have. */
export const CountedBar = ({ total, most }: { total: number; most: number }) => (
  <svg className="counted-bar" aria-hidden="true" focusable="false">
    {total > 0 && <rect width={`${Math.max(3, Math.round((total / most) * 100))}%`} height="100%" rx="2" />}
  </svg>
)
