import type { Parameters } from '#domain/search/criteria.ts'
import { propertyNumber } from '#domain/property/number.ts'
import type { QueryReading } from './call.ts'
import { mostAsked } from './photo-path.ts'

/** Reads of which properties the photos are asked for, and whether all photos of the one. */
export function readPhotoQuestion({ ids: given = '', all: givenAll }: Parameters): QueryReading<{
  ids: string[]
  all: boolean
}> {
  const read = first(given)
    .split(',')
    .map(id => propertyNumber(id.trim()))
  const ids = [...new Set(read.filter(id => id !== null))]
  const all = givenAll === undefined ? undefined : first(givenAll)
  const errors: Record<string, string> = {}
  if (read.includes(null) || read.length > mostAsked)
    errors.ids = `Informe de 1 a ${mostAsked} números de imóveis, separados por vírgula.`
  if (all !== undefined && (all !== '1' || ids.length > 1)) errors.all = 'Use 1, com um só imóvel.'
  return Object.keys(errors).length > 0 ? { errors } : { value: { ids, all: all === '1' } }
}

const first = (given: string | string[]): string => [given].flat()[0] ?? ''
