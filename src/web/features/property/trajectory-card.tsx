import { Route } from 'lucide-react'
import type { PropertyDetail, PriceTrajectoryAnswer } from '#contract/property-detail-schemas.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import { integerFormat, formatPercent, formatShortDate } from '../../ui/format-text.ts'
import { FigureBasis } from '../../ui/figure-basis.tsx'
import { Panel } from '../../ui/panel.tsx'
import {
  describeCut,
  describeDays,
  type SimilarOutcome,
  listSimilarOutcomes,
  describeSimilar,
} from './trajectory-words.ts'
import { useHistoryProvenance } from './list-provenance.ts'

const fills: Record<SimilarOutcome['key'], string> = {
  cheaper: 'bg-amber',
  otherModality: 'bg-ink-2',
  gone: 'bg-ink-3',
  still: 'bg-line-strong',
}

const Similar = ({
  similar,
  property: { city, state },
}: {
  similar: NonNullable<PriceTrajectoryAnswer['similar']>
  property: PropertyDetail
}) => {
  const pieces = listSimilarOutcomes(similar)
  const where = similar.scope === 'city' ? `em ${formatPlaceName(city)}` : `no estado (${state})`
  return (
    <>
      <div className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
        {pieces.map(({ key, share }) => (
          <span key={key} className={fills[key]} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul className="mt-3 grid gap-1.5 text-sm text-ink-2">
        {pieces.map(({ key, words }) => (
          <li key={key} className="flex items-baseline gap-2.5">
            <span className={`size-2.5 shrink-0 ${fills[key]}`} aria-hidden="true" />
            {words}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-2xs text-ink-3 text-pretty">
        Amostra: {integerFormat(similar.sampleSize)} imóveis do mesmo tipo {where} que passaram por esta etapa
        em nossas listas. Quem saiu da lista foi vendido ou retirado: a lista não diz qual dos dois.
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

/** What our history of the bank lists says about this listing, and about similar ones in the same situation. */
export const TrajectoryCard = ({ property }: { property: PropertyDetail }) => {
  const { trajectory } = property
  const similar = trajectory?.similar ?? null
  return (
    <Panel title="Trajetória" icon={Route}>
      {trajectory === null ? (
        <p className="text-sm text-ink-2">Ainda não temos história deste imóvel.</p>
      ) : (
        <Own trajectory={trajectory} />
      )}
      <h3 className="mt-3 border-t border-line pt-4 text-sm font-semibold text-pretty">
        {similar === null ? 'O que semelhantes fizeram em seguida' : describeSimilar(similar)}
      </h3>
      {similar === null ? (
        <p className="mt-2 text-sm text-ink-3 text-pretty">
          Ainda sem amostra: são precisos 5 semelhantes que passaram por esta etapa.
        </p>
      ) : (
        <Similar similar={similar} property={property} />
      )}
    </Panel>
  )
}
