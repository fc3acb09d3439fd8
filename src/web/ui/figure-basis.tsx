import type { ReactNode } from 'react'

/** Shows what a figure is based on: its formula, the formula with numbers, and their source. */
export const FigureBasis = ({
  formula,
  worked,
  source,
}: {
  formula: ReactNode
  worked?: ReactNode
  source: string
}) => (
  <>
    <p className="font-medium text-ink">{formula}</p>
    {worked && <p>{worked}</p>}
    <p className="text-2xs text-ink-3">Fonte: {source}</p>
  </>
)

/** A label with a qualification under it. */
export const QualifiedFigure = ({ label, note }: { label: string; note: ReactNode }) => (
  <span className="block py-1.5">
    {label}
    <br />
    {/* An inline block does not take the name's underline. */}
    <span className="inline-block text-2xs text-ink-3">{note}</span>
  </span>
)
