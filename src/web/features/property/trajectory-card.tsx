import { Route } from 'lucide-react'
import type {
  PropertyDetail,
  PriceTrajectoryAnswer,
  WaitingAnswer,
} from '#contract/property-detail-schemas.ts'
import {
  describeWaitingGroup,
  describeWaitingSource,
  listWaitingOutcomes,
} from '#domain/waiting/waiting-words.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { integerFormat, formatPercent, formatShortDate } from '../../ui/format-text.ts'
import { FigureBasis } from '../../ui/figure-basis.tsx'
import { Panel } from '../../ui/panel.tsx'
import { describeCut, describeDays } from './trajectory-words.ts'
import { useHistoryProvenance } from './list-provenance.ts'

const Waiting = ({ waiting, state }: { waiting: WaitingAnswer; state: string }) => {
  const { days, group, medianCutPercent, sample, period, source, stateObserved } = waiting
  return (
    <>
      <p className="mt-2 text-sm text-ink-2 text-pretty">
        De 100 imóveis como este ({state}, hoje {describeWaitingGroup[group]}), em {days} dias:
      </p>
      <ul className="mt-2 grid gap-1 text-sm text-ink-2">
        {listWaitingOutcomes(waiting).map(({ key, count, words, range }) => (
          <li key={key}>
            {count} {words}
            {range !== null && ` (${range})`}
            {key === 'cheaper' &&
              medianCutPercent !== null &&
              `, em geral ${formatPercent(medianCutPercent, 1)} a menos`}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-2xs text-ink-3 text-pretty">
        {integerFormat(sample)} imóveis acompanhados de {formatShortDate(period.from)} a{' '}
        {formatShortDate(period.to)}: {describeWaitingSource[source]}.
        {!stateObserved && ` Nenhuma lista de ${state} foi acompanhada: vale a média dos outros estados.`}{' '}
        Vale para cem como este, não para este. Faixas de 80&nbsp;%.
      </p>
    </>
  )
}

const Own = ({ trajectory }: { trajectory: PriceTrajectoryAnswer }) => {
  const since = formatShortDate(trajectory.firstListed)
  const { daysListed, cuts, cutPercent, rounds } = trajectory
  const source = useHistoryProvenance()
  return (
    <dl className="[&_dd]:whitespace-nowrap">
      <ExplainedFigure label="Tempo na lista" value={describeDays(daysListed)}>
        <FigureBasis
          formula="Dias entre a primeira e a última lista que traz o imóvel"
          worked={`Vimos pela primeira vez na lista de ${since}; antes disso não sabemos.`}
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure label="Reduções de preço" value={describeCut(trajectory)}>
        <FigureBasis
          formula="Vezes em que o preço caiu de uma lista para outra"
          worked={
            cuts === 0
              ? `Nenhuma desde ${since}.`
              : `Do primeiro preço ao de agora: ${formatPercent(0 - cutPercent, 1)}.`
          }
          source={source}
        />
      </ExplainedFigure>
      <ExplainedFigure label="Rodadas sem comprador" value={integerFormat(rounds)}>
        <FigureBasis
          formula="Vezes em que uma lista o trouxe de novo por outro preço ou outra modalidade"
          source={source}
        />
      </ExplainedFigure>
    </dl>
  )
}

/** What our history of the bank lists says about this listing, and what becomes of a hundred like it. */
export const TrajectoryCard = ({ property }: { property: PropertyDetail }) => {
  const { trajectory, waiting, state } = property
  return (
    <Panel title="Trajetória" icon={Route}>
      {trajectory === null ? (
        <p className="text-sm text-ink-2">Ainda não temos história deste imóvel.</p>
      ) : trajectory.daysListed === 0 && trajectory.cuts === 0 && trajectory.rounds === 0 ? (
        <p className="text-sm text-ink-2 text-pretty">
          Só uma lista lida, a de {formatShortDate(trajectory.firstListed)}: não se sabe o que mudou antes.
        </p>
      ) : (
        <Own trajectory={trajectory} />
      )}
      <h3 className="mt-3 border-t border-line pt-4 text-sm font-semibold text-pretty">Vale esperar?</h3>
      {waiting === null ? (
        <p className="mt-2 text-sm text-ink-3 text-pretty">
          Não há base para dizer o que acontece com imóveis como este.
        </p>
      ) : (
        <Waiting waiting={waiting} state={state} />
      )}
    </Panel>
  )
}
