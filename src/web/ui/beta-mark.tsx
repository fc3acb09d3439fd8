/** Marks what is still being tried out. */
export const BetaMark = () => (
  <span className="rounded-sm bg-raised-3 px-1.5 text-2xs font-bold text-ink-2">BETA</span>
)
