import { Hourglass } from 'lucide-react'
import { use } from 'react'
import type { PropertyDetail, WaitingAnswer } from '#contract/property-detail-schemas.ts'
import {
  describeRangeCoverage,
  describeWaitingGroup,
  describeWaitingSilence,
  describeWaitingSource,
  listWaitingOutcomes,
} from '#domain/waiting/waiting-words.ts'
import { formatShortDate, integerFormat } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { HundredDots } from '../../ui/plot/hundred-dots.tsx'
import { FoldedContext } from './folding-panel.tsx'

/** What the shares rest on: sample, period and source, and how far their ranges held; folded on a phone. */
function WaitingBasis({ waiting, state }: { waiting: WaitingAnswer; state: string }) {
  const { days, sample, period, source, stateFitted } = waiting
  const words = (
    <>
      {integerFormat(sample)} imóveis acompanhados de {formatShortDate(period.from)} a{' '}
      {formatShortDate(period.to)}: {describeWaitingSource[source]}.
      {!stateFitted && ` De ${state} viram-se poucas saídas: a faixa é mais larga.`} Vale para cem como este,
      não para este. {describeRangeCoverage(days)}
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

/** What becomes of a hundred listings like this one until a day, with sample, period and source. */
export function WaitingCard({ property: { waiting, state, listDate, gone } }: { property: PropertyDetail }) {
  const group = waiting?.group ?? null
  if (waiting === null || waiting.silent !== null || group === null)
    return (
      <Panel title="Vale esperar?" icon={Hourglass}>
        <HundredDots
          groups={null}
          silence={
            waiting !== null
              ? describeWaitingSilence[waiting.silent ?? 'unknown-group']
              : gone
                ? 'Ele saiu da lista: não há o que esperar.'
                : `A lista é de ${formatShortDate(listDate)}: o prazo das contas que ela permite já passou.`
          }
        />
      </Panel>
    )
  const { days, until } = waiting
  return (
    <Panel
      title="Vale esperar?"
      icon={Hourglass}
      aside={<p className="text-xs text-ink-3">{days} dias a partir da lista</p>}
    >
      <p className="mb-4 text-sm text-pretty text-ink-2">
        De 100 imóveis como este ({state}, {describeWaitingGroup[group]}), da lista de{' '}
        {formatShortDate(listDate)} até {formatShortDate(until)}:
      </p>
      <HundredDots groups={listWaitingOutcomes(waiting)} />
      <WaitingBasis waiting={waiting} state={state} />
    </Panel>
  )
}
