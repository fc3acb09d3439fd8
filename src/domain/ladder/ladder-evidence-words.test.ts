import { expect, it } from 'vitest'
import { describeLadderEvidence } from './ladder-evidence-words.ts'

const evidence = { share: 0.989, listings: 1497, listDate: '2026-07-21' }

it('the evidence of the ladder is never rounded up', () => {
  expect(describeLadderEvidence({ family: 'lo', evidence }, 'SP')?.replaceAll('\u00a0', ' ')).toBe(
    'Regra observada em 98% dos 1.497 imóveis de SP fora de leilão, na lista de 21 jul. 2026; a Caixa não a publica.',
  )
})

it('no evidence is given where the ladder says nothing of the price, as of an auction', () => {
  expect(describeLadderEvidence({ family: null, evidence }, 'SP')).toBeNull()
  expect(describeLadderEvidence(null, 'SP')).toBeNull()
})
