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
