import type { ReturnRange } from '../calculators/cost-assumptions.ts'
import { roundNetRoi, formatCentavos, formatNetRoiBeside, formatPercent } from '../format-figures.ts'
import { capitalize } from '../capitalize.ts'
import type { Centavos } from '../money.ts'
import { leastKnownForScore } from './judgement-questions.ts'
import { listingNoun } from '../property/category-nouns.ts'
import type { Category } from '../property/listing.ts'
import { describeGround, unexplainedReturnText } from './judged-return.ts'
import type { LikelyGone } from './likely-gone.ts'
import { findVerdictLegs, type VerdictLegFacts, verdictListDays } from './verdict-legs.ts'

export const verdictKeys = [
  'gone',
  'stale-list',
  'no-ground',
  'unusual',
  'unknown',
  'always',
  'likely',
  'best-case',
  'never',
] as const
type VerdictKey = (typeof verdictKeys)[number]

/** The likely net ROI at a price that follows, in percent; `same`: the price of a licitação, in Venda Online. */
export interface NextReturn {
  kind: 'cut' | 'same'
  base: number
}

/** The facts from which the verdict follows. */
export interface VerdictFacts extends VerdictLegFacts {
  gone: boolean
  /** Where it has probably left since its list. */
  likelyGone: LikelyGone | null
  category: Category | null
  range: ReturnRange | null
  /** The discount is over 80 % and the bank page has not been read. */
  unusual: boolean
  /** The desired net ROI, in percent. */
  target: number
  /** The highest bid that yields the target; `null` when none does. */
  maxBid: Centavos | null
  /** The highest bid without a loss in the likely scenario; `null` when none is. */
  breakEven: Centavos | null
  /** The returns at the prices that follow on the ladder, the next first; empty where the ladder gives no price. */
  nextReturns: readonly NextReturn[]
}

export interface Verdict {
  key: VerdictKey
  /** One sentence: whether it pays. */
  text: string
  /** The consequence for the target; empty without any. */
  detail: string
}

interface VerdictRule {
  key: VerdictKey
  applies: (facts: VerdictFacts) => boolean
  text: string
  /** What the sentence rests on, or what is missing and how it is got; else the consequence for the target. */
  detail?: (facts: VerdictFacts) => string
}

/** Says why nothing holds a sale value. */
const describeMissingGround = ({ category, range }: VerdictFacts): string => {
  if (range === null) return 'A lista não traz a avaliação da Caixa. Diga por quanto você venderia.'
  return `${category === null ? 'Aqui' : `De ${listingNoun(category).one}`} não há preço pago que sirva: só a avaliação da Caixa, que ninguém conferiu. Diga por quanto você venderia.`
}

/** The first rule that applies gives the sentence. It never says "compre". */
const verdictRules: readonly VerdictRule[] = [
  { key: 'gone', applies: ({ gone }) => gone, text: 'Saiu da lista da Caixa.', detail: () => '' },
  {
    key: 'stale-list',
    applies: ({ likelyGone }) => likelyGone !== null,
    text: 'Provavelmente já saiu.',
    detail: ({ likelyGone, listAgeDays }) =>
      likelyGone === null
        ? ''
        : `De 100 como este, ${Math.round(likelyGone.p * 100)} saem em ${likelyGone.days} dias, e a lista tem ${listAgeDays}. Confira na Caixa.`,
  },
  {
    key: 'no-ground',
    applies: facts => facts.range === null || !findVerdictLegs(facts).sale,
    text: 'Não dá para dizer: falta a base da venda.',
    detail: describeMissingGround,
  },
  {
    key: 'stale-list',
    applies: facts => !findVerdictLegs(facts).list,
    text: 'Não dá para dizer: falta uma lista nova.',
    detail: ({ listAgeDays }) =>
      `A lista tem ${listAgeDays} dias, e um veredito precisa de uma de até ${verdictListDays}. Confira na Caixa se ainda está à venda, e por quanto.`,
  },
  {
    key: 'unusual',
    applies: ({ unusual }) => unusual,
    text: `${unexplainedReturnText}.`,
    detail: () => '',
  },
  {
    key: 'unknown',
    applies: facts => !findVerdictLegs(facts).answers,
    text: 'Não dá para dizer: faltam respostas.',
    detail: ({ known }) =>
      `Sabe-se ${Math.round(known)}% do que pesa na conta, e um veredito precisa de ${leastKnownForScore}%. Comece pela primeira pergunta em aberto.`,
  },
  {
    key: 'always',
    applies: ({ range }) => range !== null && range.low >= 0,
    text: 'Paga a conta até no cenário pessimista.',
  },
  {
    key: 'likely',
    applies: ({ range }) => range !== null && range.base >= 0,
    text: 'Paga a conta no cenário provável; no pessimista, não.',
  },
  {
    key: 'best-case',
    applies: ({ range }) => range !== null && range.high >= 0,
    text: 'Só paga a conta se tudo der certo.',
  },
  { key: 'never', applies: () => true, text: 'Não paga a conta por este preço.' },
]

/** Judges by the first rule of the table that applies. */
export function judgeVerdict(facts: VerdictFacts): Verdict {
  const rule = verdictRules.find(({ applies }) => applies(facts)) ?? verdictRules[verdictRules.length - 1]!
  return { key: rule.key, text: rule.text, detail: (rule.detail ?? describeTarget)(facts, rule.key) }
}

/** Describes a difference of whole percents, as both are shown. */
const points = (difference: number): string => {
  const whole = Math.floor(difference)
  if (whole < 1) return 'menos de 1 ponto'
  return whole === 1 ? '1 ponto' : `${whole} pontos`
}

/** Says with which of the following prices the likely net ROI reaches a goal, in percent. */
function describeLadder(goal: number, { nextReturns }: VerdictFacts): string {
  if (nextReturns.length === 0) return ''
  const at = nextReturns.findIndex(({ base }) => base >= goal)
  if (at < 0) return ' A escada do preço não desce até lá.'
  if (nextReturns[at]?.kind === 'same')
    return ' Na Venda Online, pelo mesmo preço e sem os 5% do leiloeiro, chega lá.'
  const cuts = nextReturns.slice(0, at + 1).filter(({ kind }) => kind === 'cut').length
  // The price there may be above the highest bid, which is for today's sale and pays the commission.
  if (nextReturns[0]?.kind === 'same')
    return ` Já sem os 5% do leiloeiro, a escada do preço chega lá ${cuts === 1 ? 'um degrau' : `${cuts} degraus`} abaixo.`
  if (cuts > 1) return ` A escada do preço chega lá ${cuts} degraus abaixo.`
  return ' O próximo preço da escada chega lá.'
}

function describeTarget(facts: VerdictFacts, key: VerdictKey): string {
  const { range, ground, target, maxBid, breakEven } = facts
  if (range === null) return ''
  const basis = capitalize(describeGround[ground])
  const goal = `sua meta de ${formatPercent(target, 2)}`
  if (key === 'best-case' || key === 'never') {
    return breakEven === null
      ? `${basis}, por nenhum lance a venda cobriria os custos.`
      : `${basis}, sem prejuízo no cenário provável só por até ${formatCentavos(breakEven)}.${describeLadder(0, facts)}`
  }
  const above = roundNetRoi(range.base) - target
  const exactly = `rende ${formatNetRoiBeside(range.base, target)}.`
  // A rounded return that seems to lie on the other side of the target is written exactly.
  if (range.base >= target && above < 0) return `${basis}, chega à ${goal}: ${exactly}`
  if (range.base >= target)
    return above < 1 ? `${basis}, chega à ${goal}.` : `${basis}, passa da ${goal} em ${points(above)}.`
  const short =
    above >= 0
      ? `${basis}, fica pouco abaixo da ${goal}: ${exactly}`
      : `${basis}, fica ${points(-above)} abaixo da ${goal}.`
  return maxBid === null
    ? `${short} Nenhum lance chega a ela.`
    : `${short} Chega a ela por até ${formatCentavos(maxBid)}.${describeLadder(target, facts)}`
}
