import { z } from 'zod'
import { categories } from '#domain/property/listing.ts'
import type { ApiCall } from './api-call.ts'
import { maxListPage } from './page-paths.ts'
import { PlaceNeighbors, PlacePage } from './place-schemas.ts'
import { UfInPath } from './property-schemas.ts'

const tag = 'Catálogo'

const address = {
  uf: UfInPath.optional().describe('Sigla do estado; sem ela, o país'),
  city: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional()
    .describe('A cidade na forma do endereço: sao-jose-dos-campos; com uf'),
  category: z.enum(categories).optional().describe('Um só tipo; com city'),
}

const describesPlace = ({ uf, city, category }: { uf?: unknown; city?: unknown; category?: unknown }) =>
  (city === undefined || uf !== undefined) && (category === undefined || city !== undefined)

/** Calls of the public pages of places. */
export const placeCalls = {
  place: {
    method: 'get',
    path: '/api/places',
    tag,
    summary: 'O país, um estado, uma cidade ou os imóveis de um tipo em uma cidade',
    description:
      'Números, o que mudou desde a lista de antes, e uma página de imóveis. Outra grafia do nome de um município serve; city.slug diz a do endereço. Sem imóveis há um ano, ou além da última página: 404.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 100 },
    query: z
      .object({ ...address, page: z.coerce.number().int().min(1).max(maxListPage).default(1) })
      .refine(describesPlace, 'Dê uf para city, e city para category.'),
    response: PlacePage,
    errors: ['bad_request', 'place_not_found'],
  },
  placeNeighbors: {
    method: 'get',
    path: '/api/places/neighbors',
    tag,
    summary: 'As cidades mais próximas de um município, tenha ele imóveis ou não',
    access: 'public',
    turn: { queue: 'ordinary', cost: 100 },
    query: z
      .object({ ...address, uf: UfInPath, city: address.city.unwrap() })
      .refine(describesPlace, 'Dê uf para city, e city para category.'),
    response: PlaceNeighbors,
    errors: ['bad_request', 'place_not_found'],
  },
} as const satisfies Record<string, ApiCall>
