import { describe, expect, it } from 'vitest'
import { greet, greetByHour } from './dashboard-view.tsx'

describe('the greeting', () => {
  it.each([
    [0, 'Bom dia'],
    [5, 'Bom dia'],
    [11, 'Bom dia'],
    [12, 'Boa tarde'],
    [17, 'Boa tarde'],
    [18, 'Boa noite'],
    [23, 'Boa noite'],
  ])('at %i is "%s"', (hour, words) => {
    expect(greetByHour(hour)).toBe(words)
  })

  it.each([
    ['Marina Alves de Souza', 'Bom dia, Marina'],
    ['  João  ', 'Bom dia, João'],
    ['', 'Bom dia, Investidor'],
    ['   ', 'Bom dia, Investidor'],
  ])('of the name "%s" is "%s"', (name, words) => {
    expect(greet(9, name)).toBe(words)
  })
})
