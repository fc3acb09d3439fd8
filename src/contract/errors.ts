import { z } from 'zod'

/** Every code an error can carry, and the HTTP status it comes with. Codes are stable; messages may change. */
export const errorCodes = {
  bad_request: 400,
  cross_site: 403,
  not_found: 404,
  property_not_found: 404,
  state_not_found: 404,
  body_too_large: 413,
  internal_error: 500,
  database_unavailable: 503,
  not_ready: 503,
} as const
export type ErrorCode = keyof typeof errorCodes

export const ErrorBody = z
  .strictObject({
    error: z.strictObject({
      code: z
        .string()
        .regex(/^[a-z]+(_[a-z]+)*$/)
        .describe('Código estável, em snake_case'),
      message: z.string().describe('Mensagem para pessoas, em português'),
      fields: z.record(z.string(), z.string()).optional().describe('O que está errado em cada campo'),
    }),
  })
  .meta({ id: 'Error', description: 'Corpo de toda resposta que não é 2xx' })
export type ErrorBody = z.infer<typeof ErrorBody>
