import { TrendingDown } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatListDate } from '#domain/freshness/list-age.ts'
import { formatReais, formatShortDate } from '../../ui/format-text.ts'
import { modalityLabels } from '../listing/listing-labels.ts'
import { Panel } from '../../ui/panel.tsx'
import { PricePlot } from './price-plot.tsx'
import { type PricePoint, describeReduction, type PriceSteps, buildPriceSteps } from './price-steps.ts'

/** The history as text, for people who cannot see the plot. */
const History = ({ points }: { points: PricePoint[] }) => (
  <div className="sr-only">
    <table>
      <caption>Histórico do preço</caption>
      <thead>
        <tr>
          <th scope="col">Lista de</th>
          <th scope="col">O que mudou</th>
          <th scope="col">Preço</th>
          <th scope="col">Avaliação</th>
          <th scope="col">Modalidade</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ entry, words }) => (
          <tr key={entry.at}>
            <th scope="row">{formatShortDate(entry.at)}</th>
            <td>{words}</td>
            <td>{formatReais(entry.price)}</td>
            <td>{entry.evaluationValue === null ? 'Não informado' : formatReais(entry.evaluationValue)}</td>
            <td>{entry.modality === null ? 'Não informado' : modalityLabels[entry.modality]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The legend of this plot; marks that do not occur are left out. */
const Legend = ({ steps: { points, appraisal } }: { steps: PriceSteps }) => (
  <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-2xs text-ink-3" aria-hidden="true">
    {appraisal !== '' && (
      <li className="flex items-center gap-1.5">
        <span className="w-4 border-t border-ink-3" />
        avaliação
      </li>
    )}
    {points.some(point => point.modalityChanged) && (
      <li className="flex items-center gap-1.5">
        <span className="size-2 rotate-45 border-2 border-amber" />
        mudou de modalidade
      </li>
    )}
    {points.some(({ entry }) => entry.kind === 'gone') && (
      <li className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-full border-2 border-ink-3" />
        {points.some(({ entry }) => entry.kind === 'back') ? 'saiu e voltou' : 'saiu da lista'}
      </li>
    )}
  </ul>
)

const Ends = ({ points, until }: PriceSteps) => {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  return (
    <dl className="mb-2 flex items-baseline justify-between gap-4">
      <div>
        <dt className="text-2xs text-ink-3">{formatShortDate(first.entry.at)}</dt>
        <dd className="text-sm text-ink-2">{formatReais(first.entry.price)}</dd>
      </div>
      <div className="text-right">
        <dt className="text-2xs text-ink-3">{formatShortDate(until)}</dt>
        <dd className="text-sm font-semibold">{formatReais(last.entry.price)}</dd>
      </div>
    </dl>
  )
}

/** Says what lists without a change tell: of a single one nothing about change. */
const describeUnchangedPrice = (
  trajectory: PropertyDetail['trajectory'],
  { at, price }: PropertyDetail['history'][number],
): string =>
  trajectory === null || trajectory.daysListed === 0
    ? `Só uma lista lida, a de ${formatListDate(at)}: ${formatReais(price)}. O que mudou antes não se sabe.`
    : `${formatReais(price)} em todas as listas lidas desde ${formatListDate(at)}.`

/** The price in the bank lists, step by step. */
export const PriceHistory = ({ property }: { property: PropertyDetail }) => {
  const steps = buildPriceSteps(property)
  const only = property.history.at(-1)
  return (
    <Panel
      title="Histórico do preço"
      icon={TrendingDown}
      aside={steps && <p className="text-xs text-ink-3">{describeReduction(steps.reductions)}</p>}
    >
      {steps === null ? (
        <p className="text-sm text-ink-2 text-pretty">
          {only === undefined
            ? 'Ainda não temos o histórico deste imóvel.'
            : describeUnchangedPrice(property.trajectory, only)}
        </p>
      ) : (
        <>
          <Ends {...steps} />
          <PricePlot steps={steps} />
          <Legend steps={steps} />
          <History points={steps.points} />
        </>
      )}
    </Panel>
  )
}
