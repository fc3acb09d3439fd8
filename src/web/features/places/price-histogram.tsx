import { BarChart3 } from 'lucide-react'
import type { PlacePage } from '#contract/place-schemas.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { integerFormat } from '#domain/format-figures.ts'
import { formatRoundedMoney } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { countListed } from './place-names.ts'

type Band = PlacePage['priceBands'][number]

/** Pixels: of the tallest bar, and above it for the median's name. */
const barHeight = 104
const headroom = 24

/** A bound of a band in few letters: `0`, `50 mil`, `1,2 mi`. */
const shortBound = (reais: number): string =>
  reais === 0 ? '0' : formatRoundedMoney(reais).replace(/^R\$\u00a0/, '')

/** `de R$ 50 mil a R$ 75 mil`, `R$ 275 mil ou mais` */
const describeBand = ({ from, to }: Band): string =>
  to === null
    ? `${formatRoundedMoney(from)} ou mais`
    : from === 0
      ? `até ${formatRoundedMoney(to)}`
      : `de ${formatRoundedMoney(from)} a ${formatRoundedMoney(to)}`

/** The position of the band that holds a price; −1 for none. */
const findBand = (bands: readonly Band[], price: number | null): number =>
  price === null ? -1 : bands.findIndex(({ from, to }) => price >= from && (to === null || price < to))

/** How many properties are in each band of prices, with the median. */
export function PriceHistogram({ place }: { place: PlacePage }) {
  const { priceBands: bands, medianPrice, total } = place
  if (total < 2 || bands.length < 2 || medianPrice === null) return null
  const most = Math.max(...bands.map(band => band.total), 1)
  const median = findBand(bands, medianPrice)
  const width = 100 / bands.length
  const heightOf = (band: Band) => (band.total === 0 ? 1 : Math.max(3, (band.total / most) * barHeight))
  const top = (at: number) => headroom + barHeight - heightOf(bands[at] as Band)
  // Keeps room between the labels; where the last label would be crowded, the open end of the last band is labelled
  // instead.
  const every = bands.length > (bands[0]?.from === 0 ? 5 : 4) ? 2 : 1
  const isNamed = (at: number) => at % every === 0 && (every === 1 || at < bands.length - 1)
  const later = median >= bands.length / 2
  return (
    <Panel
      icon={BarChart3}
      title="Quanto custam"
      aside={<p className="text-sm text-ink-3">{countListed(place, total)} por faixa de preço</p>}
    >
      <div className="price-histogram">
        <svg aria-hidden="true" focusable="false" className="price-bars">
          {bands.map((band, at) => (
            <rect
              key={band.from}
              className={at === median ? 'price-bar-median' : 'fill-line-strong'}
              x={`${at * width + 0.4}%`}
              y={top(at)}
              width={`${width - 0.8}%`}
              height={heightOf(band)}
              rx="2"
            />
          ))}
          {median >= 0 && (
            <>
              <rect
                className="price-median-line"
                x={`${(median + 0.5) * width}%`}
                y="18"
                width="1"
                height={Math.max(0, top(median) - 18)}
              />
              <text x={`${(median + (later ? 1 : 0)) * width}%`} y="12" textAnchor={later ? 'end' : 'start'}>
                mediana {formatWholeReais(medianPrice)}
              </text>
            </>
          )}
        </svg>
        <svg aria-hidden="true" focusable="false" className="price-bounds h-5">
          {bands.map(
            (band, at) =>
              isNamed(at) && (
                <text
                  key={band.from}
                  x={`${at * width + (at === 0 ? 0.4 : 0)}%`}
                  y="14"
                  textAnchor={at === 0 ? 'start' : 'middle'}
                >
                  {shortBound(band.from)}
                </text>
              ),
          )}
          <text x="99.6%" y="14" textAnchor="end">
            e mais
          </text>
        </svg>
      </div>
      <ul className="sr-only">
        {bands.map(band => (
          <li key={band.from}>
            {describeBand(band)}: {integerFormat(band.total)}
          </li>
        ))}
        <li>Preço mediano: {formatWholeReais(medianPrice)}</li>
      </ul>
    </Panel>
  )
}
