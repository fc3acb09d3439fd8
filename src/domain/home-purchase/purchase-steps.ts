import { toDate, toDayNumber } from '../calendar-date.ts'
import { formatCentavos } from '../format-figures.ts'
import type { Centavos } from '../money.ts'
import type { Occupancy } from '../property/listing.ts'
import { citeAuctionLaw, citeSalesRules } from '../rule-sources.ts'

type PurchaseStepKey =
  | 'credit'
  | 'check'
  | 'offer'
  | 'approval'
  | 'payment'
  | 'contract'
  | 'registry'
  | 'possession'
  | 'repairs'
  | 'keys'

/** A step from choosing to living there, and between which days it ends. */
export interface PurchaseStep {
  key: PurchaseStepKey
  title: string
  text: string
  source: string
  /** `YYYY-MM-DD`: when it may end at the earliest and at the latest. */
  from: string
  to: string
}

/** The facts on which the steps depend; `null` = not known. */
export interface StepFacts {
  financed: boolean
  occupancy: Occupancy | null
  hasRepairs: boolean
  /** The date of its auction or the end of its sale, `YYYY-MM-DD`. */
  saleDate: string | null
}

const ownTime = 'premissa de prazo do Arremate (nov/2026)'

interface StepPlan {
  key: PurchaseStepKey
  title: string
  text: string
  source: string
  /** Days that it takes after the step before. */
  days: readonly [least: number, most: number]
}

/** How many days it takes, least and most, until the occupant has left. */
const possessionDays: Record<Occupancy | 'unknown', readonly [number, number]> = {
  vacant: [0, 0],
  occupied: [60, 270],
  unknown: [0, 270],
}

function listStepPlans({ financed, occupancy, hasRepairs, saleDate }: StepFacts): StepPlan[] {
  const possession = possessionDays[occupancy ?? 'unknown']
  return [
    ...(financed
      ? [
          {
            key: 'credit' as const,
            title: 'Crédito aprovado na Caixa',
            text: 'Antes de propor: quem propõe sem crédito e não consegue assinar pode pagar multa de 5%.',
            source: `${citeSalesRules('itens 8.1.2, 8.4.1 e 15.2')}; ${ownTime}`,
            days: [7, 30] as const,
          },
        ]
      : []),
    {
      key: 'check',
      title: 'Ver o imóvel e os papéis',
      text: 'Rua, vizinhos e síndico; matrícula, edital, condomínio e IPTU devidos.',
      source: `${citeSalesRules('item 17.1.1')}; ${ownTime}`,
      days: [3, 14],
    },
    {
      key: 'offer',
      title: saleDate === null ? 'Proposta ou lance' : 'Proposta ou lance, até a data da venda',
      text:
        saleDate === null
          ? 'A lista não diz até quando: veja a data na página da Caixa.'
          : 'A data é a da página da Caixa e pode mudar.',
      source: saleDate === null ? ownTime : 'página do imóvel na Caixa',
      days: [1, 30],
    },
    {
      key: 'approval',
      title: 'A Caixa homologa',
      text: 'Em até 5 dias úteis na venda online.',
      source: citeSalesRules('item 10.1'),
      days: [1, 7],
    },
    {
      key: 'payment',
      title: 'Boleto do seu dinheiro',
      text: 'A parte em recursos próprios vence em 2 dias úteis da homologação.',
      source: citeSalesRules('itens 12.1 e 12.1.2'),
      days: [2, 4],
    },
    {
      key: 'contract',
      title: financed ? 'Contrato de financiamento' : 'Escritura',
      text: 'Assinado em até 30 dias.',
      source: citeSalesRules('item 13.2'),
      days: [10, 30],
    },
    {
      key: 'registry',
      title: 'ITBI e registro em seu nome',
      text: 'Depois mande a matrícula à Caixa, em até 60 dias do pagamento.',
      source: `${citeSalesRules('itens 13.3.1 e 13.3.3')}; ${ownTime}`,
      days: [10, 30],
    },
    ...(possession[1] === 0
      ? []
      : [
          {
            key: 'possession' as const,
            title: occupancy === null ? 'Desocupar, se houver alguém' : 'Desocupar',
            text: 'Por acordo ou na Justiça, onde a lei prevê 60 dias para sair. Quanto leva ao todo ninguém garante.',
            source: `${citeAuctionLaw('art. 30')}; de 2 a 9 meses: premissa do Arremate (nov/2026)`,
            days: possession,
          },
        ]),
    ...(hasRepairs
      ? [
          {
            key: 'repairs' as const,
            title: 'Primeiros reparos',
            text: 'Fechaduras, luz, água, pintura: o imóvel vem como está.',
            source: `${citeSalesRules('item 21.5')}; ${ownTime}`,
            days: [7, 45] as const,
          },
        ]
      : []),
    {
      key: 'keys',
      title: 'Chaves e mudança',
      text: 'Água, luz e condomínio passam para o seu nome.',
      source: ownTime,
      days: [1, 7],
    },
  ]
}

/**
 * Lays the steps of a purchase out in time, from the day on which somebody chooses. A known date of the sale holds the
 * offer back, where there is still time before it.
 * @param today `YYYY-MM-DD`
 */
export function planPurchaseSteps(facts: StepFacts, today: string): PurchaseStep[] {
  let [from, to] = [toDayNumber(today), toDayNumber(today)]
  return listStepPlans(facts).map(({ days: [least, most], ...step }) => {
    from += least
    to += most
    if (step.key === 'offer' && facts.saleDate !== null) {
      const day = toDayNumber(facts.saleDate)
      if (day >= from) from = to = day
    }
    return { ...step, from: toDate(from), to: toDate(to) }
  })
}

/** Whether the keys come in time: in every case, perhaps, or not even if all goes well. */
export type MoveInJudgement = 'in-time' | 'perhaps' | 'too-late'

const countDaysOf = (months: number): number => Math.round((months * 365) / 12)

const judgeDays = (least: number, most: number, moveInMonths: number): MoveInJudgement => {
  const wanted = countDaysOf(moveInMonths)
  return most <= wanted ? 'in-time' : least <= wanted ? 'perhaps' : 'too-late'
}

/** Judges whether the keys come in time by the steps of a purchase; `null` = no hurry. */
export function judgeMoveIn(
  steps: readonly Pick<PurchaseStep, 'from' | 'to'>[],
  today: string,
  moveInMonths: number | null,
): MoveInJudgement | null {
  const keys = steps.at(-1)
  if (moveInMonths === null || keys === undefined) return null
  const start = toDayNumber(today)
  return judgeDays(toDayNumber(keys.from) - start, toDayNumber(keys.to) - start, moveInMonths)
}

/** Judges the same for a home of a list, of which no date of a sale is known; `null` = no hurry. */
export function judgeMoveInOfHome(
  facts: Omit<StepFacts, 'saleDate'>,
  moveInMonths: number | null,
): MoveInJudgement | null {
  if (moveInMonths === null) return null
  const plans = listStepPlans({ ...facts, saleDate: null })
  const sum = (at: 0 | 1) => plans.reduce((days, plan) => days + plan.days[at], 0)
  return judgeDays(sum(0), sum(1), moveInMonths)
}

/** A risk of a resident buyer's purchase, or a reason against it, in plain words. */
export interface PurchaseRisk {
  key: 'occupancy' | 'debts' | 'credit' | 'state' | 'rate'
  title: string
  text: string
  source: string
  /** `false`: nothing to fear, as far as is known. */
  isRisk: boolean
}

/** The facts on which the risks depend; `null` = not known. */
interface RiskFacts {
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

/** Describes what the present occupant means for the move. */
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
