import { z } from 'zod'
import { noticeTopics, risks } from '#domain/notice/clauses/topics.ts'
import { noticeLengths } from './chat-limits.ts'

export const noticeTooLong = `O texto passa de ${noticeLengths.most.toLocaleString('pt-BR')} caracteres. Cole só as páginas com as regras, ou envie o PDF.`

const text = z
  .string()
  .max(noticeLengths.most, noticeTooLong)
  .refine(text => /\S/.test(text), 'Cole o texto do edital.')

export const NoticeQuestion = z
  .object({ text })
  .describe('Ou multipart/form-data com o PDF no campo file, ou text/plain')

const risk = z.enum(risks)
export const Clause = z
  .strictObject({
    topic: z.enum(noticeTopics),
    title: z.string().describe('O assunto, para pessoas'),
    risk,
    excerpt: z
      .string()
      .describe('A frase do texto em que se apoia, sem mudança; “ […] ” onde se pulam palavras do texto'),
    explanation: z.string(),
  })
  .meta({ id: 'Clause' })
export type Clause = z.infer<typeof Clause>

export const Missing = z
  .strictObject({ topic: z.enum(noticeTopics), title: z.string(), advice: z.string() })
  .meta({ id: 'MissingClause' })
export type Missing = z.infer<typeof Missing>

export const NoticeAnswer = z
  .strictObject({
    content: z.string().describe('Resumo em português simples'),
    clauses: z.array(Clause),
    missing: z.array(Missing).describe('O que costuma haver num edital e não está no texto'),
    characters: z.int().nonnegative().describe('Quantos caracteres foram lidos'),
    pages: z.int().positive().nullable().describe('Páginas do PDF'),
  })
  .meta({ id: 'NoticeAnswer' })
export type NoticeAnswer = z.infer<typeof NoticeAnswer>

export const AiQuestion = z.object({ message: text })
export const AiAnswer = z.strictObject({ content: z.string() }).meta({ id: 'AiAnswer' })
