import { z } from 'zod'
import { PrecisionErrorsSchema } from './address-schemas.ts'
import type { ApiCall } from './api-call.ts'

const count = z.int().min(0)

/** What an operator sees of a municipality's addresses. */
const AddressBookOverview = z
  .strictObject({
    municipality: z
      .string()
      .regex(/^\d{7}$/)
      .describe('Código do IBGE'),
    name: z.string(),
    houses: count.nullable().describe('Endereços guardados; null: nenhum arquivo ainda'),
    bytes: count.nullable(),
    importedAt: z.iso.datetime().nullable(),
    measured: z.array(PrecisionErrorsSchema).describe('Erros, em metros, de casas deixadas de fora'),
    listings: count.describe('Imóveis que a Caixa vende lá'),
    placed: z.record(z.string(), count).describe('Quantos deles por precisão; none: só a cidade'),
    askedAt: z.iso.datetime().nullable(),
    failure: z.string().nullable(),
  })
  .meta({ id: 'AddressBookOverview' })
export type AddressBookOverview = z.infer<typeof AddressBookOverview>

/** Calls about the census's addresses. */
export const addressCalls = {
  addressBooks: {
    method: 'get',
    path: '/api/admin/addresses',
    tag: 'Administração',
    summary: 'Os endereços do Censo, por município',
    access: 'admin',
    response: z.array(AddressBookOverview),
    errors: [],
  },
} as const satisfies Record<string, ApiCall>
