import '../../ui/figures-table.css'
import './paid-price-card.css'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import type {
  PaidPriceAnswer,
  PaidPriceEstimate,
  PaidPriceSilence,
  PaidSale,
} from '#contract/paid-price-calls.ts'
import type { Property } from '#contract/property-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import {
  describeLoadedCities,
  describeNoSales,
  describePaidBasis,
  describePaidRange,
  describePaidSilence,
  formatMonth,
  formatPaidAmount,
} from '#domain/paid-prices/paid-price-words.ts'
import { findPaidSource, paidSources } from '#domain/paid-prices/paid-sources.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { formatWholeNumber } from '#domain/whole-reais.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { paidCitiesQuery } from '../../data/catalogue/paid-price-queries.ts'
import { formatArea } from '../../ui/format-text.ts'
import { OutsideTextLink } from '../../ui/outside-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { findPaidGap, SalesPlot } from './sales-plot.tsx'

const title = 'O que se pagou no prédio'

/** The sales one by one, the latest first. */
function SalesTable({ sales, used }: { sales: readonly PaidSale[]; used: ReadonlySet<PaidSale> | null }) {
  const withLoans = sales.some(({ financed }) => financed)
  return (
    <table className="figures-table paid-table">
      <caption className="sr-only">Vendas no prédio, da mais nova à mais antiga</caption>
      <thead>
        <tr>
          <th scope="col">Mês</th>
          <th scope="col">Valor, R$</th>
          <th scope="col">Área</th>
          <th scope="col">R$/m²</th>
        </tr>
      </thead>
      <tbody>
        {sales.toReversed().map((sale, at) => (
          <tr key={at} data-aside={(used !== null && !used.has(sale)) || undefined}>
            <th scope="row">
              {formatMonth(sale.month)}
              {withLoans && sale.financed && <small>financiado</small>}
              {used !== null && !used.has(sale) && <small>fora da conta</small>}
            </th>
            <td>{formatWholeNumber(sale.value)}</td>
            <td>{formatArea(sale.area)}</td>
            <td>{formatWholeNumber(sale.value / sale.area)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How far the price is from what was paid; above it, that is said plainly. */
function PriceGap({ paid, property }: { paid: PaidPriceEstimate; property: Property }) {
  if (property.gone) return null
  const gap = findPaidGap(paid, property)
  if (gap === null) return <p className="mt-2 text-sm">O preço de hoje é o que se pagou no prédio.</p>
  const { price, evaluationValue } = property
  const isBelow = gap.side === 'below'
  return (
    <p className="mt-2 text-sm text-pretty">
      O preço de hoje está{' '}
      <b className={isBelow ? 'font-semibold text-gain' : 'font-semibold text-risk'}>
        {gap.share} {isBelow ? 'abaixo' : 'acima'}
      </b>{' '}
      do que se pagou no prédio
      {!isBelow && evaluationValue !== null && price < evaluationValue
        ? ': fica abaixo da avaliação da Caixa, mas não do que os vizinhos pagaram.'
        : '.'}
    </p>
  )
}

/** Where the figures are from: how many sales, when, what the values are, whose records they are. */
function PaidFoot({ words, page }: { words: string; page: string | null }) {
  return (
    <p className="paid-foot">
      <span>{words}</span>
      {page !== null && (
        <OutsideTextLink href={page} className="text-link whitespace-nowrap">
          Ver na fonte
          <span className="sr-only"> (abre em outra aba)</span>
        </OutsideTextLink>
      )}
    </p>
  )
}

const findSource = ({ state, city }: Property) => findPaidSource({ state, city }, Object.values(paidSources))

/** The page where the source of an estimate publishes its records; `null` where they are invented. */
const findSourcePage = (paid: PaidPriceEstimate): string | null =>
  Object.values(paidSources).find(({ source }) => source === paid.source)?.page ?? null

/** Ratio above which the city's area of a flat is another than the list's. */
const otherMeasure = 1.05

/** Says of what size the estimate is; where the city measures otherwise than the list, that it is the city's figure. */
function describeMeasure({ area }: PaidPriceEstimate, listed: Property): string {
  const isOther = listed.area !== null && Math.max(area / listed.area, listed.area / area) > otherMeasure
  return isOther
    ? `como este, que a prefeitura mede em ${formatArea(area)}`
    : `de ${formatArea(area)} como este`
}

/** An estimate: the amount with its range, the sales as dots, and one by one. */
function EstimateCard({ paid, property }: { paid: PaidPriceEstimate; property: Property }) {
  const all = [...paid.others, ...paid.sales].toSorted((a, b) => (a.month < b.month ? -1 : 1))
  const basis = describePaidBasis({ ...paid, sales: paid.sales.length })
  return (
    <Panel title={title} icon={Building2}>
      <p className="text-2xl font-bold tracking-tight">Cerca de {formatPaidAmount(paid.estimate)}</p>
      <p className="mt-0.5 text-sm text-pretty text-ink-2">
        por um apartamento {describeMeasure(paid, property)}, em valor de hoje. Em 8 de cada 10 vezes,{' '}
        {describePaidRange(paid)}.
      </p>
      <PriceGap paid={paid} property={property} />
      <SalesPlot paid={paid} listing={property} />
      <div className="paid-more">
        <details className="paid-details">
          <summary>Ver as {all.length} vendas</summary>
          <SalesTable sales={all} used={new Set(paid.sales)} />
        </details>
        <details className="paid-details">
          <summary>Como se calcula</summary>
          <p>
            É o valor por m² do meio entre as vendas mais novas do prédio, de tamanho parecido, nos últimos 24
            meses, levado a hoje pelo ritmo da cidade. Ficam fora este apartamento, os que a Caixa já anunciou
            e as vendas baratas demais. A faixa vem de um teste: em cada 10 vendas que a conta não conhecia, 8
            caíram dentro dela.
          </p>
        </details>
      </div>
      <PaidFoot words={`${basis}.`} page={findSourcePage(paid)} />
    </Panel>
  )
}

/** Sales that are no ground for an estimate, and why. */
function SalesCard({
  silence: { silent, sales },
  property,
}: {
  silence: PaidPriceSilence
  property: Property
}) {
  const source = findSource(property)
  const [first, last] = [sales[0], sales.at(-1)]
  return (
    <Panel title={title} icon={Building2}>
      <p className="text-lg leading-6 font-semibold text-pretty">
        {formatCount(sales.length, 'venda conhecida', 'vendas conhecidas')}, sem estimativa
      </p>
      <p className="mt-1 text-sm text-pretty text-ink-2">{describePaidSilence(silent)}</p>
      <div className="mt-3">
        <SalesTable sales={sales} used={null} />
      </div>
      {source !== null && first !== undefined && last !== undefined && (
        <PaidFoot
          words={`${describePaidBasis({ ...source, sales: sales.length, first: first.month, last: last.month })}.`}
          page={source.page}
        />
      )}
    </Panel>
  )
}

interface PaidPriceProps {
  paidPrices: PaidPriceAnswer
  property: Property
}

/** What was paid in the property's building: an estimate, or the sales that are known; nothing without any. */
export function PaidPriceCard({ paidPrices, property }: PaidPriceProps) {
  if (!('silent' in paidPrices)) return <EstimateCard paid={paidPrices} property={property} />
  return paidPrices.sales.length === 0 ? null : <SalesCard silence={paidPrices} property={property} />
}

/** Says in one quiet line why nothing is known of the building, and which cities have records. */
export function NoPaidPrices({ paidPrices, property }: PaidPriceProps) {
  const silent = 'silent' in paidPrices && paidPrices.sales.length === 0 ? paidPrices.silent : null
  const isServer = useCatalogueSource() === 'server'
  const cities = useQuery({ ...paidCitiesQuery, enabled: silent === 'city' && isServer })
  if (silent === null) return null
  return (
    <section className="panel paid-none">
      <Building2 className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
      <div>
        <h2>{title}</h2>
        <p>
          {describeNoSales(silent, formatPlaceName(property.city))}{' '}
          {silent === 'city' && describeLoadedCities((cities.data ?? []).map(({ city }) => city))}
        </p>
      </div>
    </section>
  )
}
