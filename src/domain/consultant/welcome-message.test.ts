import { describe, expect, it } from 'vitest'
import { presentProperty } from '#contract/present-property.ts'
import { createListing } from '#test/support/catalogue.ts'
import { judgeForConsultant, listingSourceTime } from '#test/support/listing-source.ts'
import {
  consultantTexts,
  describeSimplifiedSearch,
  computeCardDiscount,
  computeCardRoi,
} from './consultant-texts.ts'
import { buildGreeting, buildListingWelcome } from './welcome-message.ts'
import { presentAt } from '#test/support/presentation.ts'

const judged = (...given: Parameters<typeof presentProperty>) => judgeForConsultant(presentProperty(...given))

describe('the welcome message on a property page', () => {
  it('states place, net return and nothing of the rules of thumb', () => {
    const text = buildListingWelcome(
      judged(createListing({ price: 100_000_00, evaluation: 300_000_00 }), presentAt(listingSourceTime)),
    )
    expect(text).toMatch(/Apartamento, Centro, Campinas, SP, por \*\*R\$\u00a0100\.000\*\*/)
    expect(text).toMatch(/\*\*ROI líquido \d+% · de \d+% a \d+%, pela avaliação, que erra até 25%\*\*/)
    expect(text).not.toMatch(/ROI estimado|Competição|Próximo preço/)
  })

  it('names the next price, and that of a licitação as the same', () => {
    const property = judged(createListing(), presentAt(listingSourceTime))
    const next = buildListingWelcome({ ...property, nextPrice: 90_000.5 })
    expect(next).toContain('Próximo preço R$\u00a090.000,50, pela escada')
    expect(buildListingWelcome({ ...property, nextPrice: property.price })).toContain(
      'Depois, o mesmo preço em Venda Online, sem os 5%',
    )
  })

  it('says of a gone listing only since when', () => {
    const property = judged(createListing({ gone: true }), presentAt(listingSourceTime))
    const text = buildListingWelcome(property)
    expect(text).toContain('Fora da lista desde 9\u00a0jan.\u00a02026')
    expect(text).not.toContain('ROI')
  })

  it('does not guess without an appraisal', () => {
    const text = buildListingWelcome(
      judged(createListing({ evaluation: null }), presentAt(listingSourceTime)),
    )
    expect(text.match(/\*\*Não informado\*\*/g)).toHaveLength(1)
  })
})

it.each([
  [0, 'São **80 imóveis** em 1 estado, da lista da Caixa de 29 jan. 2026.'],
  [
    20,
    'São **80 imóveis** em 1 estado, da lista da Caixa de 29 jan. 2026, 20 deles não vistos na mais nova.',
  ],
])('the greeting says how many listings the newest lists lack: %i', (unseen, words) => {
  const size = {
    total: 80,
    states: 1,
    listDate: '2026-01-29',
    oldestListDate: '2026-01-29',
    demonstration: false,
  }
  expect(
    buildGreeting({ ...size, lists: [{ uf: 'GO', total: 80, unseen }] }).replaceAll('\u00a0', ' '),
  ).toContain(words)
})

it('a listing of several states’ lists is one that its own state’s newest list lacks', () => {
  const text = buildGreeting({
    total: 80,
    states: 2,
    listDate: '2026-07-21',
    oldestListDate: '2026-01-08',
    lists: [
      { uf: 'GO', total: 60, unseen: 1 },
      { uf: 'SP', total: 20, unseen: 0 },
    ],
    demonstration: false,
  }).replaceAll('\u00a0', ' ')
  expect(text).toContain(
    'das listas da Caixa de 8 jan. a 21 jul. 2026, 1 deles não visto na mais nova de cada estado.',
  )
})

describe('the figures of the result card', () => {
  it.each([
    [null, 0, 0],
    [25, 30, 25],
    [33.33, 40, 33],
    [70, 80, 70],
    [-12.5, -15, -12],
  ])('a discount of %s gives ROI %s and discount %s', (discount, roi, rounded) => {
    expect(computeCardRoi(discount)).toBe(roi)
    expect(computeCardDiscount(discount)).toBe(rounded)
  })
})

describe("the consultant's fixed texts", () => {
  it('match the required wording exactly', () => {
    expect(consultantTexts).toEqual({
      thinking: 'Analisando sua solicitação...',
      searching: 'Buscando imóveis...',
      failure:
        "Desculpe, houve um erro. Tente novamente com termos mais simples como 'casas em SP' ou 'apartamentos até 300k'",
      panelFailure: 'Desculpe, houve um erro. Tente novamente ou reformule sua pergunta.',
      searchFailure: 'Não consegui buscar agora... Tente de novo em alguns minutos.',
      quickSearchFailure: 'Erro na busca. Tente novamente.',
      noResults: 'Não encontrei imóveis com esses critérios. Tente ajustar os filtros.',
      panelNoResults: 'Nenhum imóvel encontrado com esses critérios. Tente expandir os filtros.',
      databaseFailure: 'Erro na busca. Tente novamente com termos mais simples.',
      unexpected: 'Erro inesperado na busca. Verifique sua conexão.',
      highRoi: 'Alto ROI Detectado',
    })
    expect(describeSimplifiedSearch(2999)).toContain('encontrei **2.999** imóveis.')
    expect(describeSimplifiedSearch(12)).toBe(
      'Busca simplificada: encontrei **12** imóveis. Alguns filtros podem não ter sido aplicados.',
    )
  })
})
