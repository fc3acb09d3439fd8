import type { RuleSource } from './rule.ts'
import { documents } from './rule-documents.ts'

/** When a city charges less, or more, than its general rate. Percentages as percentages, sums in reais. */
export interface ItbiReduction {
  /** The rate on the part that a loan of the SFH pays, up to a limit; the rest at the general rate. */
  financed?: { percent: number; upTo: number; maxValue: number | null }
  /** No tax on the first home of a value up to this. */
  firstHomeExemptUpTo?: number
  /** The rate that sources give for other cases, where it is not known which applies to the purchase. */
  otherPercent?: number
  /** The same for a purchase that the SFH finances. */
  financedOtherPercent?: number
  source: RuleSource
  note: string
}

/** By the key of the city's rule. */
export const itbiReductions: Readonly<Record<string, ItbiReduction>> = {
  'itbi-fortaleza': {
    financed: { percent: 0.5, upTo: 390_672.24, maxValue: null },
    source: documents.itbiSurvey,
    note: '2% só se pago antes do contrato ou da escritura; depois são 4%.',
  },
  'itbi-belem': {
    otherPercent: 3,
    source: documents.itbiTable,
    note: 'As fontes divergem entre 2% e 3%: confirme na prefeitura.',
  },
  'itbi-pe-recife': {
    otherPercent: 1.8,
    financedOtherPercent: 1,
    source: {
      kind: 'press',
      name: 'Secretaria de Finanças do Recife (Diario de Pernambuco)',
      date: '2025-12',
    },
    note: 'A alíquota de 1,8% de quem paga em 180 dias foi prorrogada em dez/2025; não se sabe se ainda vale. Nos financiados pelo SFH fala-se em 1%.',
  },
  'itbi-sc-florianopolis': {
    financed: { percent: 0.5, upTo: 226_007.12, maxValue: null },
    source: { kind: 'press', name: 'Guias das imobiliárias Diogo Fernando e Liderança', date: '2024' },
    note: 'O limite da parte financiada não foi conferido na prefeitura.',
  },
  'itbi-sp-sao-paulo': {
    financed: { percent: 0.5, upTo: 120_968, maxValue: 725_808 },
    firstHomeExemptUpTo: 245_527.77,
    source: { kind: 'copy', name: 'Prefeitura de São Paulo, por terceiros', date: '2026-01-13' },
    note: 'A isenção da primeira casa e a parte financiada se pedem à prefeitura.',
  },
}
