import type { AmortizationSystem } from '../loans/loan-terms.ts'
import { type Centavos, fromReais } from '../money.ts'
import {
  findQuantities,
  isMonthlyAt,
  type Quantity,
  readOlderOfTwo,
  splitTokens,
  type Unit,
} from './question-quantities.ts'

/** The numbers of a question by what they are of; `null` = not said. Percentages as percentages. */
export interface QuestionFigures {
  /** The net return wanted. */
  goalPercent: number | null
  /** The profit wanted. */
  goalProfit: Centavos | null
  bid: Centavos | null
  saleValue: Centavos | null
  /** Months until the sale. */
  saleMonths: number | null
  reform: Centavos | null
  eviction: Centavos | null
  /** Debts that the buyer takes over. */
  debts: Centavos | null
  /** Rent a month. */
  rent: Centavos | null
  /** Condomínio, IPTU and the like a month. */
  monthlyCosts: Centavos | null
  income: Centavos | null
  downPayment: Centavos | null
  downPercent: number | null
  termMonths: number | null
  yearlyRate: number | null
  /** Months after which the loan is paid off. */
  payOffMonths: number | null
  age: number | null
  /** Balance of FGTS. */
  fgts: Centavos | null
  /** The appraisal as the question says it. */
  evaluation: Centavos | null
  /** What the broker of the resale takes, in percent. */
  brokeragePercent: number | null
  /** What is asked, or was paid, for another home. */
  otherPrice: Centavos | null
  /** What the works cost for each m². */
  reformPerArea: Centavos | null
  /** What somebody asks for each m² of another home. */
  areaPrice: Centavos | null
  /** The instalment wanted, at most. */
  instalment: Centavos | null
  /** Money that would go into fixed income instead. */
  savings: Centavos | null
  system: AmortizationSystem | null
}

export type FigureName = keyof QuestionFigures

/** The figures of a question, the words of each, and the quantities that belong to none. */
export interface ReadFigures {
  figures: QuestionFigures
  /** As written. */
  words: Partial<Record<FigureName, string>>
  unread: string[]
}

export const noFigures: QuestionFigures = {
  goalPercent: null,
  goalProfit: null,
  bid: null,
  saleValue: null,
  saleMonths: null,
  reform: null,
  eviction: null,
  debts: null,
  rent: null,
  monthlyCosts: null,
  income: null,
  downPayment: null,
  downPercent: null,
  termMonths: null,
  yearlyRate: null,
  payOffMonths: null,
  age: null,
  fgts: null,
  evaluation: null,
  brokeragePercent: null,
  otherPrice: null,
  reformPerArea: null,
  areaPrice: null,
  instalment: null,
  savings: null,
  system: null,
}

/** A word by which a quantity near it is of something. */
interface Cue {
  asks: RegExp
  /** `stated`: it only repeats what the listing or a rule says, as "60% abaixo da avaliação" does. */
  name: FigureName | 'stated'
  units: readonly Unit[]
  /** Whether the figure is what is left of 100 %: "financiar 80%" is a down payment of 20 %. */
  isRest?: boolean
}

/** The words around quantities. Of two as near, the first counts. */
const cues: readonly Cue[] = [
  {
    asks: /^(?:abaixo|acima|descontos?|avaliacao|comissao|leiloeir[oa])$/,
    name: 'stated',
    units: ['percent'],
  },
  { asks: /^(?:corretor|corretagem|imobiliaria)$/, name: 'brokeragePercent', units: ['percent'] },
  { asks: /^financ\w+$/, name: 'downPercent', units: ['percent'], isRest: true },
  { asks: /^fgts$/, name: 'fgts', units: ['money'] },
  { asks: /^(?:metro|m2|m)$/, name: 'reformPerArea', units: ['money'] },
  {
    asks: /^(?:media|olx|zap|vivareal|pedindo|pede|pedem|anunciad[oa]|vizinh[oa]|parecid[oa])$/,
    name: 'otherPrice',
    units: ['money'],
  },
  { asks: /^(?:cdi|selic|cdb|poupanca|tesouro|aplicad[oa]s?)$/, name: 'savings', units: ['money'] },
  { asks: /^avalia\w+$/, name: 'evaluation', units: ['money'] },
  { asks: /^(?:parcelas?|prestac\w+|mensalidade)$/, name: 'instalment', units: ['money'] },
  { asks: /^quit\w+$/, name: 'payOffMonths', units: ['months', 'years'] },
  { asks: /^(?:entrada|sinal|guardad[oa]s?|economizad[oa]s?)$/, name: 'downPayment', units: ['money'] },
  { asks: /^(?:entrada|dar|der|dou|dando)$/, name: 'downPercent', units: ['percent'] },
  { asks: /^(?:juros?|taxa|aa)$/, name: 'yearlyRate', units: ['percent'] },
  {
    asks: /^(?:lucr\w*|retorno|roi|ganh(?:ar|o|e|ando)|meta|rend(?:er|e|a|imento)|rentabilidade|margem|livres?|limp[oa]s?|liquid[oa]s?|sobr(?:e|ar|ando))$/,
    name: 'goalPercent',
    units: ['percent'],
  },
  {
    asks: /^(?:lucr\w*|livres?|limp[oa]s?|sobr(?:e|em|ar|ando|am)|ganh(?:ar|e|ando))$/,
    name: 'goalProfit',
    units: ['money'],
  },
  {
    asks: /^(?:reform\w*|obras?|constru\w+|benfeitorias?|reparos?|arrumar|pintura|consertos?)$/,
    name: 'reform',
    units: ['money'],
  },
  { asks: /^(?:alug\w+|locacao)$/, name: 'rent', units: ['money'] },
  {
    asks: /^(?:revend\w+|vend(?:er|o|endo|a|esse|ido|i)|mercado|vale|valendo|passar|repassar)$/,
    name: 'saleValue',
    units: ['money'],
  },
  {
    asks: /^(?:revend\w+|vend(?:er|o|endo|a|esse|ido)|segur(?:ar|o|ando)|esper(?:ar|o|ando)|demor\w+|morador|ocupad[oa]|desocup\w+|cdi|parad[oa])$/,
    name: 'saleMonths',
    units: ['months', 'years'],
  },
  {
    asks: /^(?:desocup\w+|advogad[oa]|despejo|morador|inquilino|acordo)$/,
    name: 'eviction',
    units: ['money'],
  },
  {
    asks: /^(?:dividas?|devid[oa]s?|atrasad[oa]s?|debitos?|devendo|devem?)$/,
    name: 'debts',
    units: ['money'],
  },
  { asks: /^(?:condominio|iptu|manutencao)$/, name: 'monthlyCosts', units: ['money'] },
  { asks: /^(?:renda|salarios?|recebo|recebemos|ganh(?:o|amos)|bruto)$/, name: 'income', units: ['money'] },
  {
    asks: /^(?:financ\w+|parcel\w+|prestac\w+|prazo|resto|restante)$/,
    name: 'termMonths',
    units: ['months', 'years', 'times'],
  },
  { asks: /^(?:idade|tenho|tem|feitos|completei|fiz|fez)$/, name: 'age', units: ['years'] },
  { asks: /^(?:tenho|temos|tiver|tivermos|juntei|juntamos)$/, name: 'downPayment', units: ['money'] },
  {
    asks: /^(?:lances?|arremat\w+|compr\w+|ofere\w+|ofert\w+|proposta|pagar|pago|pagando|dou|der|dar|dando|fechar|levar|pegar|sair|saindo|aceit(?:a|am|aria|ariam)|imovel|casa|apartamento|apto|custa|preco)$/,
    name: 'bid',
    units: ['money'],
  },
]

/** Words between a quantity and a cue after it by which it is of the cue: "30 mil de entrada". */
const joining =
  /^(?:que|q|eu|d|tirar|gastar|meus?|minhas?|noss[oa]s?|de|do|da|pra|pro|para|no|na|em|a|ao|o|como|por|com|so|mesmo|limpo|livre|e|reais|mais|cada|pela|ate)$/
const [farthest, crossing] = [7, 5]

/** Measures how far a cue is from a quantity; `null` when it is too far, or after it and not joined to it. */
function measure(tokens: readonly string[], quantity: Quantity, cue: number): number | null {
  const before = cue < quantity.from
  // "1.200 de aluguel" is of the rent, whatever stands before.
  if (cue === quantity.to + 1 && /^(?:d[aeo]|pr[oa]|ao)$/.test(tokens[quantity.to] ?? '')) return -1
  if (cue === quantity.to && /^(?:abaixo|acima|feitos)$/.test(tokens[cue] ?? '')) return -1
  if (/^(?:abaixo|acima)$/.test(tokens[cue] ?? '')) return null
  const between = before ? tokens.slice(cue + 1, quantity.from) : tokens.slice(quantity.to, cue)
  if (!before && !between.every(word => joining.test(word))) return null
  const marks = between.filter(word => /^[.,;?!]$/.test(word) || word === 'e').length
  // "aluguel de 900 com condomínio de 450": what "de" joins to a noun before it is of that noun.
  if (before && between.length > 0 && between.every(word => /^(?:d[aeo]|e|eh|r\$)$/.test(word))) return 0.25
  const distance = between.length + marks * crossing + (before ? 0.5 : between.length === 0 ? 1.6 : 0)
  return distance > farthest ? null : distance
}

/** The least of money that is written without its unit: "lance de 160000", "aluguel de 900". */
const leastBareMoney = 100
/** What is never a few reais: "o imóvel é 120", "vendendo por 310" are thousands. */
const pricesOfHomes: ReadonlySet<string> = new Set<FigureName>([
  'bid',
  'saleValue',
  'evaluation',
  'otherPrice',
])
const thousandsOfHomes = { least: 20, most: 3_000 }
/** So are works and savings: "gastar 12 de reforma", "tenho 30 guardado". */
const thousandsOfWorks = { least: 3, most: 300 }
const hasThousands: ReadonlySet<string> = new Set<FigureName>(['reform', 'fgts', 'downPayment', 'goalProfit'])

/** Whether an amount comes on top of something, or every month. */
const isAdded = (tokens: readonly string[], { to, sure }: Quantity): boolean =>
  !sure &&
  /^(?:a mais|por mes|todo mes|ao mes|a cada mes|cada mes|mensa\w+|de condominio|de iptu)/.test(
    tokens.slice(to, to + 3).join(' '),
  )

/** Completes a price of a home that leaves out its thousands. */
function completePrice(name: string, quantity: Quantity): Quantity {
  const range = pricesOfHomes.has(name) ? thousandsOfHomes : hasThousands.has(name) ? thousandsOfWorks : null
  const { unit, sure, value } = quantity
  return range !== null && unit === 'money' && !sure && value >= range.least && value <= range.most
    ? { ...quantity, value: value * 1_000 }
    : quantity
}

/** Reads how many months a wanted return is of: "2% ao mês", "15% ao ano"; `null` = the whole time. */
const readGoalMonths = (after: string): number | null =>
  /^(?:ao|por|a cada|no|de cada) mes\b|^(?:mensal|mensais|a ?m\b)/.test(after)
    ? 1
    : /^(?:ao|por|a cada) ano\b|^(?:anual|anuais|a ?a\b)/.test(after)
      ? 12
      : null

/** Returns a return wanted for each month or year as that of the whole time until the sale, compounded; percentages. */
const spreadGoal = (percent: number, months: number, span: number | null): number =>
  span === null ? percent : Math.round(((1 + percent / 100) ** (months / span) - 1) * 1e4) / 100

/** Completes an age that leaves out its years: "minha avó de 68". */
const nameAgeOfKin = (question: string): string =>
  question.replace(
    /(?<![a-z])(?:av[oóô]|pai|m[aã]e|sogr[oa]|ti[oa]|marido|esposa|velh[oa]|irm[aã]o?) (?:de|com|tem|faz) [3-8]\d(?= (?!mil|anos|k\b|%)|[?.,!]|$)/gi,
    '$& anos feitos',
  )

/** Reads the numbers of a question. Never throws. */
export function readQuestionFigures(question: string): ReadFigures {
  const tokens = splitTokens(nameAgeOfKin(question.replace(/\d{8,}-?\d?/g, ' ')))
  const figures = { ...noFigures }
  const words: ReadFigures['words'] = {}
  const unread: string[] = []
  let goalMonths: number | null = null
  const text = tokens.join(' ')
  if (
    /\bprice\b|\b(?:parcelas?|prestac\w+|mensalidade)[^.?]{0,20}\b(?:fixas?|igua(?:l|is)|constantes?)\b/.test(
      text,
    )
  )
    figures.system = 'price'
  else if (/\bsac\b/.test(text)) figures.system = 'sac'
  const older = readOlderOfTwo(text)
  figures.age = older?.age ?? null
  const quantities = findQuantities(tokens)
  for (const quantity of quantities) {
    const said = tokens.slice(quantity.from, quantity.to).join(' ')
    if (said === older?.said) continue
    const best = cues
      .flatMap(cue =>
        cue.units.includes(quantity.unit) &&
        (cue.name === 'stated' || figures[cue.name] === null) &&
        !(cue.name === 'goalProfit' && figures.goalPercent !== null)
          ? tokens.flatMap((word, at) => {
              const inQuantity = quantities.some(({ from, to }) => at >= from && at < to)
              // "Dar 20% e financiar o resto" finances what is left.
              const isOther =
                (cue.isRest === true && tokens.slice(quantity.to, at).includes('e')) ||
                // "Minha mãe vai me dar 50 mil" is no bid.
                (word === 'dar' && /^(?:me|nos)$/.test(tokens[at - 1] ?? '')) ||
                (word === 'sobre' && !/^(?:que|me|nos)$/.test(tokens[at - 1] ?? '')) ||
                (word === 'vale' && /^(?:mais|menos|a)$/.test(tokens[at + 1] ?? ''))
              const distance =
                !inQuantity && !isOther && cue.asks.test(word) ? measure(tokens, quantity, at) : null
              return distance === null ? [] : [{ cue, distance }]
            })
          : [],
      )
      .toSorted((a, b) => a.distance - b.distance)[0]
    const isPast =
      /^(?:faz|ha|desde|tem)$/.test(tokens[quantity.from - 1] ?? '') ||
      /^(?:depois|apos|daqui)$/.test(tokens[quantity.from - 2] ?? '')
    const isEntry =
      quantity.unit === 'money' && quantity.sure && figures.downPayment === null && /\bentrada\b/.test(text)
    const near =
      best?.cue.name ??
      (isEntry ? 'downPayment' : null) ??
      (isPast ? null : guessByUnit(quantity, figures, text))
    const isMonthly = /\b(?:por|ao|a cada|todo|cada) mes\b|\bmensa/.test(text)
    // Thousands of condomínio that no month is said of are owed, or the sum of it.
    const isOwed = owed.test(text) || (!isMonthly && quantity.value >= leastOwed)
    const isAge = near === 'termMonths' && quantity.unit === 'years' && quantity.value > longestTerm
    const guessed = isAge ? 'age' : near === 'monthlyCosts' && isOwed ? 'debts' : near
    const name = nameByContext(guessed, text, isMonthlyAt(tokens, quantity))
    // "pagar 500 a mais todo mês" is no price.
    const isAddition = name !== null && pricesOfHomes.has(name) && isAdded(tokens, quantity)
    if (isAddition) {
      unread.push(said)
      continue
    }
    const whole = name === null ? quantity : completePrice(name, quantity)
    if (name === 'stated') continue
    const isSmallBill = name === 'monthlyCosts' && isMonthly && whole.value >= leastBareBill
    if (name === null || (!whole.sure && whole.value < leastBareMoney && !isSmallBill)) {
      if (quantity.sure) unread.push(said)
      continue
    }
    const value = toFigure(name, whole)
    figures[name] = (best?.cue.isRest === true ? 100 - value : value) as never
    words[name] = said
    if (name === 'goalPercent')
      goalMonths = readGoalMonths(tokens.slice(quantity.to, quantity.to + 3).join(' '))
  }
  if (figures.goalPercent !== null)
    figures.goalPercent = spreadGoal(figures.goalPercent, figures.saleMonths ?? 12, goalMonths)
  return { figures, words, unread }
}

/** Returns what a quantity is of where other words decide it: m² of works or of a home, the price or the instalment. */
function nameByContext(
  name: FigureName | 'stated' | null,
  text: string,
  isMonthly: boolean,
): FigureName | 'stated' | null {
  if (name === 'reformPerArea' && !/\b(?:obra|reform|pedreir|constr|arrum|pint|acabament)/.test(text))
    return 'areaPrice'
  // Who names the most for all costs says what there is to spend.
  if (
    name === 'bid' &&
    /\b(?:no maximo|ate|limite|orcamento|so tenho|so posso|gastar)\b/.test(text) &&
    /\b(?:ja com|incluindo|contando|com tudo|tudo incluso|no total|ao todo)\b/.test(text)
  )
    return 'downPayment'
  if (
    name === 'bid' &&
    isMonthly &&
    /\b(?:financ|parcel|prestac|entrada|\w+ pagar ate|posso pagar|consigo pagar)/.test(text)
  )
    return 'instalment'
  return name
}

/** No loan takes more years: it is an age. */
const longestTerm = 35
/** The least of condomínio or IPTU that is no bill of a month, and of a bill that is written without its unit, in reais. */
const [leastOwed, leastBareBill] = [3_000, 20]

/** Matches words of debts: an amount of condomínio is then no monthly cost. */
const owed = /\b(?:divid|devid|vencid|pra tras|dev(?:e|em|endo)\b|atrasad|debit)/

/** What a quantity is of where no word says it: "30%" of profit, "em 20 anos" of a loan. */
function guessByUnit(
  { unit, sure }: Quantity,
  figures: QuestionFigures,
  text: string,
): FigureName | 'stated' | null {
  if (!sure) return null
  const sells = /\b(?:vend|revend)/.test(text)
  const loan =
    (unit === 'months' ? /\b(?:financ|parcel|prestac)/ : /\b(?:financ|parcel|prestac|entrada|por mes)/).test(
      text,
    ) && !(sells && unit === 'months')
  if (unit === 'times') return figures.termMonths === null ? 'termMonths' : null
  if (unit === 'months' || unit === 'years') {
    if (loan) return figures.termMonths === null ? 'termMonths' : null
    return figures.saleMonths === null &&
      /\b(?:lucr|vend|revend|roi|retorno|lance|ganhar|cdi|morador|segur)/.test(text)
      ? 'saleMonths'
      : null
  }
  // "O limite é 10%": the rule on debts, not what is wanted.
  if (unit === 'percent' && /\b(?:condomin|iptu|tribut|multa|bolso)/.test(text)) return 'stated'
  if (unit === 'percent')
    return figures.goalPercent === null &&
      /\b(?:lance|roi|retorno|lucr|ganh|folgad|fecha|acima|ainda da)|\b(?:quero|queria|preciso de|meta|ao mes)\b.*\b(?:vend|obra|reform|ate quanto|dou|ofere)/.test(
        text,
      )
      ? 'goalPercent'
      : null
  return null
}

function toFigure(name: FigureName, { unit, value }: Quantity): number {
  if (unit === 'money') return fromReais(value)
  if (name === 'age') return value
  return unit === 'years' ? Math.round(value * 12) : value
}
