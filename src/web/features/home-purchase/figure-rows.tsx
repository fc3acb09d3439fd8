import { Fragment, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** A figure's name, its text, and the mark that ties it to a bar. */
export interface FigureRow {
  key: string
  name: ReactNode
  text: string
  /** The class of the mark before the name. */
  mark?: string
  tone?: 'risk' | 'gain' | undefined
}

/** Names and figures in rows. */
export const FigureRows = ({ rows }: { rows: readonly FigureRow[] }) => (
  <dl className="purchase-rows">
    {rows.map(({ key, name, text, mark, tone }) => (
      <div key={key}>
        <dt>
          {mark && <span className={classNames('purchase-mark', mark)} aria-hidden="true" />}
          {name}
        </dt>
        <dd className={tone && `text-${tone}`}>{text}</dd>
      </div>
    ))}
  </dl>
)

/** Where figures come from, in the smallest type. */
export const Sources = ({ lines }: { lines: readonly string[] }) => (
  <p className="purchase-sources">
    {lines.map((line, at) => (
      <Fragment key={line}>
        {at > 0 && <br />}
        {line}
      </Fragment>
    ))}
  </p>
)
