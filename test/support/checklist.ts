import { buildChecklist } from '#domain/edital/checklist.ts'
import type { ChecklistFacts, ChecklistItem, ChecklistKey } from '#domain/edital/checklist-facts.ts'

type PageFacts = NonNullable<ChecklistFacts['bankPage']>

const now = new Date('2026-11-21T12:00:00Z')

/** The facts known from a list alone. */
const unread: ChecklistFacts = {
  modality: 'venda-online',
  auctionType: 'Venda Online',
  price: 120_000,
  evaluationValue: 200_000,
  situation: 'unknown',
  financing: null,
  fgts: null,
  firstAuctionDate: null,
  secondAuctionDate: null,
  auctioneerName: null,
  registrationNumber: null,
  registryOffice: null,
  registrationUrl: null,
  editalUrl: null,
  totalArea: null,
  privateArea: 48.35,
  trajectory: null,
  bankPage: null,
}
/** Returns a bank page that was read the evening before. */
export const createPageFacts = (overrides: Partial<PageFacts> = {}): PageFacts => ({
  readAt: '2026-11-20T23:30:00-03:00',
  modality: null,
  evaluationValue: 200_000,
  price: 120_000,
  secondAuctionPrice: null,
  editalNumber: null,
  editalItem: null,
  editalPublishedAt: null,
  failedAuctionsRecorded: null,
  occupancyHidden: false,
  description: '2 Quartos.',
  descriptionCut: false,
  warnings: [],
  paymentForms: [],
  financing: null,
  condominiumRule: null,
  condominiumRuleCut: false,
  taxesRule: null,
  taxesRuleCut: false,
  ...overrides,
})
export const auctionListing = { modality: 'leilao', auctionType: 'Leilão SFI - Edital Único' } as const

/** Returns the facts of a listing whose page was not read, but for `facts`. */
export const factsOf = (facts: Partial<ChecklistFacts>): ChecklistFacts => ({ ...unread, ...facts })

/** Returns a checklist item at a time after that page was read. */
export const itemOf = (key: ChecklistKey, facts: Partial<ChecklistFacts>): ChecklistItem | undefined =>
  buildChecklist(factsOf(facts), now).find(item => item.key === key)

/** Rules from the bank's own pages. */
export const tenPercentRule =
  'Sob responsabilidade do comprador, até o limite de 10% em relação ao valor de avaliação do imóvel. A CAIXA realizará o pagamento apenas do valor que exceder o limite de 10% do valor de avaliação.'
export const tenPercentOrAllRule =
  'Sob responsabilidade do comprador, quando o débito for inferior a 10% do valor de avaliação. A CAIXA paga integralmente quando o débito for superior a 10% do valor de avaliação.'
