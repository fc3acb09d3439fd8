import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { MapSettings, Municipalities } from './geo-schemas.ts'
import { UfInPath } from './property-schemas.ts'

/** Calls about places, whether or not they have listings. */
export const geoCalls = {
  municipalities: {
    method: 'get',
    path: '/api/states/{uf}/municipalities',
    tag: 'Lugares',
    summary: 'Todos os municípios de um estado',
    description: 'Nomes e códigos do IBGE, tenham imóveis ou não.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    pathParameters: z.object({ uf: UfInPath }),
    response: Municipalities,
    errors: ['state_not_found'],
  },
  mapSettings: {
    method: 'get',
    path: '/api/map/settings',
    tag: 'Lugares',
    summary: 'Com que o mapa é desenhado, e de quem são os dados dele',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    response: MapSettings,
    errors: [],
  },
} as const satisfies Record<string, ApiCall>
