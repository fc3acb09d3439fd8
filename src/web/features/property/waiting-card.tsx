import { Hourglass } from 'lucide-react'
import { use, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { PropertyDetail, WaitingAnswer } from '#contract/property-detail-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { toDate, toDayNumber } from '#domain/calendar-date.ts'
import { ladderRules } from '#domain/ladder/ladder-rules.ts'
import { waitingPrior } from '#domain/waiting/waiting-prior.ts'
import {
  describeRangeCoverage,
  describeWaitingGroup,
  describeWaitingSilence,
  describeWaitingSource,
  listWaitingOutcomes,
} from '#domain/waiting/waiting-words.ts'
import { useCatalogueSource } from '../../data/catalogue/catalogue-source.ts'
import { waitingQuery } from '../../data/catalogue/waiting-query.ts'
import { ChoicePills } from '../../ui/choice-controls.tsx'
import { formatReais, formatShortDate, integerFormat } from '../../ui/format-text.ts'
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

/** Within so many days a price that was cut before has changed. */
const nextPriceDays = ladderRules.expiry.nextPriceDays
const horizons = [nextPriceDays, 60, waitingPrior.horizon.standard, waitingPrior.horizon.to]

/** The trade of waiting: what the next price would save, against how many are gone by then. */
function WaitOrBuy({ waiting, property }: { waiting: WaitingAnswer; property: PropertyDetail }) {
  const next = property.ladder?.next
  // The first cut comes months after the licitação, so that no such horizon is about it.
  if (waiting.days !== nextPriceDays || next?.kind !== 'cut' || property.ladder?.rung === 0) return null
  const [gone] = listWaitingOutcomes(waiting)
  if (gone === undefined) return null
  const left = gone.count === null ? `${gone.range} sai da lista` : `${gone.count} de 100 saem da lista`
  return (
    <p className="mt-4 text-sm text-pretty">
      <b>Esperar ou comprar:</b> o próximo preço seria {formatReais(next.price)},{' '}
      {formatReais(property.price - next.price)} a menos; até lá, {left}.
    </p>
  )
}

/** What becomes of a hundred listings like this one until a day, with sample, period and source. */
export function WaitingCard({ property, now }: { property: PropertyDetail; now: number }) {
  const { state, listDate, gone } = property
  const isServer = useCatalogueSource() === 'server'
  const [picked, setPicked] = useState<number | null>(null)
  // Odds end with their horizon: none is offered that ended before today.
  const today = toBrasiliaIso(now).slice(0, 10)
  const choices = horizons
    .filter(days => toDate(toDayNumber(listDate) + days) >= today)
    .map(days => ({ value: days, label: `${days} dias` }))
  const { standard } = waitingPrior.horizon
  const open = choices.some(({ value }) => value === standard)
    ? standard
    : (choices.at(-1)?.value ?? standard)
  const chosen = picked ?? open
  const isOther = isServer && choices.length > 0 && chosen !== property.waiting?.days
  const asked = useQuery({ ...waitingQuery(property.id, chosen), enabled: isOther && !gone })
  const waiting = isOther && asked.data !== undefined ? asked.data : property.waiting
  const chooser = isServer && waiting !== null && choices.length > 1 && (
    <fieldset className="mb-4" aria-busy={asked.isFetching}>
      <legend className="sr-only">Prazo, a partir da lista</legend>
      <ChoicePills choices={choices} value={chosen} onChange={setPicked} />
    </fieldset>
  )
  const group = waiting?.group ?? null
  if (waiting === null || waiting.silent !== null || group === null)
    return (
      <Panel title="Vale esperar?" icon={Hourglass}>
        {chooser}
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
      {chooser}
      <p className="mb-4 text-sm text-pretty text-ink-2">
        De 100 imóveis como este ({state}, {describeWaitingGroup[group]}), da lista de{' '}
        {formatShortDate(listDate)} até {formatShortDate(until)}:
      </p>
      <HundredDots groups={listWaitingOutcomes(waiting)} />
      <WaitOrBuy waiting={waiting} property={property} />
      <WaitingBasis waiting={waiting} state={state} />
    </Panel>
  )
}
