import { foldText } from '../fold-text.ts'
import { type BankPage, type DebtRules, type PaymentForms, paymentTopics } from './bank-page.ts'
import type { Modality } from './listing.ts'
import { type DatedBankPage, findEarlierWords, findPageWord } from './merge-facts.ts'
import { parseModality } from './sale-modality.ts'

/** Fields of the property that only the page states. */
const propertyFields = [
  'name',
  'occupancy',
  'titleRecords',
  'judicialDistrict',
  'registryOffice',
  'cityRegistrations',
  'failedAuctionsRecorded',
  'address',
  'postalCode',
  'titleRecordUrl',
  'photos',
] as const
/**
 * The fields that only the page states about a sale, and those that identify the sale, without those that hold only at the
 * moment of the reading.
 */
const saleFields = [
  'modality',
  'editalNumber',
  'editalItem',
  'editalPublishedAt',
  'auctioneer',
  'firstAuctionAt',
  'secondAuctionAt',
  'editalUrl',
] as const
type PlainField = (typeof propertyFields | typeof saleFields)[number]

/**
 * Completes a page of which a part is missing with what the last page said about the property, and about the sale where it
 * is the same one: what a cut page leaves out has not changed. What it states, counts. What lists state, too, keeps the
 * date of the page that said it, because a newer list counts before it.
 * @param modality by which the property is sold as far as is known, for a page that does not say
 */
export function completePage(
  cut: BankPage,
  known: DatedBankPage | null,
  modality: Modality | null,
): BankPage {
  if (known === null) return cut
  const { page } = known
  const complete: BankPage = { ...cut }
  const take = <Field extends PlainField>(field: Field) => {
    const value = cut[field]
    if (value === null || (Array.isArray(value) && value.length === 0)) complete[field] = page[field]
  }
  for (const field of propertyFields) take(field)
  if (cut.occupancy === null) complete.occupancyHidden = page.occupancyHidden
  if (page.description !== null && isBeginning(cut.description, cut.descriptionCut, page.description))
    Object.assign(complete, { description: page.description, descriptionCut: page.descriptionCut })
  complete.warnings = [...new Set([...page.warnings, ...cut.warnings])]
  const isSame = isSameSale(cut, page, modality)
  const earlier = findEarlierWords(cut, known, isSame)
  if (Object.keys(earlier).length > 0) complete.earlier = earlier
  if (!isSame) return complete
  for (const field of saleFields) take(field)
  if (cut.secondAuctionPrice === null && [null, findPageWord('price', known).value].includes(cut.price))
    complete.secondAuctionPrice = page.secondAuctionPrice
  complete.payment = completePayment(cut.payment, page.payment)
  complete.debts = completeDebts(cut.debts, page.debts)
  return complete
}

/**
 * Whether two pages may be of one sale: they differ in no fact of the sale that both state. A sale has one edital and
 * begins on one day.
 */
function isSameSale(one: BankPage, other: BankPage, modality: Modality | null): boolean {
  const modalityOf = (page: BankPage) => parseModality(page.modality ?? '') ?? modality
  const dayOf = (page: BankPage) => page.firstAuctionAt && page.firstAuctionAt.slice(0, 10)
  const agree = (own: string | null, its: string | null) => own === null || its === null || own === its
  return (
    modalityOf(one) === modalityOf(other) &&
    agree(one.editalNumber, other.editalNumber) &&
    agree(dayOf(one), dayOf(other))
  )
}

/** Whether a text is missing, or is the beginning of the whole one. */
const isBeginning = (text: string | null, isCut: boolean, whole: string): boolean =>
  text === null || (isCut && whole.startsWith(text))

function completePayment(cut: PaymentForms, known: PaymentForms): PaymentForms {
  const isWhole = !cut.cut && cut.sentences.length > 0
  if (isWhole || known.sentences.length === 0) return cut
  const isAbout = (topic: RegExp) => (sentence: string) => topic.test(foldText(sentence))
  const mentioned = Object.values(paymentTopics).filter(topic => cut.sentences.some(isAbout(topic)))
  const unsaid = known.sentences.filter(sentence => !mentioned.some(topic => isAbout(topic)(sentence)))
  return {
    ...cut,
    sentences: [...new Set([...cut.sentences, ...unsaid])],
    fgts: cut.fgts ?? known.fgts,
    cut: known.cut,
  }
}

function completeDebts(cut: DebtRules, known: DebtRules): DebtRules {
  const isOpen = (kind: 'condominium' | 'taxes'): boolean =>
    known[kind] !== null && isBeginning(cut[kind], cut[`${kind}Cut`], known[kind])
  return {
    ...cut,
    ...(isOpen('condominium') && {
      condominium: known.condominium,
      condominiumCut: known.condominiumCut,
    }),
    ...(isOpen('taxes') && { taxes: known.taxes, taxesCut: known.taxesCut }),
  }
}
