import { integerFormat } from '#domain/format-figures.ts'
import { z } from 'zod'
import { editalTopics, riskLevels } from '#domain/edital/edital-topics.ts'
import { editalLengths } from './chat-limits.ts'
import { UfSchema } from './property-schemas.ts'

export const editalTooLong = `O texto passa de ${integerFormat(editalLengths.most)} caracteres. Cole só as páginas com as regras, ou envie o PDF.`

const text = z
  .string()
  .max(editalLengths.most, editalTooLong)
  .refine(text => /\S/.test(text), 'Cole o texto do edital.')

export const EditalQuestion = z
  .object({ text })
  .describe('Ou multipart/form-data com o PDF no campo file, ou text/plain')

const risk = z.enum(riskLevels)
export const EditalClauseAnswer = z
  .strictObject({
    topic: z.enum(editalTopics),
    title: z.string().describe('O assunto, para pessoas'),
    risk,
    excerpt: z
      .string()
      .describe('A frase do texto em que se apoia, sem mudança; “ […] ” onde se pulam palavras do texto'),
    explanation: z.string(),
    // Papers that were kept before it was read have none.
    page: z
      .int()
      .positive()
      .nullable()
      .optional()
      .describe('A página do PDF em que a frase começa; null: de um texto'),
    item: z
      .string()
      .nullable()
      .optional()
      .describe('O item do edital de que a frase fala; null: vale para todos'),
  })
  .meta({ id: 'Clause' })
export type EditalClauseAnswer = z.infer<typeof EditalClauseAnswer>

const EditalMissing = z
  .strictObject({ topic: z.enum(editalTopics), title: z.string(), advice: z.string() })
  .meta({ id: 'MissingClause' })

const EditalItemAnswer = z
  .strictObject({
    item: z.string().describe('Como o edital o numera'),
    state: UfSchema.nullable(),
    city: z.string().nullable(),
    address: z.string().describe('A primeira linha do item, como escrita'),
    propertyId: z.string().nullable().describe('O número do imóvel na Caixa, sem zeros à esquerda'),
    matricula: z.string().nullable(),
    price: z.number().nullable().describe('Em reais, o menor dos dois valores do item: o mínimo'),
    evaluation: z.number().nullable().describe('Em reais, o maior dos dois valores: a avaliação'),
  })
  .meta({ id: 'EditalItem' })
export type EditalItemAnswer = z.infer<typeof EditalItemAnswer>

export const EditalAnswer = z
  .strictObject({
    content: z.string().describe('Resumo em português simples'),
    clauses: z.array(EditalClauseAnswer),
    missing: z.array(EditalMissing).describe('O que costuma haver num edital e não está no texto'),
    characters: z.int().nonnegative().describe('Quantos caracteres foram lidos'),
    pages: z.int().positive().nullable().describe('Páginas do PDF'),
    // Papers that were kept before items were read have neither.
    number: z.string().nullable().optional().describe('O número do edital, como escrito'),
    items: z.array(EditalItemAnswer).optional().describe('Os imóveis que o edital vende por item'),
  })
  .meta({ id: 'EditalAnswer' })
export type EditalAnswer = z.infer<typeof EditalAnswer>

export const AiQuestion = z.object({ message: text })
export const AiAnswer = z.strictObject({ content: z.string() }).meta({ id: 'AiAnswer' })
