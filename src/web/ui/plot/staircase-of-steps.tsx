import './staircase-of-steps.css'
import './standing-staircase.css'
import { type CSSProperties, Fragment } from 'react'
import { formatNetRoi } from '#domain/format-figures.ts'
import { classNames } from '../class-names.ts'
import { formatReais } from '../format-text.ts'
import {
  type BidLine,
  buildStairs,
  placeBidLine,
  type PriceStaircaseProps,
  type StairColumn,
} from './price-steps.ts'
import { formatPrices } from './stair-words.ts'

const isLoud = ({ kind }: StairColumn): boolean => kind === 'now' || kind === 'next'

/** The least width of each column in rem, so that its price stays in it; a loud price may hang over the lower step. */
const columnWidths = (columns: readonly StairColumn[], textOf: (column: StairColumn) => string): number[] =>
  columns.map((column, at) => {
    const size = textOf(column).length
    if (!isLoud(column)) return Math.max(4.25, size * 0.5)
    return columns[at + 1]?.drop === 1 ? Math.max(5, size * 0.42) : Math.max(5, (size + 3) * 0.6)
  })

const silenceWidth = 13
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Builds as many columns as a page of 44 rem has room for. */
function fitStairs({ steps, silence }: PriceStaircaseProps) {
  const format = formatPrices(steps.map(({ price }) => price))
  for (let most = 8; ; most -= 1) {
    const columns = buildStairs(steps, most)
    const widths = columnWidths(columns, column => format(column.price))
    const need = sum(widths) + (silence ? silenceWidth : 0)
    if (need <= 44 || most <= 5) return { columns, widths, need, format }
  }
}

/**
 * Says where the words of the highest bid stand: above its line, under it where the stair comes too close, or apart
 * above the stair where the line is too short for them.
 */
function placeBidWords(
  columns: readonly StairColumn[],
  line: BidLine,
  rung: number,
): 'above' | 'under' | 'apart' {
  if (!line.meets || line.columns < 4) return 'apart'
  const lowest = Math.min(...columns.slice(0, 4).map(({ level }) => level))
  return (lowest - line.level) * rung >= 1.75 ? 'above' : 'under'
}

/** One step: its tread, name, date, price and ROI. */
function Step({
  column,
  at,
  share,
  format,
  targetRoi,
}: {
  column: StairColumn
  at: number
  /** The height of the tread as a share of the highest. */
  share: number
  format: (reais: number) => string
  targetRoi: number | undefined
}) {
  const { kind, level, drop, same, label, roi, rebased, count } = column
  const when = count > 1 ? `de ${column.prices.map(format).join(' a ')}` : column.when
  const reaches = roi !== null && targetRoi !== undefined && roi >= targetRoi
  return (
    <li
      className={classNames('stair', `stair-${kind}`, same && 'stair-same', count > 1 && 'stair-shared')}
      style={{ '--column': at + 1, '--level': level, '--share': share, '--drop': drop } as CSSProperties}
    >
      <span className={classNames('stair-tread', drop < 0 && 'stair-rises')} aria-hidden="true" />
      <span className="stair-label">
        <b>
          {label}
          {rebased && ', nova base'}
        </b>
        <span className="sr-only">: </span>
        {when && (
          <span className="stair-when">
            {when}
            <span className="sr-only">, </span>
          </span>
        )}
      </span>
      <span className="stair-price">
        {same && 'mesmo preço'}
        <span className={same ? 'sr-only' : ''}>
          {same && ', '}
          <span className={isLoud(column) || at === 0 ? 'stair-aside' : 'sr-only'}>R$&nbsp;</span>
          {format(column.price)}
        </span>
      </span>
      <span className={classNames('stair-roi', reaches && 'stair-reaches')}>
        {roi !== null && (
          <>
            <span className="sr-only">, </span>
            <span className="stair-aside stair-roi-name">ROI </span>
            {formatNetRoi(roi)}
            {reaches && <span className="sr-only">, atinge a meta</span>}
          </>
        )}
      </span>
    </li>
  )
}

/**
 * The staircase of a listing's page: a list of steps, drawn as a stair where there is room and as rows on a phone. The
 * steps are real text in the order of time; only treads and lines are hidden from screen readers.
 */
export function StaircaseOfSteps(props: PriceStaircaseProps) {
  const { steps, maxBid, targetRoi, silence } = props
  if (steps.length === 0) return silence ? <p className="stairs stairs-silence">{silence}</p> : null
  const { columns, widths, need, format } = fitStairs(props)

  const levels = Math.max(...columns.map(({ level }) => level))
  const base = Math.max(silence ? 4.5 : 2.25, 6 - levels * 1.5)
  const rung = Math.min(3.5, Math.max(1.875, 12 / Math.max(1, levels)))
  const tracks = widths.map(width => `minmax(${width}rem, 1fr)`)
  if (silence) tracks.push(`minmax(${silenceWidth}rem, 3fr)`)
  const line = maxBid ? placeBidLine(columns, maxBid.price) : null
  const place = maxBid && ((line && placeBidWords(columns, line, rung)) ?? 'apart')
  const bid = maxBid && (
    <li
      className={classNames('stairs-bid', `stairs-bid-${place}`)}
      style={
        {
          '--passed': line?.columns,
          '--level': line?.meets ? line.level : (-0.6 * base) / rung,
        } as CSSProperties
      }
    >
      {line && (
        <span
          className={classNames('stairs-bid-line', line.meets && 'stairs-bid-meets')}
          aria-hidden="true"
        />
      )}
      <span className="stairs-bid-words">
        {maxBid.label}: <strong>{formatReais(maxBid.price)}</strong>
        {line && !line.meets && ', abaixo destes preços'}
      </span>
    </li>
  )
  return (
    <div
      className="stairs"
      style={
        {
          '--need': `${need}rem`,
          '--levels': levels,
          '--base': `${base}rem`,
          '--head': place === 'apart' && levels < 2 ? '3.25rem' : '1.75rem',
          '--rung': `${rung}rem`,
          '--tracks': tracks.join(' '),
        } as CSSProperties
      }
    >
      <div className="stairs-room">
        <ol className="stairs-steps" aria-label="Escada do preço">
          <li className="stairs-head" aria-hidden="true">
            <span>quando</span>
            <span>preço, R$</span>
            <span>ROI</span>
          </li>
          {!line && bid}
          {columns.map((column, at) => (
            <Fragment key={`${at} ${column.label}`}>
              {line?.columns === at && bid}
              <Step
                column={column}
                at={at}
                share={levels > 0 ? column.level / levels : 1}
                format={format}
                targetRoi={targetRoi}
              />
            </Fragment>
          ))}
          {line?.columns === columns.length && bid}
          {silence && (
            <li
              className="stairs-silence"
              style={
                { '--column': columns.length + 1, '--level': columns.at(-1)?.level ?? 0 } as CSSProperties
              }
            >
              {silence}
            </li>
          )}
        </ol>
      </div>
    </div>
  )
}
