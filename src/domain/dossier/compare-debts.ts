import { listFindingKinds } from '../edital/clauses/clause-findings.ts'
import { condominiumRules, taxRules } from '../edital/clauses/recognizers/debts.ts'
import {
  citeClaim,
  createFinding,
  type DossierFinding,
  isPageOfThisSale,
  type SubjectComparison,
} from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'
import type { ClaimWriter } from './dossier-claims.ts'
import type { DossierSources } from './dossier-facts.ts'

const debts = {
  condominium: {
    title: 'Condomínio em atraso',
    noun: 'o condomínio em atraso',
    label: 'Condomínio',
    recogniser: condominiumRules,
    rule: 'condominiumRule',
    cut: 'condominiumRuleCut',
  },
  taxes: {
    title: 'IPTU e tributos em atraso',
    noun: 'o IPTU em atraso',
    label: 'Tributos',
    recogniser: taxRules,
    rule: 'taxesRule',
    cut: 'taxesRuleCut',
  },
} as const

/** Who pays, in one word for comparison: `bank`, `buyer`, `limit 10% da avaliação`; `null` where it has a condition. */
type Payer = string | null

function readPayer(recogniser: typeof condominiumRules, sentences: readonly string[]): Payer {
  const payers = new Set(
    sentences.flatMap(sentence => {
      const kinds = listFindingKinds(recogniser, sentence)
      return kinds.length === 0 ? [null] : kinds.map(toPayer)
    }),
  )
  const [only = null] = payers
  return payers.size === 1 ? only : null
}

const toPayer = (kind: string): Payer =>
  ['seller', 'not buyer'].includes(kind)
    ? 'bank'
    : kind === 'buyer' || kind.startsWith('limit ')
      ? kind
      : null

/** Compares who pays debts by the page and by the edital; a matrícula does not say. */
export const compareDebts: SubjectComparison = (sources, write) => [
  compareDebt('condominium', sources, write),
  compareDebt('taxes', sources, write),
]

function compareDebt(debt: keyof typeof debts, sources: DossierSources, write: ClaimWriter): DossierFinding {
  const { title, noun, label, recogniser, rule, cut } = debts[debt]
  const { bankPage } = sources.listing
  const pageRule = isPageOfThisSale(sources) ? (bankPage?.[rule] ?? null) : null
  const clauses = (sources.edital?.reading.clauses ?? []).filter(({ topic }) => topic === debt)
  const isCut = bankPage?.[cut] === true
  const page = pageRule === null || isCut ? null : readPayer(recogniser, [`${label}: ${pageRule}`])
  const edital =
    clauses.length === 0
      ? null
      : readPayer(
          recogniser,
          clauses.map(({ excerpt }) => excerpt),
        )
  const claims = {
    page: pageRule === null ? [] : [write.page(isCut ? `${pageRule} (a cópia traz só uma parte)` : pageRule)],
    edital: clauses.map(clause => write.edital(clause)),
  }
  const both = pageRule !== null && clauses.length > 0
  const state = both
    ? page === null || edital === null
      ? 'unanswered'
      : page === edital
        ? 'agrees'
        : 'contradiction'
    : pageRule !== null || clauses.length > 0
      ? 'one source'
      : 'unanswered'
  const cited = claims.edital[0] ?? claims.page[0]
  const mayCost = [page, edital].some(payer => payer === 'buyer' || payer?.startsWith('limit ') === true)
  const source = claims.edital[0] === undefined ? '' : citeOffer(claims.edital[0].place)
  return createFinding(
    {
      subject: debt,
      title,
      state,
      claims,
      note: both && state === 'unanswered' ? 'Uma das regras tem condição: leia as duas.' : '',
    },
    {
      questions:
        state === 'contradiction'
          ? ask(debt, [
              'bank',
              `Quem paga ${noun}? A página e o edital dizem coisas diferentes: qual vale, e de quanto é a dívida hoje?`,
            ])
          : both && state === 'unanswered'
            ? ask(debt, ['bank', `Quem paga ${noun} neste imóvel, e de quanto é a dívida hoje?`])
            : [],
      openCosts:
        mayCost && cited !== undefined && sources.edital !== null && edital !== null
          ? [{ name: `${title}: quanto é`, source: citeClaim(cited), debt }]
          : [],
      offers: edital === 'bank' && pageRule === null ? [{ question: 'debts', debt, value: 0, source }] : [],
    },
  )
}

/** `do edital, cláusula 5.1` */
export const citeOffer = (place: string | null): string =>
  place === null ? 'do edital' : `do edital, ${place}`
