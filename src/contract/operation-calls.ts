import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

const tag = 'Operação'

const Live = z.strictObject({ status: z.literal('ok') }).meta({ id: 'Live' })
const Ready = Live.extend({
  freeDiskBytes: z.number().nullable().describe('Livres no disco de DATA_DIR; null: não se sabe'),
}).meta({ id: 'Ready' })

/** Calls of the program that supervises the service, and the documentation of the API. */
export const operationCalls = {
  live: {
    method: 'get',
    path: '/api/health/live',
    takesAnyParameter: true,
    tag,
    summary: 'O processo responde',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    response: Live,
    errors: [],
  },
  ready: {
    method: 'get',
    path: '/api/health/ready',
    takesAnyParameter: true,
    tag,
    summary: 'O banco de dados responde, está em dia, e o disco aceita gravações',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    response: Ready,
    errors: ['not_ready'],
  },
  metrics: {
    method: 'get',
    path: '/api/metrics',
    takesAnyParameter: true,
    tag,
    summary: 'As métricas do processo e do banco, no formato do Prometheus',
    description: 'Só desta máquina, ou com o token de administração.',
    access: 'machine',
    response: z.string(),
    content: 'text/plain',
    errors: [],
  },
  openApi: {
    method: 'get',
    path: '/api/openapi.json',
    tag,
    summary: 'Este documento, em OpenAPI 3.1',
    access: 'public',
    turn: { queue: 'ordinary', cost: 40 },
    response: z.record(z.string(), z.unknown()),
    errors: [],
  },
  docs: {
    method: 'get',
    path: '/api/docs',
    tag,
    summary: 'As chamadas da API, numa página',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    response: z.string(),
    content: 'text/html',
    errors: [],
  },
} as const satisfies Record<string, ApiCall>
