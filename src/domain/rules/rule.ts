/** A day, a month or a year, as a source gives it: `2026-04-22`, `2026-04` or `2026`. */
export type RuleDate = string

/** The kinds of sources, the most reliable first; `assumption` is the product's own, which nobody else states. */
type RuleSourceKind = 'law' | 'bank' | 'data' | 'press' | 'copy' | 'assumption'

/** Where a rule is from. */
export interface RuleSource {
  /** `copy`: others reproduce a text of the bank or of an authority that could not be read itself. */
  kind: RuleSourceKind
  /** The document with its article or item; Portuguese, as shown. */
  name: string
  /** When it was published, or read where it is a page that changes; `null` = neither is known. */
  date: RuleDate | null
}

/** A value by steps: applies up to and including `upTo`, the last one to all above (`null`). */
interface RuleStep {
  upTo: number | null
  value: number
}

/** What a rule says from a day on. */
export interface RuleVersion {
  /** A number in the rule's unit, or words. */
  value: number | string
  /** The value as it is shown, where the number and its unit do not read well. */
  shown?: string
  /** The steps that the words of the value summarize. */
  steps?: readonly RuleStep[]
  /** The first day; `null` = the source gives none. */
  from: RuleDate | null
  /** The last day, where no later version says so; absent = open. */
  until?: RuleDate
  source: RuleSource
  /** The day until which somebody has to check it again, `YYYY-MM-DD`. */
  review: string
  /** Set where this was a change of what held before; a value may be new in the table alone. */
  isChange?: true
  /** What another source says against it; Portuguese, as shown. */
  conflict?: string
}

/** The groups in which rules are shown, in their order, with their names. */
export const ruleTopics = {
  loan: 'Financiamento',
  housing: 'Minha Casa, Minha Vida',
  fgts: 'FGTS',
  costs: 'Custos da compra',
  itbi: 'ITBI',
  registry: 'Registro e escritura',
  debts: 'Quem paga o atrasado',
  sale: 'Venda da Caixa',
  auction: 'Leilão',
  possession: 'Desocupação',
  tax: 'Imposto na venda',
  index: 'Índices e suposições',
} as const
export type RuleTopic = keyof typeof ruleTopics

/** The parts of the product in which a rule appears. */
export type RuleUse = 'home-purchase' | 'financing' | 'costs' | 'bid' | 'property' | 'papers' | 'consultant'

/** A rate, limit, deadline or statement of law, bank or city, with all its versions. */
export interface Rule {
  topic: RuleTopic
  /** Its name in a list. */
  name: string
  /** What it says, as a sentence; Portuguese, as shown. */
  statement: string
  /** What its number counts, as percent, reais or days, in the words of the screen; `null` where its value is words. */
  unit: string | null
  /** To what and whom it applies. */
  appliesTo: string
  uses: readonly RuleUse[]
  /** Oldest first; each ends where the next begins. */
  versions: readonly [RuleVersion, ...RuleVersion[]]
}
