import { describe, expect, it } from 'vitest'
import { numberStreet } from './list-same-street.ts'

const numberOf = (address: string, city = 'CAMPINAS', state = 'SP') => numberStreet({ address, city, state })

describe('the number of a street', () => {
  it.each([
    'RUA DAS FLORES, N. 10',
    'Rua das Flores, 200 Apto 3',
    'RUA DAS FLORES N. 7',
    'RUA DAS FLORES Nº 7',
    'RUA DAS FLORES 33',
    'RUA DAS FLORES',
    'Rua das Flores - de 501 a 999 - lado par, 720',
  ])('is the same for %s', address => {
    expect(numberOf(address)).toBe(numberOf('RUA DAS FLORES, N. 1'))
  })

  it('differs by street, municipality and state', () => {
    const numbers = [
      numberOf('RUA DAS FLORES, 1'),
      numberOf('RUA DAS PEDRAS, 1'),
      numberOf('RUA DAS FLORES, 1', 'SANTOS'),
      numberOf('RUA DAS FLORES, 1', 'CAMPINAS', 'PB'),
    ]
    expect(new Set(numbers).size).toBe(4)
    for (const number of numbers) expect(number > 0 && number < 2 ** 32).toBe(true)
  })

  it.each(['', '  ', ', N. 3'])('is 0 where "%s" names none', address => {
    expect(numberOf(address)).toBe(0)
  })
})
