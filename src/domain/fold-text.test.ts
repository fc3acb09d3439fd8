import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldText, repairMojibake, tidyText } from './fold-text.ts'

describe('text', () => {
  it.each([
    ['  São   José dos Campos ', 'sao jose dos campos'],
    ['LICITAÇÃO\tABERTA', 'licitacao aberta'],
    ['N° 12', 'n° 12'],
    ['', ''],
  ])('is folded: %j', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('is tidied without changes to case and accents', () => {
    expect(tidyText(' RUA  Amélia\u00a0\n N. 1 ')).toBe('RUA Amélia N. 1')
  })

  it('is unchanged when folded twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => foldText(foldText(text)) === foldText(text)),
    )
  })

  it.each([
    ['LeilÃ£o', 'Leilão'],
    ['LicitaÃ§Ã£o', 'Licitação'],
    ['Ã\u0081rea', 'Área'],
    ['AVALIAÃ‡ÃƒO', 'AVALIAÇÃO'],
    ['NÂ° do imÃ³vel', 'N° do imóvel'],
    ['CHÃO DE SÃO TOMÉ', 'CHÃO DE SÃO TOMÉ'],
    ['Leil\uFFFDo', 'Leil\uFFFDo'],
  ])('has its encoding repaired: %j', (text, whole) => {
    expect(repairMojibake(text)).toBe(whole)
  })
})
