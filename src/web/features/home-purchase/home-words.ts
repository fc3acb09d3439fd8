import type { FittingHome } from '#contract/home-purchase-calls.ts'
import { formatCount } from '#domain/format-count.ts'
import { joinWords } from '#domain/join-words.ts'
import type { HomeAssumptionName } from '#domain/home-purchase/home-assumptions.ts'
import type { HomePlace } from '#domain/home-purchase/home-question.ts'
import type { FirstDayCosts } from '#domain/home-purchase/home-purchase.ts'
import { formatPlaceName } from '#domain/property/place-names.ts'
import type { UnknownAnswer } from '#domain/search/search-criteria.ts'
import { phraseInState } from '#domain/states.ts'
import { fromReais } from '#domain/money.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'

/** Names the unknown facts on which it depends: `aceitar financiamento e FGTS e estiver vazio`. */
function describeConditions(deciding: readonly UnknownAnswer[]): string {
  const accepted = [
    ...(deciding.includes('financing') ? ['financiamento'] : []),
    ...(deciding.includes('fgts') ? ['FGTS'] : []),
  ]
  return [
    accepted.length > 0 ? `aceitar ${joinWords(accepted)}` : '',
    deciding.includes('occupancy') ? 'estiver vazio' : '',
  ]
    .filter(Boolean)
    .join(' e ')
}

export type FitTone = 'gain' | 'plain' | 'risk'

/** Says in a few words whether a home fits, and gives the tone of that answer. */
export function describeFit({
  level,
  comfortable,
  deciding,
  best,
}: Pick<FittingHome, 'level' | 'comfortable' | 'deciding' | 'best'>): { text: string; tone: FitTone } {
  if (level === 'fits') return { text: comfortable ? 'cabe, com folga' : 'cabe', tone: 'gain' }
  if (level === 'depends')
    return {
      text: `cabe se ${describeConditions(deciding)}`,
      tone: 'plain',
    }
  return { text: `faltam ${formatShortCentavos(fromReais(-best.left))}`, tone: 'risk' }
}

/** The parts of the first day's costs, as people read them, in their order. */
export const costNames: Record<keyof FirstDayCosts, string> = {
  itbi: 'ITBI',
  papers: 'Escritura e registro',
  commission: 'Comissão do leiloeiro',
  bankFee: 'Avaliação e tarifas do banco',
  repairs: 'Primeiros reparos',
  eviction: 'Desocupação',
  debts: 'Dívidas que ficam com você',
}

export const assumptionNames: Record<Exclude<HomeAssumptionName, 'system'>, string> = {
  yearlyRate: 'Juros ao ano',
  years: 'Prazo',
  incomeShare: 'Parcela, no máximo, da renda',
  financedShare: 'O banco financia até',
  lifeInsurance: 'Seguro de vida (MIP) ao mês, da dívida',
  damageInsurance: 'Seguro do imóvel (DFI) ao mês, da avaliação',
  adminFee: 'Tarifa mensal do banco',
  bankFee: 'Avaliação e tarifas, uma vez',
  repairs: 'Primeiros reparos, por m²',
  eviction: 'Desocupar, se ocupado',
  savingsRate: 'A poupança rende ao mês',
  yearlyRise: 'Aluguel e preços sobem ao ano',
}

/** `em Goiânia e até 30 km`, `em Goiás`, `no Brasil`. */
export function describeHomePlace({ uf, city, withinKm }: HomePlace): string {
  if (city !== '') {
    const around = withinKm !== null && uf !== null ? ` e até ${withinKm}\u00a0km` : ''
    return `em ${formatPlaceName(city)}${around}`
  }
  return uf === null ? 'no Brasil' : phraseInState(uf)
}

/** `41 imóveis`, `1 imóvel`. */
export const countHomes = (count: number): string => formatCount(count, 'imóvel', 'imóveis')
