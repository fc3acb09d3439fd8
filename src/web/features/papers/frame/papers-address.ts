import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { type QueryParameters } from '#domain/search/search-criteria.ts'
import { readTextParameter } from '../../../framework/page-location.ts'

/** What the page of papers shows. */
export interface PapersAddress {
  paper: PaperKind
  /** The property whose paper it is; `null` for any. */
  propertyId: string | null
  /** The id of a reading of this visit or of a stored one; `null` before a paper is read. */
  readingId: string | null
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Reads `?papel=`, `?imovel=`, `?leitura=`; invalid ones are left out. */
export function readPapersAddress(query: QueryParameters): PapersAddress {
  const id = /^0*(\d{1,13})$/.exec(readTextParameter(query.imovel) ?? '')?.[1] ?? null
  const reading = readTextParameter(query.leitura) ?? ''
  return {
    paper: readTextParameter(query.papel) === 'edital' ? 'edital' : 'title-record',
    propertyId: id,
    readingId: uuid.test(reading) ? reading : null,
  }
}

/** Writes the query of the page of papers. */
export const writePapersQuery = ({
  paper,
  propertyId = null,
  readingId = null,
}: Pick<PapersAddress, 'paper'> & Partial<PapersAddress>): Record<string, string> => ({
  papel: paper === 'edital' ? 'edital' : 'matricula',
  ...(propertyId !== null && { imovel: propertyId }),
  ...(readingId !== null && { leitura: readingId }),
})
