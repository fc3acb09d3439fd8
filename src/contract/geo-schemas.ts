import { z } from 'zod'

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

export const Municipalities = z.array(Municipality).describe('Em ordem alfabética')

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
