import { z } from 'zod'
import { UfSchema } from './property-schemas.ts'

const degrees = z.array(z.number()).describe('Graus WGS84, um por bolha')

export const MapClusters = z
  .strictObject({
    total: z.int().nonnegative().describe('Imóveis com lugar no mapa'),
    bounds: z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .nullable()
      .describe('Oeste, sul, leste, norte do que o mapa mostra; null quando nada se encontra'),
    levels: z
      .array(
        z.strictObject({
          zoom: z.number().describe('Aproximação (mundo de 512 pixels em 0) em que as bolhas não se tocam'),
          lats: degrees,
          lngs: degrees,
          totals: z.array(z.int().positive()).describe('Imóveis em cada bolha'),
          places: z.array(z.int().positive()).describe('Lugares em cada bolha'),
          states: z.array(UfSchema).describe('Estado do maior lugar de cada bolha'),
          names: z.array(z.string()).describe('Município do maior lugar; vazio no centro de um estado'),
        }),
      )
      .describe('As mesmas bolhas em algumas aproximações, da mais distante à mais próxima'),
    first: z.array(z.int()).describe('Números dos primeiros imóveis da lista, na ordem inicial do mapa'),
  })
  .meta({ id: 'MapClusters' })
export type MapClusters = z.infer<typeof MapClusters>

export const NeighborhoodReturns = z
  .array(
    z.strictObject({
      name: z.string(),
      city: z.string(),
      state: UfSchema,
      total: z.int().positive().describe('Imóveis da busca no bairro'),
      known: z.int().positive().describe('Os que têm retorno conhecido'),
      netReturn: z.number().describe('Mediana do ROI líquido pelas premissas padrão, em %'),
    }),
  )
  .describe('Bairros com ao menos três retornos conhecidos, os de mais retornos primeiro')
export type NeighborhoodReturns = z.infer<typeof NeighborhoodReturns>
