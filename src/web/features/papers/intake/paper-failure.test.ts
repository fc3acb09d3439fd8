import { describe, expect, it } from 'vitest'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import { RequestRefused, ServerFailing, ServerUnreachable } from '../../../data/api-client.ts'
import { describePaperFailure, findFileProblem, findTextProblem } from './paper-failure.ts'
import { describeLength, paperRules } from '../frame/paper-kinds.ts'

const mebibyte = 1024 * 1024
const file = (name: string, type: string, size = 10) => ({ name, type, size })

describe('files', () => {
  it.each<[PaperKind, ReturnType<typeof file>[]]>([
    ['edital', [file('edital.pdf', 'application/pdf', 15 * mebibyte)]],
    ['edital', [file('EDITAL.PDF', '', 1)]],
    ['title-record', [file('sem-nome', 'application/pdf', 25 * mebibyte)]],
    ['title-record', [file('IMG_1.HEIC', '')]],
    ['title-record', [file('1.jpg', 'image/jpeg'), file('2.png', 'image/png')]],
  ])('of a paper (%s) are sent: %j', (kind, files) => expect(findFileProblem(kind, files)).toBeNull())

  it.each<[PaperKind, ReturnType<typeof file>[], string]>([
    ['edital', [file('edital.docx', 'application/msword')], 'Este arquivo não é um PDF.'],
    ['edital', [file('foto.png', 'image/png')], 'Este arquivo não é um PDF.'],
    ['edital', [file('edital.pdf', 'application/pdf', 0)], 'Este arquivo está vazio.'],
    ['edital', [file('a.pdf', ''), file('b.pdf', '')], 'Um PDF vai sozinho.'],
    ['edital', [file('edital.pdf', '', 15 * mebibyte + 1)], 'Este PDF tem 15,1 MB; o limite é 15 MB.'],
    ['title-record', [file('a.docx', 'application/msword')], 'Este arquivo não é um PDF nem uma foto.'],
    ['title-record', [file('a.svg', 'image/svg+xml')], 'Este arquivo não é um PDF nem uma foto.'],
    ['title-record', [file('a.pdf', ''), file('b.jpg', 'image/jpeg')], 'Um PDF vai sozinho.'],
    [
      'title-record',
      [file('a.jpg', 'image/jpeg', 25 * mebibyte + 1)],
      'Este arquivo tem 25,1 MB; o limite é 25 MB.',
    ],
    [
      'title-record',
      Array.from({ length: 31 }, () => file('a.jpg', 'image/jpeg')),
      'São 31 fotos; o limite é 30.',
    ],
  ])('of a paper (%s) are not sent: %j', (kind, files, title) =>
    expect(findFileProblem(kind, files)?.title).toBe(title),
  )
})

describe('a text', () => {
  it('may have as many characters as the call takes, not counting white space around it', () => {
    expect(findTextProblem('edital', `  ${'a'.repeat(1_000_000)}\n`)).toBeNull()
    expect(findTextProblem('edital', 'a'.repeat(1_000_001))?.advice).toContain('envie o PDF')
    expect(findTextProblem('title-record', 'a'.repeat(400_000))).toBeNull()
    expect(findTextProblem('title-record', 'a'.repeat(400_001))?.title).toContain('400.000')
  })

  it.each<[PaperKind, number, string]>([
    ['edital', 0, '0 de 4.000 sugeridos'],
    ['edital', 12_345, '12.345 de 4.000 sugeridos'],
    ['edital', 1_000_001, '1.000.001: passa de 1.000.000'],
    ['title-record', 0, 'Até 400.000 caracteres'],
    ['title-record', 1_200, '1.200 de até 400.000 caracteres'],
    ['title-record', 400_001, '400.001: passa de 400.000'],
  ])('of a paper (%s) of %d characters shows its length and the limit', (kind, length, words) =>
    expect(describeLength(paperRules[kind], length)).toBe(words),
  )
})

describe('a failed reading', () => {
  it.each([
    [new ServerUnreachable('/api'), /^Sem conexão com o servidor.*continua aqui/],
    [new ServerFailing('/api: 500'), /^Algo deu errado do nosso lado/],
    [new RequestRefused(422, 'Este PDF é só imagem.', {}, 'unreadable_file'), /^Este PDF é só imagem\.$/],
    [
      new RequestRefused(429, 'Muitos editais.', {}, 'too_many_requests', 90),
      /^Muitas tentativas seguidas. Tente de novo em 2 minutos\.$/,
    ],
  ])('says what to do', (error, advice) => {
    const failure = describePaperFailure('edital', error)
    expect(failure.title).toBe('Falha ao explicar edital.')
    expect(failure.advice).toMatch(advice)
    expect(failure.way).toBeUndefined()
  })

  it('leads to the plan where the plan has ended meanwhile', () => {
    const ended = new RequestRefused(403, 'O seu acesso terminou.', {}, 'access_expired')
    expect(describePaperFailure('title-record', ended)).toEqual({
      title: 'A matrícula não foi lida.',
      advice: 'O seu acesso terminou.',
      way: { to: '/profile', name: 'Ver o seu plano' },
    })
  })
})
