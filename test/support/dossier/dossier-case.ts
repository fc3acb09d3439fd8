import { ifListed } from '#domain/edital/clauses/edital-clause.ts'
import type {
  DossierClause,
  DossierEdital,
  DossierListing,
  DossierTitleRecord,
} from '#domain/dossier/dossier-facts.ts'
import type { DossierState, DossierSubject } from '#domain/dossier/dossier-row.ts'
import type { QuestionAddressee } from '#domain/dossier/dossier-questions.ts'

/** The day on which every dossier of the table is built. */
export const dossierToday = '2026-11-26'

type Page = NonNullable<DossierListing['bankPage']>
type Burden = DossierTitleRecord['burdens'][number]

/** The expectations of a dossier; a subject that is not named is not checked. */
interface ExpectedDossier {
  /** By the row's key: a subject, or `burden AV-5`. */
  states: Readonly<Record<string, DossierState>>
  /** The key of the first row. */
  first?: string
  /** Subjects that have no row. */
  absent?: readonly DossierSubject[]
  wrongPaper?: true
  /** Keys of rows that weigh though no source contradicts another. */
  weighs?: readonly string[]
  questions?: readonly (readonly [to: QuestionAddressee, words: RegExp])[]
  /** Names of the costs that the papers leave open, all of them. */
  openCosts?: readonly RegExp[]
  /** All answers that may be taken over into the own answers. */
  offers?: readonly string[]
}

export interface DossierCase {
  name: string
  listing: DossierListing
  edital: DossierEdital | null
  titleRecord: DossierTitleRecord | null
  demonstration?: true
  expected: ExpectedDossier
}

const dossierPage = (page: Partial<Page> = {}): Page => ({
  readAt: '2026-11-20T10:00:00-03:00',
  modality: 'venda-online',
  titleRecords: ['12345'],
  judicialDistrict: 'ANAPOLIS-GO',
  failedAuctionsRecorded: 'Averbado',
  address: 'RUA DAS ACÁCIAS, N. 120, SETOR SUL, CEP: 75000-000, ANAPOLIS - GOIAS',
  description: 'Casa com 2 quartos.',
  descriptionCut: false,
  warnings: [],
  paymentForms: [],
  financing: null,
  condominiumRule: null,
  condominiumRuleCut: false,
  taxesRule: null,
  taxesRuleCut: false,
  ...page,
})

/** Creates a house sold online in Anápolis, with these changes; `page` is its bank page, `null` = not read. */
export const dossierListing = (
  listing: Partial<DossierListing> = {},
  page: Partial<Page> | null = {},
): DossierListing => ({
  id: '8444400000011',
  category: 'casa',
  modality: 'venda-online',
  state: 'GO',
  city: 'ANAPOLIS',
  address: 'RUA DAS ACACIAS, N. 120',
  totalArea: 90,
  privateArea: 80,
  landArea: 250,
  garage: null,
  situation: 'unknown',
  financing: null,
  firstAuctionDate: null,
  secondAuctionDate: null,
  registrationNumber: page === null ? null : '12345',
  registryOffice: page === null ? null : '2 · ANAPOLIS-GO',
  listDate: '2026-11-23',
  bankPage: page === null ? null : dossierPage(page),
  ...listing,
})

/** Creates an edital of these clauses: each its topic and its words. */
export const dossierEdital = (
  ...clauses: readonly (readonly [DossierClause['topic'], string])[]
): DossierEdital => ({
  clauses: clauses.map(([topic, excerpt]) => ({ topic, title: topic, excerpt, explanation: 'Explicação.' })),
})

/** The same, whose clauses are rules of which the announcement names one. */
export const editalOfOptions = (
  ...clauses: readonly (readonly [DossierClause['topic'], string])[]
): DossierEdital => ({
  clauses: dossierEdital(...clauses).clauses.map(clause => ({
    ...clause,
    explanation: `${ifListed} ${clause.explanation}`,
  })),
})

const consolidatedActs: DossierTitleRecord['acts'] = [
  { number: 'R-3', kind: 'fiduciary-lien', page: 2 },
  { number: 'AV-6', kind: 'consolidation', page: 3 },
  { number: 'AV-7', kind: 'negative-auctions', page: 3 },
]

/** Creates a matrícula of a property that the bank owns, with these changes. */
export const dossierTitleRecord = (
  record: Partial<Omit<DossierTitleRecord, 'property'>> & {
    property?: Partial<DossierTitleRecord['property']>
  } = {},
): DossierTitleRecord => ({
  certificateDate: '2026-11-10',
  acts: consolidatedActs,
  owners: [{ who: 'a Caixa', kind: 'caixa', share: null, since: 'AV-6', page: 3 }],
  burdens: [],
  negativeAuctions: { act: 'AV-7', page: 3, debtExtinguished: true },
  warnings: [],
  recognized: false,
  ...record,
  property: {
    area: 250,
    builtArea: 80,
    landArea: 250,
    parkingSpaces: null,
    address: 'Rua das Acácias, nº 120, Setor Sul',
    city: 'anapolis',
    uf: 'GO',
    registration: '12.345',
    ...record.property,
  },
})

/** Creates a penhora in force, with these changes. */
export const dossierBurden = (burden: Partial<Burden> = {}): Burden => ({
  kind: 'attachment',
  act: 'AV-5',
  inForce: true,
  cancelledBy: null,
  reason: null,
  excerpt: 'AV-5. PENHORA. Processo 0001234-55.2020.5.18.0051, da 1ª Vara do Trabalho.',
  page: 3,
  certainty: 'high',
  ...burden,
})

export const flatListing = {
  category: 'apartamento',
  landArea: null,
  totalArea: 75,
  privateArea: 62,
} as const
export const flatTitle = { area: 62, builtArea: null, landArea: null } as const
