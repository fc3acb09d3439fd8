import { type PointerEvent, useState } from 'react'
import type { PaidPriceEstimate } from '#contract/paid-price-calls.ts'
import type { Property } from '#contract/property-schemas.ts'
import {
  describePaidGap,
  describePaidSale,
  formatMonth,
  formatPaidAmount,
} from '#domain/paid-prices/paid-price-words.ts'
import { computeDiscount } from '#domain/property/price-figures.ts'
import { fromReais } from '#domain/money.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatArea, integerFormat } from '../../ui/format-text.ts'
import { PlotDrawing, plotFieldClass, PlotFrame } from '../../ui/plot/plot.tsx'
import { setStyleProperties } from '../../ui/style-properties.ts'
import {
  buildPaidPlot,
  findNearestDot,
  type PaidLevel,
  type PaidPlot,
  type SaleDot,
  spreadLabels,
} from './paid-price-plot.ts'

type Priced = Pick<Property, 'price' | 'evaluationValue' | 'gone'>

const levelNames: Readonly<Record<PaidLevel['key'], string>> = {
  high: '8 em 10, até',
  appraisal: 'avaliação',
  estimate: 'pagou-se',
  low: '8 em 10, desde',
  price: 'preço de hoje',
}

/** The levels that the legend of a narrow field names; the words above it say the others. */
const legendKeys: readonly PaidLevel['key'][] = ['appraisal', 'estimate', 'price']

/** The least distance of two labels beside the field, in percent of its height. */
const labelGap = 7.5

const describeDot = (dot: SaleDot): string =>
  `${describePaidSale(dot)}, ${dot.isUsed ? 'entra na conta' : 'fora da conta'}`

/** How far the price is from the estimate; `null` for a gone listing, which has none, and where they are the same. */
export function findPaidGap(paid: Pick<PaidPriceEstimate, 'estimate'>, { price, gone }: Priced) {
  const discount = computeDiscount(fromReais(price), fromReais(paid.estimate))
  if (gone || discount === null) return null
  const gap = describePaidGap(discount)
  return gap.side === 'same' ? null : { side: gap.side, share: gap.share }
}

const gapNames = { below: 'abaixo', above: 'acima' }

/** The names and amounts of the levels, beside a wide field, and the gap between the estimate and the price. */
function LevelLabels({ levels, gap }: { levels: readonly PaidLevel[]; gap: ReturnType<typeof findPaidGap> }) {
  const [estimate, price] = (['estimate', 'price'] as const).map(key => levels.find(each => each.key === key))
  const labels = levels.map(level => ({
    key: level.key as string,
    y: level.y,
    name: levelNames[level.key],
    amount: formatPaidAmount(level.reais),
  }))
  if (gap && estimate && price)
    labels.push({
      key: gap.side,
      y: (estimate.y + price.y) / 2,
      name: `${gap.share} ${gapNames[gap.side]}`,
      amount: '',
    })
  labels.sort((a, b) => a.y - b.y)
  const places = spreadLabels(
    labels.map(({ y }) => y),
    labelGap,
  )
  return (
    <svg className="paid-levels" aria-hidden="true">
      {gap && estimate && price && (
        <g className="paid-gap" data-side={gap.side}>
          <line x1="6" x2="6" y1={`${estimate.y}%`} y2={`${price.y}%`} />
          {[estimate, price].map(({ key, y }) => (
            <line key={key} x1="2" x2="10" y1={`${y}%`} y2={`${y}%`} />
          ))}
        </g>
      )}
      {labels.map(({ key, name, amount }, at) => (
        <g key={key} data-level={key}>
          <text x="20" y={`${places[at]}%`}>
            {name}
          </text>
          <text x="100%" y={`${places[at]}%`} className="paid-amount">
            {amount}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** What is known of the sale that is read. */
const SaleTip = ({ dot }: { dot: SaleDot }) => (
  <div
    className="paid-tip"
    data-below={dot.y < 30 || undefined}
    ref={setStyleProperties({ '--x': dot.x, '--y': dot.y })}
    aria-hidden="true"
  >
    <p>
      <b>{formatWholeReais(dot.value)}</b> em {formatMonth(dot.month)}
    </p>
    <p>
      {formatArea(dot.area)}, {formatWholeReais(dot.perM2)}/m²
      {dot.financed && ', financiado'}
    </p>
    {!dot.isUsed && <p>fora da conta</p>}
  </div>
)

/** The field: the range, the lines, and a dot for each sale that pointer, touch and arrow keys read. */
function SalesField({ plot: { scale, dots, levels, ticks } }: { plot: PaidPlot }) {
  const [read, setRead] = useState<number | null>(null)
  const [tapped, setTapped] = useState(false)
  const levelAt = (key: PaidLevel['key']) => levels.find(level => level.key === key)?.y
  const [high, low] = [levelAt('high') ?? 0, levelAt('low') ?? 100]
  const last = dots.length - 1
  const dot = dots[read ?? last]
  if (dot === undefined) return null
  const point = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const place = { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
    setRead(findNearestDot(dots, place, width / height))
  }
  return (
    <PlotFrame y={scale} ticks={ticks} axis={integerFormat} className="paid-frame">
      <div
        className={classNames('paid-field', plotFieldClass)}
        onPointerDown={event => {
          setTapped(event.pointerType !== 'mouse')
          point(event)
        }}
        onPointerMove={point}
        // A touch ends as soon as the finger lifts: the sale stays.
        onPointerLeave={() => !tapped && setRead(null)}
      >
        <PlotDrawing y={scale}>
          <path d={`M0 ${high}H100V${low}H0Z`} className="paid-band" />
          {levels.map(
            ({ key, y }) =>
              key !== 'high' &&
              key !== 'low' && <path key={key} d={`M0 ${y}H100`} className={`paid-line-${key}`} />,
          )}
        </PlotDrawing>
        <svg className="paid-dots" aria-hidden="true">
          {read !== null && <circle cx={`${dot.x}%`} cy={`${dot.y}%`} className="paid-ring" />}
          {dots.map(({ x, y, isUsed }, at) => (
            <circle key={at} cx={`${x}%`} cy={`${y}%`} data-used={isUsed || undefined} />
          ))}
        </svg>
        {read !== null && <SaleTip dot={dot} />}
        <input
          type="range"
          className="plot-reader"
          aria-label="Vendas no prédio: use as setas"
          aria-valuetext={describeDot(dot)}
          min={0}
          max={last}
          value={read ?? last}
          onFocus={() => setRead(read ?? last)}
          onChange={event => setRead(event.target.valueAsNumber)}
          onKeyDown={event => event.key === 'Escape' && setRead(null)}
          onBlur={() => setRead(null)}
        />
      </div>
    </PlotFrame>
  )
}

/** A mark of the legend as the field draws it. */
const Key = ({ look }: { look: PaidLevel['key'] | 'used' | 'other' }) => (
  <svg className="paid-key" aria-hidden="true">
    {look === 'used' || look === 'other' ? (
      <circle cx="50%" cy="50%" data-used={look === 'used' || undefined} />
    ) : (
      <line x1="0" x2="100%" y1="50%" y2="50%" className={`paid-line-${look}`} />
    )}
  </svg>
)

/** The sales of a building over two years, by their value for a square metre, with the appraisal and the price. */
export function SalesPlot({ paid, listing }: { paid: PaidPriceEstimate; listing: Priced }) {
  const plot = buildPaidPlot(paid, listing)
  return (
    <figure className="paid-plot">
      <figcaption className="text-2xs text-ink-3">R$ por m²</figcaption>
      <div className="paid-drawing">
        <SalesField plot={plot} />
        <LevelLabels levels={plot.levels} gap={findPaidGap(paid, listing)} />
      </div>
      <dl className="paid-legend">
        {legendKeys.flatMap(key => {
          const level = plot.levels.find(each => each.key === key)
          return level === undefined
            ? []
            : [
                <div key={key}>
                  <dt>
                    <Key look={key} />
                    {levelNames[key]}
                  </dt>
                  <dd>{formatPaidAmount(level.reais)}</dd>
                </div>,
              ]
        })}
      </dl>
      {paid.others.length > 0 && (
        <p className="paid-dot-keys" aria-hidden="true">
          <span>
            <Key look="used" />
            entra na conta
          </span>
          <span>
            <Key look="other" />
            fora dela: mais antiga, de outro tamanho ou bem mais barata
          </span>
        </p>
      )}
    </figure>
  )
}
