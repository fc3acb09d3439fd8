import { z } from 'zod'
import type { ApiCall, QueryReading } from './api-call.ts'
import { maxPhotosPerProperty, maxPropertiesPerPhotoRequest, photoWidths } from './photo-path.ts'
import { PropertyNumber } from './property-schemas.ts'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import type { QueryParameters } from '#domain/search/search-criteria.ts'

export const PhotosKnown = z
  .strictObject({
    photos: z
      .record(z.string(), z.array(z.int().positive()))
      .describe('Por imóvel, os números das fotos que existem; vazio = não há foto'),
    pending: z
      .array(z.string())
      .describe('Imóveis de que ainda não se sabe tudo: pergunte de novo mais tarde'),
  })
  .meta({ id: 'PhotosKnown' })
export type PhotosKnown = z.infer<typeof PhotosKnown>

/** Reads the numbers of the properties whose photos are requested; `all` requests every photo of a single property. */
function readPhotoQuestion({ ids: given = '', all: givenAll }: QueryParameters): QueryReading<{
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

const tag = 'Fotos'

const whichPhoto = `Informe um número de 1 a ${maxPhotosPerProperty}.`
const whichWidth = 'Informe a largura em pixels: um número inteiro a partir de 1.'
const wholeNumber = (given: unknown): unknown =>
  typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : given

/** Calls about the bank's photos. */
export const photoCalls = {
  knownPhotos: {
    method: 'get',
    path: '/api/photos',
    tag,
    summary: 'Quais fotos existem, de vários imóveis',
    description:
      'O que ainda não se sabe é perguntado à Caixa agora, por uns dois segundos; o resto vem em pending. Imóveis desconhecidos e os da demonstração não têm fotos.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 40 },
    query: z.object({
      ids: z
        .string()
        .describe(`Até ${maxPropertiesPerPhotoRequest} números de imóveis, separados por vírgula`),
      all: z
        .enum(['1'])
        .optional()
        .describe('Todas as fotos de um só imóvel; sem isto, só a primeira é procurada'),
    }),
    readQuery: readPhotoQuestion,
    response: PhotosKnown,
    errors: ['bad_request'],
  },
  photo: {
    method: 'get',
    path: '/api/photos/{id}/{n}',
    tag,
    summary: 'Uma foto da Caixa, da nossa cópia, redimensionada',
    access: 'public',
    turn: { queue: 'ordinary', cost: 40 },
    content: 'image/webp',
    pathParameters: z.object({
      id: PropertyNumber.describe('Número do imóvel na Caixa'),
      n: z
        .preprocess(wholeNumber, z.int(whichPhoto).min(1, whichPhoto).max(maxPhotosPerProperty, whichPhoto))
        .describe('Qual das fotos'),
    }),
    query: z.object({
      w: z
        .preprocess(wholeNumber, z.int(whichWidth).min(1, whichWidth).optional())
        .describe(
          `Largura em pixels: vem a próxima de ${photoWidths.join(', ')} (640 sem isto), nunca ampliada`,
        ),
    }),
    response: z.string().meta({ format: 'binary' }),
    errors: ['bad_request', 'photo_not_found', 'photos_unavailable', 'too_many_requests'],
  },
} as const satisfies Record<string, ApiCall>
