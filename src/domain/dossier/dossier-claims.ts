import { formatBrasiliaDay } from '../brasilia-time.ts'
import { formatShortDate } from '../format-figures.ts'
import type { DossierClause, DossierSources } from './dossier-facts.ts'
import type { DossierClaim } from './dossier-row.ts'

/** Where in a matrícula a claim stands. */
export interface TitlePlace {
  /** `opening`: before the first act. */
  act?: string
  page?: number | null
  quote?: string
}

/** Writes claims, each with its paper and day. */
export interface ClaimWriter {
  list(words: string): DossierClaim
  page(words: string, quote?: string | null): DossierClaim
  edital(clause: DossierClause): DossierClaim
  titleRecord(words: string, place?: TitlePlace): DossierClaim
}

const clauseNumber = /^(?:cl[áa]usula\s+)?(\d{1,2}(?:\.\d{1,3})+|\d{1,2}(?=[.)]))[.)]?[\s–-]+(?=[\p{L}“"(])/iu

/** Returns the number with which the sentence of an edital begins: `cláusula 5.1`; `null` where it has none. */
export function readClauseNumber(excerpt: string): string | null {
  const number = clauseNumber.exec(excerpt)?.[1]
  return number === undefined ? null : `cláusula ${number}`
}

/** Creates the functions that cite a claim of each source: list, bank page, edital and matrícula. */
export function createClaimWriter({
  listing,
  edital,
  titleRecord,
  isDemonstration,
}: DossierSources): ClaimWriter {
  const list = `${isDemonstration ? 'Lista de demonstração' : 'Lista da Caixa'} de ${formatShortDate(listing.listDate)}`
  const page =
    listing.bankPage === null ? list : `Página da Caixa de ${formatBrasiliaDay(listing.bankPage.readAt)}`
  const read = edital === null ? '' : `Edital, lido em ${formatBrasiliaDay(edital.readAt)}`
  const bare = { quote: null, place: null, page: null }
  // The opening stands before the first act; where that is further on, its page is not known.
  const openingPage = titleRecord?.reading.acts[0]?.page === 1 ? 1 : null
  return {
    list: words => ({ ...bare, words, source: list }),
    page: (words, quote = null) => ({ ...bare, words, quote, source: page }),
    edital: ({ explanation, excerpt, page: at = null }) => ({
      words: explanation,
      quote: excerpt,
      place: readClauseNumber(excerpt),
      page: at,
      source: read,
    }),
    titleRecord: (words, { act, page: at = null, quote = null } = {} as TitlePlace) => ({
      words,
      quote: quote ?? null,
      place: act === undefined ? null : act === 'opening' ? 'abertura' : act,
      page: act === 'opening' ? openingPage : at,
      source: titleRecord === null ? '' : describeTitleRecord(titleRecord),
    }),
  }
}

function describeTitleRecord({ reading, readAt }: NonNullable<DossierSources['titleRecord']>): string {
  const letters = reading.recognized ? ' (letras reconhecidas numa imagem)' : ''
  return reading.certificateDate === null
    ? `Matrícula sem data de certidão, lida em ${formatBrasiliaDay(readAt)}${letters}`
    : `Matrícula, certidão de ${formatShortDate(reading.certificateDate)}${letters}`
}
