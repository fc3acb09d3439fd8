import { describe, expect, it } from 'vitest'
import { buildChatTitle } from './consultant-texts.ts'

describe("a conversation's title", () => {
  it.each([
    ['casas em SP', 'casas em SP'],
    ['  casas\n em   SP ', 'casas em SP'],
    ['', 'Assistente IA'],
    [' \n ', 'Assistente IA'],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['a'.repeat(61), `${'a'.repeat(59)}…`],
    [
      'quero um apartamento de 2 quartos em Santo André até 250 mil que aceite financiamento',
      'quero um apartamento de 2 quartos em Santo André até 250…',
    ],
    [`${'palavra '.repeat(7)}fim, e mais alguma coisa`, `${'palavra '.repeat(7).trim()}…`],
    [`${'a'.repeat(58)}👨‍👩‍👧‍👦👨‍👩‍👧‍👦`, `${'a'.repeat(58)}…`],
  ])('%j → %j', (message, title) => {
    expect(buildChatTitle(message)).toBe(title)
  })

  it('is never longer than 60 characters and never splits a character', () => {
    for (const text of ['🏠'.repeat(80), `x ${'é̂'.repeat(80)}`, 'ab '.repeat(80)]) {
      const title = buildChatTitle(text)
      expect(title.length).toBeLessThanOrEqual(60)
      expect(title).not.toMatch(/\p{Surrogate}/u)
    }
  })
})
