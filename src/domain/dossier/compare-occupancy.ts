import { listFindingKinds } from '../edital/clauses/clause-findings.ts'
import { occupationRules } from '../edital/clauses/recognizers/occupation.ts'
import { citeOffer } from './compare-debts.ts'
import { createFinding, judgeValues, type SubjectComparison } from './dossier-finding.ts'
import { ask } from './dossier-questions.ts'

const words = { vacant: 'Desocupado', occupied: 'Ocupado' } as const
type Occupancy = keyof typeof words

/** Reads the occupancy of this home from a sentence; `null` where the sentence only rules who clears one. */
function readOccupancy(excerpt: string): Occupancy | null {
  const kinds = listFindingKinds(occupationRules, excerpt)
  const [vacant, occupied] = [kinds.includes('empty'), kinds.includes('occupied') || kinds.includes('let')]
  return vacant === occupied ? null : vacant ? 'vacant' : 'occupied'
}

/** Compares whether the property is occupied. */
export const compareOccupancy: SubjectComparison = ({ listing, edital, titleRecord }, write) => {
  const page = listing.situation === 'unknown' ? null : listing.situation
  const clauses = (edital?.reading.clauses ?? []).filter(({ topic }) => topic === 'occupation')
  const stated = clauses.flatMap(clause => {
    const value = readOccupancy(clause.excerpt)
    return value === null ? [] : [{ clause, value }]
  })
  const values = new Set(stated.map(({ value }) => value))
  const ofEdital = values.size === 1 ? (stated[0]?.value ?? null) : null
  const lease = titleRecord?.reading.burdens.find(({ kind, inForce }) => kind === 'lease' && inForce === true)
  const state =
    values.size > 1
      ? 'contradiction'
      : judgeValues<Occupancy>([page, ofEdital, lease === undefined ? null : 'occupied'], (a, b) => a === b)
  const first = stated[0]
  const row = {
    subject: 'occupancy',
    title: 'Ocupação',
    state,
    claims: {
      page:
        page === null ? [] : [listing.bankPage === null ? write.list(words[page]) : write.page(words[page])],
      edital: clauses.map(clause => write.edital(clause)),
      titleRecord:
        lease === undefined
          ? []
          : [
              write.titleRecord('Há locação registrada em vigor', {
                act: lease.act,
                page: lease.page,
                quote: lease.excerpt,
              }),
            ],
    },
    note:
      state === 'unanswered'
        ? clauses.length > 0
          ? 'O edital diz quem cuida da desocupação, não se há alguém no imóvel.'
          : ''
        : ofEdital !== null
          ? 'Num edital de vários imóveis, veja se a frase é deste.'
          : '',
  } as const
  return [
    createFinding(row, {
      questions:
        state === 'contradiction'
          ? ask(
              'occupancy',
              ['bank', 'O imóvel está ocupado ou desocupado hoje? Os papéis dizem coisas diferentes.'],
              ...(lease === undefined
                ? []
                : ([
                    [
                      'lawyer',
                      `Há locação registrada (${lease.act}): quem compra precisa respeitar o contrato, e até quando?`,
                    ],
                  ] as const)),
            )
          : [],
      offers:
        page === null && ofEdital !== null && first !== undefined && state !== 'contradiction'
          ? [
              {
                question: 'occupancy',
                value: ofEdital,
                source: citeOffer(write.edital(first.clause)),
              },
            ]
          : [],
    }),
  ]
}
