import { describe, expect, it } from 'vitest'
import { collectPatterns, countSteps } from '#test/support/counted-pattern.ts'
import { removeAddresses } from './remove-addresses.ts'

const removed = '(endereço removido)'

describe('addresses in a text that somebody else wrote', () => {
  it.each([
    ['Veja https://exemplo.com/a?b=c agora', `Veja ${removed} agora`],
    ['Veja exemplo.com.br.', `Veja ${removed}.`],
    ['www.exemplo.com', removed],
    ['javascript:alert(1)', removed],
    [`${'a.'.repeat(40)}com`, `${'a.'.repeat(28)}${removed}`],
    ['O imóvel custa R$ 100.000,00.', 'O imóvel custa R$ 100.000,00.'],
  ])('%s', (given, text) => {
    expect(removeAddresses(given)).toBe(text)
  })

  it.each(['a', 'a.', 'a-', '1.'])('take twice the work in twice as many of %s', piece => {
    const [shorter, longer] = [2_000, 4_000].map(length => piece.repeat(length / piece.length))
    for (const { pattern } of collectPatterns(1_000, () => removeAddresses(longer ?? ''))) {
      const steps = countSteps(pattern, shorter ?? '', 1e7)
      expect(steps).toBeLessThan(4e6)
      expect(countSteps(pattern, longer ?? '', 1e7)).toBeLessThanOrEqual(steps * 2.2)
    }
  })
})
