import { describe, expect, it } from 'vitest'
import { modalities } from './listing.ts'
import {
  inferModalityLabel,
  isPageOfSale,
  repairModalityLabel,
  parseModality,
  usualModalityLabels,
} from './sale-modality.ts'

describe('the modality of a sale', () => {
  it.each([
    ['Leilão SFI - Edital Único', 'Leilão SFI - Edital Único', 'leilao'],
    ['LeilÃ£o SFI - Edital Ãšnico', 'Leilão SFI - Edital Único', 'leilao'],
    ['LeilÃ£o SFI - Edital Ã\u009anico ', 'Leilão SFI - Edital Único', 'leilao'],
    ['Leil\uFFFDo SFI - Edital \uFFFDnico', 'Leilão SFI - Edital Único', 'leilao'],
    ['LEILAO SFI - EDITAL UNICO', 'Leilão SFI - Edital Único', 'leilao'],
    ['2º Leilão SFI', '2º Leilão SFI', 'leilao'],
    ['Leil\uFFFDo', 'Leilão', 'leilao'],
    ['Licitacao Aberta', 'Licitação Aberta', 'licitacao'],
    ['Licita\uFFFD\uFFFDo Aberta  ', 'Licitação Aberta', 'licitacao'],
    [' venda  online ', 'Venda Online', 'venda-online'],
    ['Venda Direta Online', 'Venda Direta Online', 'venda-direta'],
    ['Venda Direta', 'Venda Direta', 'venda-direta'],
    ['Compra Direta', 'Compra Direta', 'venda-direta'],
    ['Concorrência Pública', 'Concorrência Pública', 'licitacao'],
    ['Financiamento', 'Financiamento', null],
    ['Permuta', 'Permuta', null],
    ['', '', null],
  ])('is read from the label %j', (text, label, modality) => {
    expect(repairModalityLabel(text)).toBe(label)
    expect(parseModality(repairModalityLabel(text))).toBe(modality)
  })

  it('is read from its usual label', () => {
    for (const modality of modalities) expect(parseModality(usualModalityLabels[modality])).toBe(modality)
  })

  it.each([
    ['Leilão SFI', 'leilao', true],
    ['Compra Direta', 'venda-direta', true],
    ['Venda Online', 'venda-direta', false],
    ['Leilão SFI', null, false],
    [null, 'leilao', true],
    ['Permuta', 'leilao', true],
  ] as const)('a page of %j, a sale by %j: same sale is %j', (page, listing, same) => {
    expect(isPageOfSale(page, listing)).toBe(same)
  })

  it.each([
    ['Casa, em leilão SFI - edital único, 2 qto(s).', 'Leilão SFI - Edital Único'],
    ['Imóvel em LEILAO.', 'Leilão'],
    ['Apartamento em venda direta online.', 'Venda Direta Online'],
    ['Apartamento em venda direta.', 'Venda Direta'],
    ['Terreno, venda online', 'Venda Online'],
    ['Loja; LicitaÃ§Ã£o aberta', 'Licitação Aberta'],
    ['Casa, permite financiamento - somente SBPE', 'Financiamento'],
    ['Casa, 40.00 de área privativa.', ''],
  ])('is inferred from %j', (description, label) => {
    expect(inferModalityLabel(description)).toBe(label)
  })
})
