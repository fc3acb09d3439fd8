import './explained.css'
import type { ReactNode } from 'react'
import { Explanation } from './explanation.tsx'

/** One line of a `<dl>`: a figure whose name opens an explanation: formula, inputs, source, date. */
export const ExplainedFigure = ({
  label,
  value,
  children,
}: {
  label: ReactNode
  value: ReactNode
  /** The explanation: text, or paragraphs. */
  children: ReactNode
}) => (
  <div className="explained">
    <dt className="min-w-0">
      <Explanation button={{ className: 'explained-name', title: 'Como é calculado', children: label }}>
        {children}
      </Explanation>
    </dt>
    <dd className="text-right font-semibold">{value}</dd>
  </div>
)
