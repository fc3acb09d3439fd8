import { foldText } from '../fold-text.ts'
import { listFindingKinds } from '../edital/clauses/clause-findings.ts'
import { isOneOfSeveral } from '../edital/clauses/edital-clause.ts'
import { financingRules } from '../edital/clauses/recognizers/financing.ts'
import { paymentRules } from '../edital/clauses/recognizers/payment.ts'
import type { DossierClause } from './dossier-facts.ts'
import { createFinding, isPageOfThisSale, judgeValues, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'

const describe = (accepts: boolean): string => (accepts ? 'Aceita financiamento' : 'Não aceita financiamento')

/** Whether a clause accepts financing; `null` where it does not say, or only on terms. */
function readFinancing({ topic, excerpt, explanation }: DossierClause): boolean | null {
  if (isOneOfSeveral({ explanation })) return null
  const kinds = listFindingKinds(topic === 'payment' ? paymentRules : financingRules, excerpt)
  if (kinds.includes('cash')) return false
  if (kinds.some(kind => kind.startsWith('refused ') && kind.includes('financiamento'))) return false
  return kinds.includes('accepted') && /financia/.test(foldText(excerpt)) ? true : null
}

/** Compares whether the purchase can be financed: by list, page and edital. */
export const comparePayment: SubjectComparison = (sources, write) => {
  const { listing, edital } = sources
  const { bankPage } = listing
  const isOfSale = isPageOfThisSale(sources)
  const page = isOfSale ? (bankPage?.financing ?? null) : null
  const list = bankPage !== null && listing.financing === page ? null : listing.financing
  const clauses = (edital?.reading.clauses ?? [])
    .filter(({ topic }) => topic === 'payment' || topic === 'financing')
    .map(clause => ({ clause, value: readFinancing(clause) }))
  const stated = clauses.filter(({ value }) => value !== null)
  const state = judgeValues([list, page, ...stated.map(({ value }) => value)], (a, b) => a === b)
  const forms = bankPage?.paymentForms ?? []
  return [
    createFinding(
      {
        subject: 'payment',
        title: 'Financiamento',
        state: state === 'agrees' && list === null && page === null ? 'one source' : state,
        claims: {
          page: [
            ...(list === null ? [] : [write.list(describe(list))]),
            ...(page === null
              ? []
              : [write.page(describe(page), forms.length === 0 ? null : forms.join(' '))]),
          ],
          edital: (stated.length > 0 ? stated : clauses).map(({ clause }) => write.edital(clause)),
        },
        note:
          state === 'unanswered' && clauses.length > 0
            ? 'O edital trata de pagamento, mas não diz se este imóvel aceita financiamento.'
            : '',
      },
      {
        questions:
          state === 'contradiction'
            ? ask('payment', [
                'bank',
                'Este imóvel aceita financiamento? A lista, a página e o edital dizem coisas diferentes.',
              ])
            : [],
      },
    ),
  ]
}
