import { describe, expect, it } from 'vitest'
import { Refused, Unreachable } from '../../data/client.ts'
import { answerOf } from './ask.ts'

const refusal = JSON.stringify({ error: { code: 'unreadable_file', message: 'Este PDF é só imagem.' } })

describe('the answer about an edital', () => {
  it('is the body of the server’s answer', () => {
    expect(answerOf(200, '{"content":"Resumo","clauses":[]}', null)).toMatchObject({ content: 'Resumo' })
  })

  it('is a refusal with the server’s message and its wait', () => {
    expect(() => answerOf(422, refusal, null)).toThrow(
      new Refused(422, 'Este PDF é só imagem.', {}, 'unreadable_file'),
    )
    expect(() => answerOf(429, refusal, '30')).toThrow(
      new Refused(429, 'Este PDF é só imagem.', {}, 'unreadable_file', 30),
    )
  })

  it.each([
    [503, refusal],
    [500, '<html>'],
    [200, 'cut off {'],
  ])('that is unreadable (%d %s) counts as an unreachable server', (status, text) =>
    expect(() => answerOf(status, text, null)).toThrow(Unreachable),
  )

  it('is a refusal, too, when a proxy refuses with a message of its own', () => {
    expect(() => answerOf(413, '<html>too large', null)).toThrow('O servidor respondeu 413.')
  })
})
