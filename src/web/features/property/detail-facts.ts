import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import { type DetailFact, describeAcceptance, listDates } from '../listing/facts/listed-facts.ts'
import { occupancyLabels } from '../listing/listing-labels.ts'
import { describeDispute } from '../listing/dispute-words.ts'
import { listingModality } from '../listing/listing-words.ts'

const ownAnswerNote = 'resposta sua'

/** Says whether something is accepted: by the person's own answer, else by what the bank says. */
const acceptedLine = (
  label: string,
  stated: boolean | null,
  own: OwnAnswers['financing'],
  condition = '',
): DetailFact => {
  if (own) return { label, value: describeAcceptance(own.value), note: ownAnswerNote }
  const said = describeAcceptance(stated)
  return { label, value: said && said + condition }
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
