import type { QueryParameters } from '#domain/search/search-criteria.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import type { QueryReading } from './api-call.ts'
import { maxPropertiesPerPhotoRequest } from './photo-path.ts'

/** Reads the numbers of the properties whose photos are requested; `all` requests every photo of a single property. */
export function readPhotoQuestion({ ids: given = '', all: givenAll }: QueryParameters): QueryReading<{
  ids: string[]
  all: boolean
}> {
  const read = first(given)
    .split(',')
    .map(id => parsePropertyNumber(id.trim()))
  const ids = [...new Set(read.filter(id => id !== null))]
  const all = givenAll === undefined ? undefined : first(givenAll)
  const errors: Record<string, string> = {}
  if (read.includes(null) || read.length > maxPropertiesPerPhotoRequest)
    errors.ids = `Informe de 1 a ${maxPropertiesPerPhotoRequest} números de imóveis, separados por vírgula.`
  if (all !== undefined && (all !== '1' || ids.length > 1)) errors.all = 'Use 1, com um só imóvel.'
  return Object.keys(errors).length > 0 ? { errors } : { value: { ids, all: all === '1' } }
}

const first = (given: string | string[]): string => [given].flat()[0] ?? ''
