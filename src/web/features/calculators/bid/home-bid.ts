import { toHomeOffer } from '#contract/present-fitting-home.ts'
import type { Property } from '#contract/property-schemas.ts'
import { costAssumptions } from '#domain/calculators/cost-assumptions.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import type { HomeQuestion } from '#domain/home-purchase/home-question.ts'
import { computeMaxHomePrice, computeMaxPriceOfHome } from '#domain/home-purchase/max-home-price.ts'
import { joinWords } from '#domain/join-words.ts'
import { type Centavos, fromReais } from '#domain/money.ts'
import { formatReais } from '../../../ui/format-text.ts'
import { formatShortCentavos } from '../../../ui/figure-text.ts'

/**
 * Computes how far a family may go: for a property with its own costs, otherwise for any home without repairs; both if it
 * takes financing and is empty. `null` = it has not said what it has.
 */
export function computeHomeBid(
  property: Property | undefined,
  answers: OwnAnswers,
  question: HomeQuestion | null,
): Centavos | null {
  const family = question?.family ?? null
  if (question === null || family === null) return null
  return property === undefined
    ? computeMaxHomePrice(family, question.assumptions, costAssumptions.itbiPercent)
    : computeMaxPriceOfHome(toHomeOffer(property, answers), family, question.assumptions)
}

/** Says whether a bid in reais fits: `O lance de R$ 150.000 cabe.`, `…passa em R$ 8.200 do que cabe.` */
export function describeHomeBid(most: Centavos, bid: number): string {
  const beyond = fromReais(bid) - most
  const given = `O lance de ${formatReais(bid)}`
  return beyond <= 0 ? `${given} cabe.` : `${given} passa em ${formatShortCentavos(beyond)} do que cabe.`
}

/** Says what the highest price rests on: `Com este preço a parcela e o primeiro dia cabem, se o imóvel estiver vazio.` */
export function describeHomeBidBasis(property: Property | undefined, answers: OwnAnswers): string {
  const { financing, occupancy } =
    property === undefined ? { financing: null, occupancy: null } : toHomeOffer(property, answers)
  const way =
    financing === false
      ? 'Com este preço à vista, o primeiro dia cabe'
      : 'Com este preço a parcela e o primeiro dia cabem'
  const conditions = joinWords([
    ...(financing === null ? ['aceitar financiamento'] : []),
    ...(occupancy === null ? ['estiver vazio'] : []),
  ])
  return `${way}${conditions === '' ? '' : `, se o imóvel ${conditions}`}${property === undefined ? ', sem contar reparos' : ''}.`
}
