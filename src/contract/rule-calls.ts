import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

const PresentedRule = z
  .strictObject({
    key: z.string(),
    statement: z.string().describe('O que a regra diz; onde as fontes divergem, também o que a outra diz'),
    value: z.union([z.number(), z.string()]).describe('Um número na unidade, ou palavras'),
    unit: z.string().nullable().describe('null: o valor são palavras'),
    from: z.string().nullable().describe('Dia, mês ou ano em que começa; null: a fonte não diz'),
    until: z.iso.date().nullable().describe('Último dia; null: sem fim conhecido'),
    appliesTo: z.string(),
    source: z
      .string()
      .describe('O documento, com artigo ou item; “Suposição do Arremate” onde ninguém mais a sustenta'),
    sourceDate: z.string().nullable().describe('Dia, mês ou ano do documento; null: desconhecido'),
    review: z.iso.date().describe('Até quando conferir de novo'),
  })
  .meta({ id: 'Rule' })
export type PresentedRule = z.infer<typeof PresentedRule>

export const RuleList = z
  .strictObject({
    asOf: z.iso.date(),
    rules: z.array(PresentedRule).describe('As que valem nesse dia, e as que começam depois dele'),
  })
  .meta({ id: 'RuleList' })
export type RuleList = z.infer<typeof RuleList>

/** The call for the rates, limits and deadlines that the product works with. */
export const ruleCalls = {
  rules: {
    method: 'get',
    path: '/api/rules',
    tag: 'Regras',
    summary: 'Taxas, limites e prazos de lei, da Caixa e das cidades, com fonte e data',
    description:
      'Cada regra como está no dia perguntado; a mesma chave volta onde uma mudança posterior já é conhecida.',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    query: z.object({ at: z.iso.date().optional().describe('O dia; sem ele, hoje em Brasília') }),
    response: RuleList,
    errors: ['bad_request'],
  },
} as const satisfies Record<string, ApiCall>
