import { z } from 'zod'
import type { ApiCall } from './api-call.ts'
import { UfInPath } from './property-schemas.ts'

export const Municipality = z
  .strictObject({
    code: z
      .string()
      .regex(/^\d{7}$/)
      .describe('Código do IBGE'),
    name: z.string().describe('Nome oficial'),
  })
  .meta({ id: 'Municipality', description: 'Um município' })
export type Municipality = z.infer<typeof Municipality>

const Municipalities = z.array(Municipality).describe('Em ordem alfabética')

export const MapSettings = z
  .strictObject({
    styleUrl: z
      .string()
      .nullable()
      .describe('Estilo de mapa (MapLibre) a usar quando responde; null = só os contornos dos estados'),
    attribution: z.array(z.string()).describe('De quem são os dados que o mapa mostra, em texto'),
  })
  .meta({ id: 'MapSettings' })
export type MapSettings = z.infer<typeof MapSettings>

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
