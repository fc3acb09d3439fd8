import './staircase.css'
import './wide-staircase.css'
import {
  type BidLine,
  buildStairs,
  placeBidLine,
  type PriceStaircaseProps,
  type PriceStep,
  type StairColumn,
} from './price-steps.ts'
import { Fragment } from 'react'
import { classNames } from '../class-names.ts'
import { formatReais } from '../format-text.ts'
import { drawnStyleProperties } from '../style-properties.ts'
import { formatNetRoi, formatNetRoiBeside } from '#domain/format-figures.ts'

/** Returns a formatter of prices without their currency; all show centavos as soon as one has any. */
function formatPrices(prices: readonly number[]): (reais: number) => string {
  const withCentavos = prices.some(price => !Number.isInteger(price))
  return reais => {
    const text = formatReais(reais).replace(/R\$\s/, '')
    return withCentavos && !text.includes(',') ? `${text},00` : text
  }
}

const joinWords = (...words: (string | null)[]): string => words.filter(Boolean).join(', ')

/** Returns a small staircase in words: today's price, the next one, and why nothing follows. */
function describeStairs(steps: readonly PriceStep[], silence: string | null | undefined): string {
  const past = steps.filter(({ kind }) => kind === 'past').length
  const now = steps.find(({ kind }) => kind === 'now')
  const next = steps.find(({ kind }) => kind === 'next')
  const rebase = steps.find(({ kind }) => kind === 'rebase')
  const roi = (step: PriceStep) => (step.roi === null ? null : `ROI líquido ${formatNetRoi(step.roi)}`)
  const before = past === 0 ? null : past === 1 ? 'um preço antes' : `${past} preços antes`
  const parts = [
    now && joinWords(`Hoje ${formatReais(now.price)}`, roi(now), before),
    next &&
      joinWords(
        next.price === now?.price ? `próximo: mesmo preço` : `próximo ${formatReais(next.price)}`,
        next.when,
        roi(next),
      ),
    rebase && `ou recomeça a ${formatReais(rebase.price)}`,
    silence,
  ]
  return parts.filter(Boolean).join('; ')
}

/** Whether the price of a column is written large: today's and the next one. */
const isLoud = ({ kind }: StairColumn): boolean => kind === 'now' || kind === 'next'

/** The least width of each column in rem, so that its price stays in it; a loud price may hang over the lower step. */
const columnWidths = (columns: readonly StairColumn[], textOf: (column: StairColumn) => string): number[] =>
  columns.map((column, at) => {
    const size = textOf(column).length
    if (!isLoud(column)) return Math.max(4.25, size * 0.5)
    return columns[at + 1]?.drop === 1 ? Math.max(5, size * 0.42) : Math.max(5, (size + 3) * 0.6)
  })

/** The width of the explanation why no price follows, in rem. */
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
function StairStep({
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
      {...drawnStyleProperties({ '--column': at + 1, '--level': level, '--share': share, '--drop': drop })}
    >
      <span className={classNames('stair-tread', drop < 0 && 'stair-rises')} aria-hidden="true" />
      <span className="stair-label">
        <b>
          {label}
          {rebased && kind !== 'rebase' && ', nova base'}
        </b>
        <span className="sr-only">: </span>
        {when && (
          <span className="block">
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
            {formatNetRoiBeside(roi, targetRoi)}
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
function StaircaseOfSteps(props: PriceStaircaseProps) {
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
      {...drawnStyleProperties({
        '--passed': line?.columns,
        '--level': line?.meets ? line.level : (-0.6 * base) / rung,
      })}
    >
      {line && (
        <span
          className={classNames('stairs-bid-line', line.meets && 'stairs-bid-meets')}
          aria-hidden="true"
        />
      )}
      <span className="stairs-bid-words">
        {maxBid.label}:{' '}
        <strong className="text-ink font-semibold whitespace-nowrap">{formatReais(maxBid.price)}</strong>
        {line && !line.meets && ', abaixo destes preços'}
      </span>
    </li>
  )
  return (
    <div
      className="stairs"
      {...drawnStyleProperties({
        '--need': `${need}rem`,
        '--levels': levels,
        '--base': `${base}rem`,
        '--head': place === 'apart' && levels < 2 ? '3.25rem' : '1.75rem',
        '--rung': `${rung}rem`,
        '--tracks': tracks.join(' '),
      })}
    >
      <div className="stairs-room">
        <ol className="stairs-steps" aria-label="Escada do preço">
          <li className="stairs-head" aria-hidden="true">
            <span>quando</span>
            <span>preço, R$</span>
            {columns.some(({ roi }) => roi !== null) && <span>ROI</span>}
          </li>
          {!line && bid}
          {columns.map((column, at) => (
            <Fragment key={`${at} ${column.label}`}>
              {line?.columns === at && bid}
              <StairStep
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
              {...drawnStyleProperties({
                '--column': columns.length + 1,
                '--level': columns.at(-1)?.level ?? 0,
              })}
            >
              {silence}
            </li>
          )}
        </ol>
      </div>
    </div>
  )
}

/** The share of the drawing's height that a staircase falls through: more where more was cut, all of it from 40 %. */
const fallOf = (cut: number): number => 25 + 60 * Math.min(1, cut / 0.4)

/**
 * Computes the lines of the drawing in a box of 100 × 100. Heights follow the listing's own cuts, so that two
 * staircases of as many steps differ. Auctions are left out: their price follows other rules.
 */
function drawStairs(all: readonly PriceStep[]) {
  const ladder = all.filter(({ kind }) => kind !== 'auction')
  const steps = ladder.length > 0 ? ladder : all
  const prices = steps.map(({ price }) => price)
  const [most, least] = [Math.max(...prices), Math.min(...prices)]
  const flat = most === least
  const fall = most > 0 ? fallOf((most - least) / most) : 0
  const y = (price: number): number => (flat ? 45 : 10 + ((most - price) / (most - least)) * fall)
  const columns = steps.length - 1 + (steps.at(-1)?.kind === 'now' && steps.length > 1 ? 3 : 1)
  const x = (at: number): number => (at >= steps.length ? 100 : (at / columns) * 100)
  const treads = steps.map((step, at) => {
    const before = steps[at - 1]
    const riser = before && before.price !== step.price ? `M${x(at)} ${y(before.price)}V${y(step.price)}` : ''
    return { ...step, left: x(at), right: x(at + 1), top: y(step.price), riser }
  })
  const solid = treads.filter(({ kind }) => kind !== 'next' && kind !== 'later' && kind !== 'rebase')
  const fill = solid.map(({ left, right, top }) => `L${left} ${top}H${right}`).join('')
  const [first, last] = [solid[0], solid.at(-1)]
  return {
    treads,
    fill: first && last && !flat ? `M${first.left} 100${fill}V100Z` : null,
    now: treads.find(({ kind }) => kind === 'now') ?? null,
  }
}

/** The staircase as one line, for a row of a table; its name says today's and the next price. */
function SmallStaircase({ steps, silence }: Pick<PriceStaircaseProps, 'steps' | 'silence'>) {
  const { treads, fill, now } = drawStairs(steps)
  const spoken = { role: 'img', 'aria-label': `Escada do preço: ${describeStairs(steps, silence)}` }
  return (
    <span className="small-stairs" {...spoken}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {steps.length === 0 && <path d="M0 45H100" className="small-stairs-empty" />}
        {fill && <path d={fill} className="small-stairs-fill" />}
        {treads.map(({ kind, riser, left, right, top, rebased }, at) => (
          <g key={`${at} ${left}`} className={`small-stairs-${kind}`}>
            {riser && <path d={riser} className={rebased ? 'small-stairs-rebased' : 'small-stairs-riser'} />}
            <path d={`M${left} ${top}H${right}`} />
          </g>
        ))}
      </svg>
      {now && (
        <svg className="small-stairs-dot" aria-hidden="true" focusable="false">
          <circle cx={`${(now.left + now.right) / 2}%`} cy={`${now.top}%`} />
        </svg>
      )}
    </span>
  )
}

/** The price of a listing as a staircase: what it was, what it is, what comes next; one line in a `row`. */
export function PriceStaircase({ size, ...props }: PriceStaircaseProps & { size: 'page' | 'row' }) {
  return size === 'page' ? <StaircaseOfSteps {...props} /> : <SmallStaircase {...props} />
}
