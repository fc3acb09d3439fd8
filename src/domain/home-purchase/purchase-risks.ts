import { formatCentavos } from '../format-figures.ts'
import type { Centavos } from '../money.ts'
import type { Occupancy } from '../property/listing.ts'
import type { MoveInJudgement } from './purchase-steps.ts'
import { citeAuctionLaw, citeSalesRules } from '../rule-sources.ts'

/** A risk of a resident buyer's purchase, or a reason against it, in plain words. */
export interface PurchaseRisk {
  key: 'occupancy' | 'debts' | 'credit' | 'state' | 'rate'
  title: string
  text: string
  source: string
  /** `false`: nothing to fear, as far as is known. */
  isRisk: boolean
}

/** What the risks depend on; `null` = not known. */
export interface RiskFacts {
  occupancy: Occupancy | null
  /** Whether the bank page says who pays condomínio and taxes that are owed. */
  debtsStated: boolean
  condoDebtLimit: Centavos | null
  financed: boolean
  eviction: Centavos
  /** When the family wants to move, and whether the keys come in time; `null` where it is in no hurry. */
  moveIn: { months: number; judgement: MoveInJudgement } | null
}

const occupancyTitles: Record<Occupancy | 'unknown', string> = {
  vacant: 'Desocupado, diz a Caixa',
  occupied: 'Há alguém morando',
  unknown: 'Pode estar ocupado',
}

/** What the present occupant means for the move. */
function describeDelay({ moveIn }: RiskFacts): string {
  if (moveIn === null || moveIn.judgement === 'in-time') return ''
  const within = moveIn.months === 1 ? '1 mês' : `${moveIn.months} meses`
  return moveIn.judgement === 'perhaps'
    ? ` Para mudar em ${within}, só dá tempo se a casa estiver vazia logo.`
    : ` Não dá tempo de mudar em ${within}.`
}

function describeOccupancy(facts: RiskFacts): string {
  const { occupancy, eviction } = facts
  if (occupancy === 'vacant')
    return 'Vá ver mesmo assim: entre a lista e o registro passam meses, e ninguém guarda a chave por você.'
  const cost = `Conte com uns ${formatCentavos(eviction)} e de 2 a 9 meses, pagando aluguel nesse tempo.`
  return occupancy === 'occupied'
    ? `Tirar quem mora é por sua conta. ${cost}${describeDelay(facts)}`
    : `A lista não diz. Se houver alguém, tirar é por sua conta. ${cost}${describeDelay(facts)}`
}

/** Lists the risks of a resident buyer's purchase. */
export function listPurchaseRisks(facts: RiskFacts): PurchaseRisk[] {
  const { occupancy, debtsStated, condoDebtLimit, financed } = facts
  return [
    {
      key: 'occupancy',
      title: occupancyTitles[occupancy ?? 'unknown'],
      text: describeOccupancy(facts),
      source: `${citeSalesRules('itens 17.1.1 e 21.5')}; ${citeAuctionLaw('art. 30')}`,
      isRisk: occupancy !== 'vacant',
    },
    {
      key: 'debts',
      title: 'Condomínio e IPTU atrasados',
      text:
        condoDebtLimit !== null
          ? `Até ${formatCentavos(condoDebtLimit)} de condomínio podem ser seus. Peça o extrato ao síndico.`
          : debtsStated
            ? 'A página da Caixa diz quem paga o quê: leia antes de propor.'
            : 'Não se sabe quem paga: peça o extrato ao síndico e à prefeitura antes de propor.',
      source: debtsStated ? 'página do imóvel na Caixa' : citeSalesRules('item 17.1.1'),
      isRisk: true,
    },
    ...(financed
      ? [
          {
            key: 'credit' as const,
            title: 'O crédito pode não sair',
            text: 'Quem propõe e não assina o contrato em 30 dias pode pagar multa de 5%. Aprove o crédito antes.',
            source: citeSalesRules('itens 8.1.2, 13.2 e 15.2'),
            isRisk: true,
          },
          {
            key: 'rate' as const,
            title: 'A parcela muda um pouco todo mês',
            text: 'O financiamento costuma ter TR, que aqui não entra: peça à Caixa a simulação com a sua taxa.',
            source: 'premissa, confira com a Caixa (nov/2026)',
            isRisk: true,
          },
        ]
      : []),
    {
      key: 'state',
      title: 'Vem como está',
      text: 'Sem garantia e quase sempre sem visita por dentro: a reforma pode custar mais do que supomos.',
      source: citeSalesRules('itens 18, 21.3 e 21.5'),
      isRisk: true,
    },
  ]
}
