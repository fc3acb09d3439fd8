import { z } from 'zod'
import { categories } from '#domain/property/listing.ts'
import type { ApiCall } from './api-call.ts'
import type { CallTurn } from './call-queues.ts'
import { PropertyNumber, UfSchema } from './property-schemas.ts'

const tag = 'Fotos'
const png = z.string().meta({ format: 'binary' })
const version = z
  .string()
  .max(40)
  .optional()
  .describe('Não muda a imagem: um endereço novo faz quem a guardou buscar outra vez')

/** The turn in which a picture that is not kept is rendered. */
export const pictureTurn: CallTurn = { queue: 'pictures', cost: 250 }

/** Pictures of 1200 × 630 that other sites show beside a link to one of our pages. */
export const pictureCalls = {
  propertyPicture: {
    method: 'get',
    path: '/api/pictures/property/{id}',
    tag,
    summary: 'A imagem de um imóvel para quem compartilha a página dele',
    description: 'Nosso desenho, com o preço, o desconto, o tipo e o lugar que a lista da Caixa informa.',
    access: 'public',
    turn: pictureTurn,
    content: 'image/png',
    pathParameters: z.object({ id: PropertyNumber.describe('Número do imóvel na Caixa') }),
    query: z.object({ v: version }),
    response: png,
    errors: ['property_not_found', 'too_many_requests'],
  },
  placePicture: {
    method: 'get',
    path: '/api/pictures/place',
    tag,
    summary: 'A imagem de um lugar, com quantos imóveis há e o preço mediano',
    access: 'public',
    turn: pictureTurn,
    content: 'image/png',
    query: z.object({
      uf: UfSchema.optional().describe('Sem ela, o país'),
      city: z
        .string()
        .regex(/^[a-z0-9-]{1,80}$/, 'Informe o nome na forma do endereço, como sao-paulo.')
        .optional()
        .describe('O nome na forma do endereço; pede uf'),
      category: z.enum(categories).optional().describe('Só deste tipo'),
      v: version,
    }),
    response: png,
    errors: ['bad_request', 'not_found', 'too_many_requests'],
  },
  sitePicture: {
    method: 'get',
    path: '/api/pictures/site',
    tag,
    summary: 'A imagem do site',
    access: 'public',
    turn: pictureTurn,
    content: 'image/png',
    query: z.object({ v: version }),
    response: png,
    errors: ['too_many_requests'],
  },
} as const satisfies Record<string, ApiCall>
