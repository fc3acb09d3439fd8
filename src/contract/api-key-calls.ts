import { z } from 'zod'
import { apiKeyScopes, maxApiKeys } from './account-limits.ts'
import { ActionDone } from './account-schemas.ts'
import type { ApiCall } from './api-call.ts'

const apiKeyFields = {
  id: z.string(),
  name: z.string().describe('Como a conta a chama'),
  scopes: z
    .array(z.enum(apiKeyScopes))
    .describe('read: o catálogo e os dados da conta; write: mudar os dados da conta'),
  createdAt: z.iso.datetime({ offset: true }),
  lastUsedAt: z.iso.datetime({ offset: true }).nullable().describe('Até a hora; null: nunca'),
}

export const ApiKey = z.strictObject(apiKeyFields).meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

export const NewApiKey = z
  .strictObject({ ...apiKeyFields, token: z.string().describe('ark_…: mostrado só nesta resposta') })
  .meta({ id: 'NewApiKey' })
export type NewApiKey = z.infer<typeof NewApiKey>

const tag = 'Chaves de API'

/** The keys with which programs use an account. Only a signed-in person makes and ends them. */
export const apiKeyCalls = {
  apiKeys: {
    method: 'get',
    path: '/api/me/keys',
    tag,
    summary: 'As chaves da conta, a mais nova primeiro',
    access: 'session',
    closedToKeys: true,
    response: z.array(ApiKey),
    errors: [],
  },
  createApiKey: {
    method: 'post',
    path: '/api/me/keys',
    tag,
    summary: `Cria uma chave, no máximo ${maxApiKeys} por conta; o token aparece só nesta resposta`,
    description: 'Os programas a mandam em Authorization: Bearer ark_….',
    access: 'session',
    closedToKeys: true,
    body: z.strictObject({
      name: z
        .string('Dê um nome à chave.')
        .trim()
        .min(1, 'Dê um nome à chave.')
        .max(60, 'Use no máximo 60 caracteres.'),
      scopes: z
        .array(z.enum(apiKeyScopes, 'Use read, write ou os dois.'), 'Use read, write ou os dois.')
        .min(1, 'Escolha ao menos um: read ou write.')
        .max(10, 'Use read, write ou os dois.'),
    }),
    response: NewApiKey,
    status: 201,
    errors: ['bad_request', 'not_in_demonstration', 'too_many_keys', 'too_many_requests'],
  },
  deleteApiKey: {
    method: 'delete',
    path: '/api/me/keys/{id}',
    tag,
    summary: 'Encerra uma chave na hora; repetir não faz mal',
    access: 'session',
    closedToKeys: true,
    pathParameters: z.object({ id: z.string().max(64) }),
    response: ActionDone,
    errors: [],
  },
} as const satisfies Record<string, ApiCall>
