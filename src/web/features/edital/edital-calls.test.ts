import { describe, expect, it } from 'vitest'
import { RequestRefused, ServerUnreachable } from '../../data/api-client.ts'
import { readEditalAnswer } from './edital-calls.ts'

const refusal = JSON.stringify({ error: { code: 'unreadable_file', message: 'Este PDF é só imagem.' } })

describe('the answer about an edital', () => {
  it('is the body of the server’s answer', () => {
    expect(readEditalAnswer(200, '{"content":"Resumo","clauses":[]}', null)).toMatchObject({
      content: 'Resumo',
    })
  })

  it('is a refusal with the server’s message and its wait', () => {
    expect(() => readEditalAnswer(422, refusal, null)).toThrow(
      new RequestRefused(422, 'Este PDF é só imagem.', {}, 'unreadable_file'),
    )
    expect(() => readEditalAnswer(429, refusal, '30')).toThrow(
      new RequestRefused(429, 'Este PDF é só imagem.', {}, 'unreadable_file', 30),
    )
  })

  it.each([
    [503, refusal],
    [500, '<html>'],
    [200, 'cut off {'],
  ])('that is unreadable (%d %s) counts as an unreachable server', (status, text) =>
    expect(() => readEditalAnswer(status, text, null)).toThrow(ServerUnreachable),
  )

  it('is a refusal, too, when a proxy refuses with a message of its own', () => {
    expect(() => readEditalAnswer(413, '<html>too large', null)).toThrow('O servidor respondeu 413.')
  })
})
