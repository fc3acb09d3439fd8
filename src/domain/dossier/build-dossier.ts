import { compareAddress } from './compare-address.ts'
import { compareAreas, compareParking } from './compare-areas.ts'
import { compareBurdens } from './compare-burdens.ts'
import { compareDates } from './compare-dates.ts'
import { compareDebts } from './compare-debts.ts'
import { compareNegativeAuctions } from './compare-negative-auctions.ts'
import { compareOccupancy } from './compare-occupancy.ts'
import { compareRegistration, compareRegistry } from './compare-registration.ts'
import { createClaimWriter } from './dossier-claims.ts'
import type { DossierClause, DossierOwner, DossierSources } from './dossier-facts.ts'
import {
  type AnswerOffer,
  createFinding,
  isPageOfThisSale,
  judgeValues,
  type OpenCost,
  type SubjectComparison,
} from './dossier-finding.ts'
import { ask, type DossierQuestion } from './dossier-questions.ts'
import { compareRows, type DossierRow } from './dossier-row.ts'
import { judgeFit } from './title-record-fit.ts'
import { countDaysBetween } from '../calendar-date.ts'
import { formatCount } from '../format-count.ts'
import { formatShortDate } from '../format-figures.ts'
import { certificateDays } from '../title-records/title-record-acts.ts'
import { foldText } from '../fold-text.ts'
import { listFindingKinds } from '../edital/clauses/clause-findings.ts'
import { holdsForItem, isOneOfSeveral } from '../edital/clauses/edital-clause.ts'
import { findOwnItem } from '../edital/clauses/edital-items.ts'
import { financingRules } from '../edital/clauses/recognizers/financing.ts'
import { paymentRules } from '../edital/clauses/recognizers/payment.ts'

/** Compares who owns the property with the bank's offer to sell it; of EMGEA it sells by mandate. */
const compareOwner: SubjectComparison = ({ listing, titleRecord, isDemonstration }, write) => {
  const reading = titleRecord?.reading
  const owners = reading?.owners ?? []
  const row = {
    subject: 'owner',
    title: 'Quem é o dono',
    claims: {
      page: [write.list(isDemonstration ? 'Anunciado como imóvel da Caixa' : 'A Caixa vende')],
      titleRecord: owners.map(({ who, share, since, page }) =>
        write.titleRecord([who, share].filter(Boolean).join(', '), { act: since, page }),
      ),
    },
  } as const
  if (owners.length === 0)
    return [
      createFinding(
        {
          ...row,
          state: 'unanswered',
          note: reading === undefined ? '' : 'A matrícula lida não o diz com clareza.',
        },
        {
          questions:
            reading === undefined
              ? []
              : ask('owner', [
                  'registry',
                  'Quem é o dono hoje, e desde que ato? O texto lido não o diz com clareza.',
                ]),
        },
      ),
    ]
  const ofBank = owners.filter(({ kind }) => kind === 'caixa')
  if (ofBank.length === owners.length) return [createFinding({ ...row, state: 'agrees' })]
  if (owners.every(({ kind }) => kind === 'caixa' || kind === 'emgea'))
    return [
      createFinding(
        {
          ...row,
          state: 'one source',
          weighs: true,
          note: 'A EMGEA é outra empresa federal, de que a Caixa vende imóveis: quem transfere é a EMGEA, e o contrato precisa dizer isso.',
        },
        {
          questions: ask('owner', [
            'bank',
            `A matrícula mostra a EMGEA como dona (${describeOwners(owners)}). A Caixa vende em nome dela, com que procuração, e quem assina o contrato ou a escritura?`,
          ]),
        },
      ),
    ]
  const named = describeOwners(owners)
  const sale = listing.modality === 'leilao' ? 'leva a leilão' : 'vende'
  return [
    createFinding(
      {
        ...row,
        state: 'contradiction',
        note:
          ofBank.length > 0
            ? 'A Caixa é dona de uma parte só.'
            : 'Ou a certidão é velha, ou a consolidação ainda não foi registrada, ou a Caixa vende por outro dono.',
      },
      {
        questions: ask(
          'owner',
          [
            'bank',
            `Em que título a Caixa ${sale} o imóvel, se a matrícula mostra outro dono (${named})? A transferência para a Caixa já foi registrada?`,
          ],
          [
            'lawyer',
            `A matrícula mostra como dona ou dono: ${named}. A compra da Caixa transfere o imóvel inteiro, e o que precisa ser registrado antes?`,
          ],
        ),
      },
    ),
  ]
}

/** `a EMGEA, desde AV-7; uma pessoa, 1/2, desde a abertura` */
const describeOwners = (owners: readonly DossierOwner[]): string =>
  owners
    .map(({ who, share, since }) => `${[who, share].filter(Boolean).join(', ')}, ${describeSince(since)}`)
    .join('; ')

const describeSince = (act: string): string => (act === 'opening' ? 'desde a abertura' : `desde ${act}`)

const describe = (accepts: boolean): string => (accepts ? 'Aceita financiamento' : 'Não aceita financiamento')

/** Whether a clause accepts financing; `null` where it does not say, or only on terms. */
function readFinancing({ topic, excerpt, explanation }: DossierClause): boolean | null {
  if (isOneOfSeveral({ explanation })) return null
  const kinds = listFindingKinds(topic === 'payment' ? paymentRules : financingRules, excerpt)
  if (kinds.includes('cash')) return false
  if (kinds.some(kind => /^refused [^/]*financiamento/.test(kind))) return false
  const isAccepted =
    (kinds.includes('accepted') && /financia/.test(foldText(excerpt))) ||
    kinds.some(kind => /^refused .*\/ accepted .*financiamento/.test(kind))
  return isAccepted ? true : null
}

/** Compares whether the purchase can be financed: by list, page and edital. */
const comparePayment: SubjectComparison = (sources, write) => {
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

/** Says how old the certificate of the matrícula is; finds nothing where none was read. */
const compareCertificate: SubjectComparison = ({ titleRecord, today }, write) => {
  if (titleRecord === null) return []
  const { certificateDate, property } = titleRecord.reading
  const number = property.registration === null ? '' : ` da matrícula nº ${property.registration}`
  const row = { subject: 'certificate', title: 'Idade da certidão' } as const
  const renewed = (reason: string) =>
    ask('certificate', ['registry', `Peço certidão de inteiro teor${number}, com ônus e ações. ${reason}`])
  if (certificateDate === null)
    return [
      createFinding(
        {
          ...row,
          state: 'unanswered',
          note: 'O texto não traz a data da certidão: sem ela não se sabe até quando vale.',
        },
        { questions: renewed('A que foi lida não traz a data.') },
      ),
    ]
  const age = countDaysBetween(certificateDate, today)
  const isOld = age > certificateDays
  const isInFuture = age < 0
  const words = `De ${formatShortDate(certificateDate)}${age > 0 ? `, há ${formatCount(age, 'dia', 'dias')}` : ''}`
  return [
    createFinding(
      {
        ...row,
        claims: { titleRecord: [write.titleRecord(words)] },
        state: 'one source',
        weighs: isOld || isInFuture,
        note: isInFuture
          ? 'A data está no futuro: confira no papel.'
          : isOld
            ? 'O que foi registrado depois dela não está aqui.'
            : '',
      },
      { questions: isOld ? renewed(`A que foi lida tem ${String(age)} dias.`) : [] },
    ),
  ]
}

/** A warning about the certificate's day, which has a row of its own. */
const isAboutCertificate = (warning: string): boolean => warning.startsWith('A certidão')

/** Lists the warnings of the matrícula's reading, such as missing acts or pages. */
export const describeReading: SubjectComparison = ({ titleRecord }, write) => {
  const { warnings = [], property } = titleRecord?.reading ?? {}
  const own = warnings.filter(warning => !isAboutCertificate(warning))
  if (own.length === 0) return []
  const number = property?.registration == null ? '' : ` nº ${property.registration}`
  return [
    createFinding(
      {
        subject: 'reading',
        title: 'Antes de confiar na matrícula lida',
        claims: { titleRecord: own.map(warning => write.titleRecord(warning)) },
        state: 'one source',
        weighs: true,
        note: 'Isto pode mudar o que o resto diz da matrícula.',
      },
      {
        questions: ask('reading', [
          'registry',
          `Peço a matrícula${number} inteira, com todas as fichas e todos os atos. ${own.join(' ')}`,
        ]),
      },
    ),
  ]
}

/** The comparison of page, edital and matrícula of a property. */
export interface Dossier {
  /** Contradictions first, then what weighs, what is unanswered, and the rest. */
  rows: DossierRow[]
  /** Whether the matrícula that was read seems to be another property's, so that no finding is drawn from it. */
  isWrongPaper: boolean
  questions: DossierQuestion[]
  openCosts: OpenCost[]
  offers: AnswerOffer[]
}

const comparisons: readonly SubjectComparison[] = [
  compareOwner,
  compareBurdens,
  compareNegativeAuctions,
  compareAreas,
  compareParking,
  compareAddress,
  compareOccupancy,
  compareDebts,
  compareDates,
  comparePayment,
  describeReading,
  compareCertificate,
]

/** Leaves out of an edital what it says of other properties by item. */
function selectOwnClauses(sources: DossierSources): DossierSources {
  const { listing, edital } = sources
  if (edital === null) return sources
  const { clauses, items = [] } = edital.reading
  const own = findOwnItem(items, { id: listing.id, matricula: listing.registrationNumber })
  const held = clauses.filter(clause => holdsForItem(clause, own?.item ?? null))
  return { ...sources, edital: { ...edital, reading: { ...edital.reading, clauses: held } } }
}

/**
 * Sets what list and bank page, edital and matrícula say side by side. A matrícula with another number, or of another
 * state, is compared by these alone, and of an edital by item only what holds for this property, so that no fact of
 * another property counts.
 */
export function buildDossier(all: DossierSources): Dossier {
  const sources = selectOwnClauses(all)
  const wrong =
    sources.titleRecord !== null && judgeFit(sources.listing, sources.titleRecord.reading).fit === 'wrong'
  const trusted = wrong ? { ...sources, titleRecord: null } : sources
  const run = (compare: SubjectComparison, comparedSources: DossierSources) =>
    compare(comparedSources, createClaimWriter(comparedSources))
  const findings = [
    ...[compareRegistration, compareRegistry].flatMap(compare => run(compare, sources)),
    ...comparisons.flatMap(compare => run(compare, trusted)),
  ]
  return {
    rows: findings.map(({ row }) => row).toSorted(compareRows),
    isWrongPaper: wrong,
    questions: findings.flatMap(({ questions }) => questions),
    openCosts: findings.flatMap(({ openCosts }) => openCosts),
    offers: findings.flatMap(({ offers }) => offers),
  }
}
