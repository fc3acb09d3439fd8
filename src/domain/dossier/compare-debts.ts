import { foldText } from '../fold-text.ts'
import { burdenNames, findBurdenState } from '../title-records/burden-state.ts'
import { listFindingKinds } from '../edital/clauses/clause-findings.ts'
import { isOneOfSeveral } from '../edital/clauses/edital-clause.ts'
import { condominiumRules, taxRules } from '../edital/clauses/recognizers/debts.ts'
import {
  citeClaim,
  createFinding,
  type DossierFinding,
  isPageOfThisSale,
  type SubjectComparison,
} from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'
import type { DossierClaim, DossierState } from './dossier-row.ts'
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
    // The debt itself, or a condomínio that sues: its name alone may be that of the building.
    burden:
      /\b(?:cotas?|taxas?|despesas?|debitos?|dividas?|encargos?|contribuic\S+|rateios?) (?:de |do |da )?condomin|\bcondominia(?:l|is)\b|\b(?:exequente|credora?|autora?|requerente|favor d[eo]|movida? pel[oa]|proposta pel[oa])\W{1,3}(?:o |a )?condominio\b/,
  },
  taxes: {
    title: 'IPTU e tributos em atraso',
    noun: 'o IPTU em atraso',
    label: 'Tributos',
    recogniser: taxRules,
    rule: 'taxesRule',
    cut: 'taxesRuleCut',
    burden:
      /\biptu\b|\bimposto predial\b|\b(?:tributos?|taxas?) municipa|\b(?:exequente|credora?|autora?|requerente|favor d[eoa]|movida? pel[oa]|proposta pel[oa])\W{1,3}(?:[oa] )?(?:municipio|prefeitura|fazenda (?:publica )?(?:do municipio|municipal))\b/,
  },
} as const

/** Who pays, in one word for comparison: `bank`, `buyer`, `limit 10% da avaliação`; `null` where it has a condition. */
type Payer = string | null

/** Rules that leave it to the announcement, or are about other people or later bills. */
const deferring = ['silent', 'announced', 'may', 'decides', 'former', 'later']

function listPayers(recogniser: typeof condominiumRules, sentences: readonly string[]): Payer[] {
  const payers = sentences.flatMap(sentence => {
    const kinds = listFindingKinds(recogniser, sentence)
    return kinds.length === 0 ? [null] : kinds.filter(kind => !deferring.includes(kind)).map(toPayer)
  })
  return [...new Set(payers)]
}

/** The one payer that all rules name. */
const readPayer = (payers: readonly Payer[]): Payer => (payers.length === 1 ? (payers[0] ?? null) : null)

const toPayer = (kind: string): Payer =>
  ['seller', 'not buyer'].includes(kind)
    ? 'bank'
    : kind === 'buyer' || kind.startsWith('limit ')
      ? kind
      : null

/**
 * Judges who pays a debt by page and edital together: the edital may have several rules, of which the announcement names
 * one.
 */
function judgeDebt(
  page: { isThere: boolean; payer: Payer },
  edital: { isThere: boolean; binding: readonly Payer[]; options: readonly Payer[] },
): { state: DossierState; note: string } {
  const { binding, options } = edital
  if (!edital.isThere) return { state: page.isThere ? 'one source' : 'unanswered', note: '' }
  if (binding.length === 0) {
    if (!page.isThere)
      return { state: 'unanswered', note: 'O edital deixa a regra com o anúncio, que não a traz.' }
    return page.payer !== null && options.includes(page.payer)
      ? { state: 'agrees', note: 'O edital deixa a regra com o anúncio, e esta é uma das que ele admite.' }
      : options.length === 0
        ? { state: 'one source', note: 'O edital deixa a regra com o anúncio.' }
        : { state: 'unanswered', note: 'O edital admite várias regras: leia qual é a deste imóvel.' }
  }
  if (!page.isThere) return { state: 'one source', note: '' }
  const payer = readPayer(binding)
  if (page.payer === null || payer === null)
    return { state: 'unanswered', note: 'Uma das regras tem condição: leia as duas.' }
  return { state: page.payer === payer ? 'agrees' : 'contradiction', note: '' }
}

/** Burdens that a creditor has of a debt. */
const burdensOfDebts: readonly string[] = [
  'attachment',
  'pre-judgment-attachment',
  'lawsuit-notice',
  'unavailability',
]

/** Lists what the matrícula's burdens that are not cancelled say of a debt. */
function listDebtBurdens(
  debt: keyof typeof debts,
  { titleRecord }: DossierSources,
  write: ClaimWriter,
): DossierClaim[] {
  return (titleRecord?.reading.burdens ?? [])
    .filter(
      burden =>
        burdensOfDebts.includes(burden.kind) &&
        findBurdenState(burden) !== 'cancelled' &&
        debts[debt].burden.test(foldText(burden.excerpt)),
    )
    .map(({ kind, act, page, excerpt }) =>
      write.titleRecord(`${burdenNames[kind]} por esta dívida`, { act, page, quote: excerpt }),
    )
}

/** Compares who pays debts by the page and by the edital; a matrícula says only that somebody sued because of one. */
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
  const page =
    pageRule === null || isCut ? null : readPayer(listPayers(recogniser, [`${label}: ${pageRule}`]))
  const payersOf = (given: typeof clauses) =>
    listPayers(
      recogniser,
      given.map(({ excerpt }) => excerpt),
    )
  const binding = payersOf(clauses.filter(clause => !isOneOfSeveral(clause)))
  const options = payersOf(clauses.filter(isOneOfSeveral))
  const edital = readPayer(binding)
  const isEditalThere = clauses.length > 0
  // A clause that only defers to the announcement is no evidence of who pays.
  const deciding = clauses.findIndex(clause => !isOneOfSeveral(clause) && payersOf([clause]).length > 0)
  const claims = {
    page: pageRule === null ? [] : [write.page(isCut ? `${pageRule} (a cópia traz só uma parte)` : pageRule)],
    edital: clauses.map(clause => write.edital(clause)),
    titleRecord: listDebtBurdens(debt, sources, write),
  }
  const isSued = claims.titleRecord.length > 0
  const { state, note } = judgeDebt(
    { isThere: pageRule !== null, payer: page },
    { isThere: isEditalThere, binding, options },
  )
  const isOpen = (state === 'unanswered' && isEditalThere) || isSued
  const decided = claims.edital[deciding]
  const cited = decided ?? claims.edital[0] ?? claims.page[0]
  const mayCost = [page, edital].some(payer => payer === 'buyer' || payer?.startsWith('limit ') === true)
  return createFinding(
    {
      subject: debt,
      title,
      state: isSued && state === 'unanswered' && !isEditalThere ? 'one source' : state,
      claims,
      weighs: isSued,
      note: [note, isSued ? 'A matrícula mostra que esta dívida foi cobrada na Justiça.' : '']
        .filter(Boolean)
        .join(' '),
    },
    {
      questions:
        state === 'contradiction'
          ? ask(debt, [
              'bank',
              `Quem paga ${noun}? A página e o edital dizem coisas diferentes: qual vale, e de quanto é a dívida hoje?`,
            ])
          : isOpen
            ? ask(debt, ['bank', `Quem paga ${noun} neste imóvel, e de quanto é a dívida hoje?`])
            : [],
      openCosts:
        mayCost && cited !== undefined && sources.edital !== null && edital !== null
          ? [{ name: `${title}: quanto é`, source: citeClaim(cited), debt }]
          : [],
      offers:
        edital === 'bank' && pageRule === null && decided !== undefined
          ? [{ question: 'debts', debt, value: 0, source: citeOffer(decided) }]
          : [],
    },
  )
}

/** `do edital, cláusula 5.1, página 3` */
export const citeOffer = ({ place, page }: Pick<DossierClaim, 'place' | 'page'>): string =>
  ['do edital', place, page === null ? null : `página ${String(page)}`].filter(Boolean).join(', ')
