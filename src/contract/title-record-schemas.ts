import { z } from 'zod'
import { integerFormat } from '#domain/format-figures.ts'
import { readingCertainties } from '#domain/title-records/explain-title-record.ts'
import { titleBurdenKinds } from '#domain/title-records/title-burdens.ts'
import { titleOwnerKinds } from '#domain/title-records/owner-kinds.ts'
import { titleActKinds } from '#domain/title-records/title-record-acts.ts'
import { plainWordsLimits, titleRecordLength } from './title-record-limits.ts'

export const titleRecordTooLong = `O texto passa de ${integerFormat(titleRecordLength)} caracteres. Cole só a matrícula, ou envie o PDF.`

export const TitleRecordQuestion = z
  .object({
    text: z
      .string()
      .max(titleRecordLength, titleRecordTooLong)
      .refine(text => /\S/.test(text), 'Cole o texto da matrícula.'),
  })
  .describe('Ou multipart/form-data com o PDF ou a foto no campo file, ou text/plain')

const day = z.iso.date().nullable()
const number = z.string().describe('R-3, AV-4')
const page = z.int().positive()
const area = z.number().positive().nullable().describe('m²')

export const TitleRecordAnswer = z
  .strictObject({
    certificateDate: day.describe('O dia da certidão'),
    acts: z.array(
      z.strictObject({
        number,
        kind: z.enum(titleActKinds),
        date: day.describe('O dia do registro'),
        start: z.int().nonnegative().describe('Onde começa no texto, em caracteres'),
        end: z.int().nonnegative(),
        page,
      }),
    ),
    owners: z.array(
      z.strictObject({
        who: z.string().describe('Quem é dono, sem nome: a Caixa, uma pessoa'),
        kind: z.enum(titleOwnerKinds),
        share: z.string().nullable().describe('A parte, como está no texto'),
        since: z.string().describe('O ato, ou opening'),
        page: page.nullable().describe('A página do ato; null: a abertura'),
      }),
    ),
    burdens: z.array(
      z.strictObject({
        kind: z.enum(titleBurdenKinds),
        act: number,
        inForce: z.boolean().nullable().describe('null: o texto não diz com certeza'),
        cancelledBy: number.nullable(),
        reason: z.string().nullable().describe('Por que não se sabe'),
        doubt: z
          .string()
          .nullable()
          .default(null)
          .describe('As palavras que não foram entendidas por inteiro; nomes e documentos encobertos'),
        excerpt: z
          .string()
          .describe(
            'As palavras em que se apoia: do ato que cancela, ou do que criou; nomes e documentos encobertos; “ […] ” onde o alto de uma página fica de fora',
          ),
        start: z.int().nonnegative().describe('Onde esse ato começa no texto'),
        end: z.int().nonnegative(),
        page,
        certainty: z.enum(readingCertainties),
      }),
    ),
    property: z.strictObject({
      area,
      builtArea: area,
      landArea: area,
      parkingSpaces: z.int().nonnegative().nullable(),
      address: z.string().nullable(),
      city: z.string().nullable(),
      uf: z.string().nullable(),
      registration: z.string().nullable().describe('O número da matrícula'),
    }),
    negativeAuctions: z
      .strictObject({ act: number, page, debtExtinguished: z.boolean() })
      .nullable()
      .describe('null: o texto não fala em leilões negativos'),
    warnings: z.array(z.string()),
    missing: z.array(z.string()).describe('O que uma matrícula costuma dizer e este texto não diz'),
    text: z
      .string()
      .nullable()
      .describe('O texto lido de um arquivo, nomes e documentos encobertos; null de um texto'),
    pages: z.int().positive().nullable().describe('Páginas do arquivo'),
    recognized: z.boolean().describe('As letras foram reconhecidas numa imagem (OCR)'),
  })
  .meta({ id: 'TitleRecord' })
export type TitleRecordAnswer = z.infer<typeof TitleRecordAnswer>

export const PlainWordsQuestion = z.strictObject({
  passages: z
    .array(
      z
        .string()
        .trim()
        .min(1, 'Um trecho está vazio.')
        .max(plainWordsLimits.length, 'Um trecho é longo demais.'),
    )
    .min(1, 'Mande um trecho.')
    .max(plainWordsLimits.passages, 'São trechos demais de uma vez.')
    .describe('Os trechos (excerpt) dos ônus, com nomes e documentos encobertos'),
})

export const PlainWords = z.strictObject({
  words: z
    .array(z.string().nullable())
    .describe('De cada trecho, na ordem, as palavras mais simples; null: fica o trecho'),
  source: z.enum(['model', 'none']).describe('none: nenhum modelo está ligado, ou nada do que disse serve'),
})
export type PlainWords = z.infer<typeof PlainWords>

/** The events a browser receives while a file is read (application/x-ndjson), one per line; the last ends the stream. */
export const TitleRecordEvent = z.union([
  z.strictObject({ progress: z.strictObject({ page: z.int().nonnegative(), pages: z.int().positive() }) }),
  z.strictObject({ result: TitleRecordAnswer }),
  z.strictObject({ error: z.strictObject({ code: z.string(), message: z.string() }) }),
])
export type TitleRecordEvent = z.infer<typeof TitleRecordEvent>
