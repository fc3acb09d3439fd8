import { foldText } from '../fold-text.ts'
import { formatPlaceName } from '../property/place-names.ts'
import { compareStreets } from './compare-address.ts'
import type { DossierListing, DossierTitleRecord } from './dossier-facts.ts'

/** The national code of a matrícula (CNM): the registry, the book, the number, two check digits. */
const nationalCode = /^\d{6}\.?\d\.?(\d{7})-?\d{2}$/

/** Reduces a registration number to its digits: `12.345`, `026.542.2.0012345-12` → `12345`; `null` without any. */
export function readRegistrationNumber(text: string): string | null {
  const compact = text.replace(/\s/g, '')
  const digits = (nationalCode.exec(compact.replaceAll('.', ''))?.[1] ?? compact).replace(/\D/g, '')
  return digits.replace(/^0+/, '') || null
}

/** The registration numbers that the bank gives; empty where it gives none. */
export function listBankNumbers({ bankPage, registrationNumber }: DossierListing): string[] {
  const given = bankPage?.titleRecords.length
    ? bankPage.titleRecords
    : (registrationNumber ?? '').split(/[,;/]/)
  return [...new Set(given.flatMap(text => readRegistrationNumber(text) ?? []))]
}

/** Hyphens of a name are written or not. */
const foldPlace = (name: string): string => foldText(name).replaceAll('-', ' ')

/**
 * Finds the city of the listing, or its comarca, in the city of a matrícula, folded: what stands before a city's name, as
 * that of its registry, may have been read as part of it.
 */
export function findListedCity(listing: DossierListing, city: string): string | undefined {
  const comarca = foldText(listing.bankPage?.judicialDistrict ?? '').replace(/-[a-z]{2}$/, '')
  return [foldPlace(listing.city), foldPlace(comarca)].find(
    name => name !== '' && ` ${foldPlace(city)}`.endsWith(` ${name}`),
  )
}

/** Whether a matrícula is that of a property, and why not, in Portuguese. */
export type TitleRecordFit =
  /** It has the number that the bank gives; without a number, town or street agree and neither contradicts. */
  | { fit: 'right'; reason: null }
  /** No number shows whose it is, and town or street are others, or not there. */
  | { fit: 'doubtful'; reason: string }
  /** It has another number, or is of another state. */
  | { fit: 'wrong'; reason: string }

/** Judges whether a matrícula that was read is that of the property: by its number, else by town and street. */
export function judgeFit(
  listing: DossierListing,
  { property }: Pick<DossierTitleRecord, 'property'>,
): TitleRecordFit {
  const { registration, uf, city, address } = property
  const numbers = listBankNumbers(listing)
  const own = registration === null ? null : readRegistrationNumber(registration)
  if (own !== null && numbers.length > 0 && !numbers.includes(own))
    return {
      fit: 'wrong',
      reason: `tem o nº ${registration ?? own}, e o anúncio traz o nº ${numbers.join(', nº ')}`,
    }
  if (uf !== null && uf !== listing.state) return { fit: 'wrong', reason: `é de outro estado, ${uf}` }
  if (own !== null && numbers.includes(own)) return { fit: 'right', reason: null }
  const listed = city === null ? undefined : findListedCity(listing, city)
  const unproven = 'e nenhum número mostra que é deste imóvel'
  if (city !== null && listed === undefined)
    return { fit: 'doubtful', reason: `fala em ${formatPlaceName(city.toUpperCase())}, ${unproven}` }
  const stated = listing.bankPage?.address ?? listing.address
  const street = address === null ? 'unanswered' : compareStreets(stated, address).state
  if (street === 'contradiction') return { fit: 'doubtful', reason: `traz outro endereço, ${unproven}` }
  return listed !== undefined || street === 'agrees'
    ? { fit: 'right', reason: null }
    : { fit: 'doubtful', reason: 'não traz número, cidade nem rua que mostrem que é deste imóvel' }
}

/** A matrícula that was left out, and why, in Portuguese. */
export interface LeftOutPaper<Paper> {
  paper: Paper
  reason: string
}

/**
 * Chooses among the matrículas that were read for a property: the newest that is its own, else the newest that may be,
 * else the newest.
 * @param papers the newest first
 * @returns also those newer than it, which are left out
 */
export function chooseTitleRecord<Paper extends { reading: Pick<DossierTitleRecord, 'property'> }>(
  listing: DossierListing,
  papers: readonly Paper[],
): { chosen: Paper | null; leftOut: LeftOutPaper<Paper>[] } {
  const judged = papers.map(paper => ({ paper, ...judgeFit(listing, paper.reading) }))
  const best = (['right', 'doubtful', 'wrong'] as const).find(fit => judged.some(each => each.fit === fit))
  const at = judged.findIndex(({ fit }) => fit === best)
  return {
    chosen: judged[at]?.paper ?? null,
    leftOut: judged.slice(0, Math.max(0, at)).map(({ paper, reason }) => ({ paper, reason: reason ?? '' })),
  }
}
