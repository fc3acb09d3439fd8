import { Hourglass } from 'lucide-react'
import { use } from 'react'
import type { PropertyDetail, WaitingAnswer } from '#contract/property-detail-schemas.ts'
import {
  describeRangeCoverage,
  describeWaitingGroup,
  describeWaitingSource,
  listWaitingOutcomes,
} from '#domain/waiting/waiting-words.ts'
import { formatPercent, formatShortDate, integerFormat } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { HundredDots } from '../../ui/plot/hundred-dots.tsx'
import { FoldedContext } from './folding-panel.tsx'

/** What the shares rest on: sample, period and source, and how far their ranges held; folded on a phone. */
function WaitingBasis({ waiting, state }: { waiting: WaitingAnswer; state: string }) {
  const { sample, period, source, stateObserved } = waiting
  const words = (
    <>
      {integerFormat(sample)} imóveis acompanhados de {formatShortDate(period.from)} a{' '}
      {formatShortDate(period.to)}: {describeWaitingSource[source]}.
      {!stateObserved && ` Nenhuma lista de ${state} foi acompanhada: vale a média dos outros estados.`} Vale
      para cem como este, não para este. {describeRangeCoverage()}
    </>
  )
  const noteClass = 'mt-4 border-t border-line pt-3 text-xs text-pretty text-ink-3'
  if (!use(FoldedContext)) return <p className={noteClass}>{words}</p>
  return (
    <details className={noteClass}>
      <summary className="marked min-h-target content-center text-sm">
        Como sabemos: {integerFormat(sample)} imóveis acompanhados
      </summary>
      {words}
    </details>
  )
}

/** What becomes of a hundred listings like this one, with sample, period and source. */
export function WaitingCard({ property: { waiting, state, listDate } }: { property: PropertyDetail }) {
  if (waiting === null)
    return (
      <Panel title="Vale esperar?" icon={Hourglass}>
        <HundredDots groups={null} silence="Não há base para dizer o que acontece com imóveis como este." />
      </Panel>
    )
  const { days, group, medianCutPercent } = waiting
  const groups = listWaitingOutcomes(waiting).map(outcome =>
    outcome.key === 'cheaper' && medianCutPercent !== null
      ? {
          ...outcome,
          range: [`em geral ${formatPercent(medianCutPercent, 1)} a menos`, outcome.range]
            .filter(Boolean)
            .join(' · '),
        }
      : outcome,
  )
  return (
    <Panel
      title="Vale esperar?"
      icon={Hourglass}
      aside={<p className="text-xs text-ink-3">{days} dias a partir da lista</p>}
    >
      <p className="mb-4 text-sm text-pretty text-ink-2">
        De 100 imóveis como este ({state}, {describeWaitingGroup[group]}), contando da lista de{' '}
        {formatShortDate(listDate)}:
      </p>
      <HundredDots groups={groups} />
      <WaitingBasis waiting={waiting} state={state} />
    </Panel>
  )
}
