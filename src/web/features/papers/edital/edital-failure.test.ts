import { describe, expect, it } from 'vitest'
import { RequestRefused, ServerUnreachable } from '../../data/api-client.ts'
import {
  describeEditalFailure,
  describeLength,
  findEditalFileProblem,
  isEditalTooLong,
} from './edital-failure.ts'

const mebibyte = 1024 * 1024

describe('a file', () => {
  it.each([
    ['edital.pdf', 'application/pdf', 15 * mebibyte],
    ['EDITAL.PDF', '', 1],
    ['sem-nome', 'application/pdf', 10],
  ])('is sent as %s', (name, type, size) => expect(findEditalFileProblem({ name, type, size })).toBeNull())

  it.each([
    ['edital.docx', 'application/msword', 10, 'Este arquivo não é um PDF.'],
    ['foto.png', 'image/png', 10, 'Este arquivo não é um PDF.'],
    ['edital.pdf', 'application/pdf', 0, 'Este arquivo está vazio.'],
    ['edital.pdf', 'application/pdf', 15 * mebibyte + 1, 'Este PDF tem 15,1 MB; o limite é 15 MB.'],
  ])('is not sent as %s of type %s with %d bytes', (name, type, size, title) =>
    expect(findEditalFileProblem({ name, type, size })?.title).toBe(title),
  )
})

describe('a text', () => {
  it('may have 200.000 characters, not counting white space around it', () => {
    expect(isEditalTooLong(`  ${'a'.repeat(200_000)}\n`)).toBeNull()
    expect(isEditalTooLong('a'.repeat(200_001))?.advice).toContain('envie o PDF')
  })

  it.each([
    [0, '0 de 4.000 sugeridos'],
    [12_345, '12.345 de 4.000 sugeridos'],
    [200_001, '200.001: passa de 200.000'],
  ])('of %d characters shows its length and the limit', (length, words) =>
    expect(describeLength(length)).toBe(words),
  )
})

it.each([
  [new ServerUnreachable('/api'), 'Sem conexão com o servidor. Tente de novo em instantes.'],
  [new RequestRefused(422, 'Este PDF é só imagem.', {}, 'unreadable_file'), 'Este PDF é só imagem.'],
  [
    new RequestRefused(429, 'Muitos editais.', {}, 'too_many_requests', 90),
    'Muitas tentativas seguidas. Tente de novo em 2 minutos.',
  ],
])('a failed explanation says what to do', (error, advice) =>
  expect(describeEditalFailure(error)).toEqual({ title: 'Falha ao explicar edital.', advice }),
)
