import './explained.css'
import { type ReactNode, useId } from 'react'

/**
 * One line of a `<dl>`: a figure whose name opens an explanation: formula, inputs, source, date. The browser closes
 * it on Esc or a tap elsewhere; the focus stays on the name.
 */
export function ExplainedFigure({
  label,
  value,
  children,
}: {
  label: ReactNode
  value: ReactNode
  /** The explanation: text, or paragraphs. */
  children: ReactNode
}) {
  const id = useId()
  return (
    <div className="explained">
      <dt className="min-w-0">
        <button type="button" className="explained-name" popoverTarget={id} title="Como é calculado">
          {label}
        </button>
        <div id={id} popover="auto" className="explanation">
          {children}
        </div>
      </dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  )
}
