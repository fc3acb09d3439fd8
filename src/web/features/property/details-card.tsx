import { Ruler, CalendarPlus } from 'lucide-react'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { FactLines } from '../listing/facts/fact-lines.tsx'
import { describeAcceptance, type DetailFact, listDates, listDetails } from '../listing/facts/listed-facts.ts'
import { FoldingPanel } from './folding-panel.tsx'
import { PropertyNumberButton } from './property-number-button.tsx'
import { useJudgedProperty } from './use-judged-property.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { occupancyLabels } from '../listing/listing-labels.ts'
import { describeDispute } from '../listing/dispute-words.ts'
import { listingModality } from '../listing/listing-words.ts'
import { formatWholeReais } from '#domain/whole-reais.ts'
import { ExplainedFigure } from '../../ui/explained-figure.tsx'
import {
  formatArea,
  formatPercent,
  formatReais,
  formatShortDate,
  integerFormat,
} from '../../ui/format-text.ts'
import { UnknownFact } from '../listing/facts/unknown-fact.tsx'
import { SignedFigure } from '../listing/signed-figure.tsx'
import { useListProvenance } from './list-provenance.ts'
import { isSaleDateToCome } from '#domain/property/sale-dates.ts'
import type { Property } from '#contract/property-schemas.ts'
import { apiPath } from '../../data/api-client.ts'
import { buttonClass } from '../../ui/button.tsx'

/** Whether the bank has given a date that is still to come. */
const hasComingDate = ({ gone, firstAuctionDate, secondAuctionDate }: Property, now: number): boolean =>
  !gone &&
  [firstAuctionDate, secondAuctionDate].some(date => date !== null && isSaleDateToCome(Date.parse(date), now))

/** Downloads the coming dates for a calendar, with reminders; renders nothing when none is to come. */
const CalendarLink = ({ property, now }: { property: Property; now: number }) =>
  hasComingDate(property, now) && (
    <p className="mt-4">
      <a
        href={apiPath('GET /api/properties/{id}/auction.ics', { params: { id: property.id } })}
        className={buttonClass('outline')}
      >
        <CalendarPlus className="size-4.5" />
        Adicionar à agenda
      </a>
    </p>
  )

/** The known figures of the price; each shows its formula, inputs, source and date. */
function PriceFigures({ property }: { property: PropertyDetail }) {
  const { price, evaluationValue, discount, region } = property
  const source = <p className="text-2xs text-ink-3">Fonte: {useListProvenance(property)}</p>
  const size = property.area
  const perM2 = size === null || size <= 0 ? null : price / size
  const above = (discount ?? 0) < 0
  return (
    <dl>
      {discount !== null && evaluationValue !== null && (
        <ExplainedFigure
          label="Desconto"
          value={
            <SignedFigure value={discount} text={above ? 'acima da avaliação' : formatPercent(discount, 1)} />
          }
        >
          <p>(avaliação − preço) ÷ avaliação</p>
          <p>
            ({formatReais(evaluationValue)} − {formatReais(price)}) ÷ {formatReais(evaluationValue)} ={' '}
            {formatPercent(discount, 1)}
          </p>
          {source}
        </ExplainedFigure>
      )}
      <ExplainedFigure
        label="Preço por m²"
        value={perM2 === null ? <UnknownFact name="Preço por m²" /> : formatWholeReais(perM2)}
      >
        {perM2 === null || size === null ? (
          <p>A lista da Caixa não dá a área deste imóvel.</p>
        ) : (
          <p>
            preço ÷ área: {formatReais(price)} ÷ {formatArea(size)}
          </p>
        )}
        {region.medianPricePerM2 > 0 && (
          <p>
            Mediana de {integerFormat(region.sampleSize)} imóveis da Caixa como este em{' '}
            {formatPlaceName(property.city)}: {formatWholeReais(region.medianPricePerM2)} por m².
          </p>
        )}
        {source}
      </ExplainedFigure>
      {property.trajectory && (
        <ExplainedFigure label="Nas listas desde" value={formatShortDate(property.trajectory.firstListed)}>
          <p>A primeira lista da Caixa em que vimos este imóvel.</p>
        </ExplainedFigure>
      )}
    </dl>
  )
}

const ownAnswerNote = 'resposta sua'

/** Says whether something is accepted: by the person's own answer, else by what the bank says. */
const acceptedLine = (
  label: string,
  stated: boolean | null,
  own: OwnAnswers['financing'],
  condition = '',
): DetailFact => {
  if (own) return { label, value: describeAcceptance(own.value), note: ownAnswerNote }
  const acceptance = describeAcceptance(stated)
  return { label, value: acceptance && acceptance + condition }
}

/**
 * Lists how it is sold, with the person's own answers in place of what the bank says; facts that matter for the
 * decision are listed even when unknown.
 */
export function listSaleFacts(property: PropertyDetail, answers: OwnAnswers, now: number): DetailFact[] {
  const { situation, auctioneerName, financing, fgts, bankPage } = property
  const hidden = bankPage?.occupancyHidden ? ' (só no código da página, sem aparecer nela: confirme)' : ''
  const modality = listingModality(property)
  const dispute = property.gone ? null : describeDispute(property)
  const onlySbpe = financing && bankPage?.financingKind === 'sbpe' ? ', somente SBPE' : ''
  return [
    ...(modality ? [{ label: 'Modalidade', value: modality }] : []),
    answers.occupancy
      ? { label: 'Ocupação', value: occupancyLabels[answers.occupancy.value], note: ownAnswerNote }
      : { label: 'Ocupação', value: situation === 'unknown' ? null : occupancyLabels[situation] + hidden },
    ...listDates(property, now),
    ...(dispute === null ? [] : [{ label: 'Lances', value: dispute }]),
    acceptedLine('Financiamento', financing, answers.financing, onlySbpe),
    acceptedLine('FGTS', fgts, answers.fgts),
    ...(auctioneerName === null ? [] : [{ label: 'Leiloeiro', value: formatPlaceName(auctioneerName) }]),
  ]
}

/** The facts of the property and its sale, and the description in the bank's own words. */
export const DetailsCard = ({ property, now }: { property: PropertyDetail; now: number }) => (
  <FoldingPanel
    icon={Ruler}
    title="Detalhes"
    summary="Medidas, condições da venda, datas e a descrição da Caixa"
  >
    <FactLines single lines={listDetails(property)} />
    <PropertyNumberButton id={property.id} className="lg:hidden" />
    <h3 className="mt-6 mb-2 text-sm font-semibold">Venda</h3>
    <FactLines single lines={listSaleFacts(property, useJudgedProperty().answers, now)} />
    <PriceFigures property={property} />
    <CalendarLink property={property} now={now} />
    {property.description.trim() && (
      <>
        <h3 className="mt-6 text-sm font-semibold">Descrição da Caixa</h3>
        <p className="mt-2 text-sm text-pretty wrap-anywhere whitespace-pre-line text-ink-2">
          {property.description.trim()}
        </p>
      </>
    )}
    {property.bankPage?.description && property.bankPage.description !== property.description && (
      <>
        <h3 className="mt-6 text-sm font-semibold">
          Descrição na página da Caixa{property.bankPage.descriptionCut ? ' (só uma parte)' : ''}
        </h3>
        <p className="mt-2 text-sm text-pretty wrap-anywhere whitespace-pre-line text-ink-2">
          {property.bankPage.description}
        </p>
      </>
    )}
  </FoldingPanel>
)
