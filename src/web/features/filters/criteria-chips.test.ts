import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { type Criteria, emptyCriteria } from '#domain/search/search-criteria.ts'
import { buildCriteriaChips } from './criteria-chips.ts'
import { describeSearchPlace } from './search-words.ts'

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')
const labels = (criteria: Partial<Criteria>): string[] =>
  buildCriteriaChips({ ...emptyCriteria, ...criteria }).map(chip => plain(chip.label))

describe('active filters as chips', () => {
  it.each<[Partial<Criteria>, string[]]>([
    [{}, []],
    [{ minPrice: 5_000_000, maxPrice: 25_000_000 }, ['R$ 50 mil a R$ 250 mil']],
    [{ maxPrice: 12_345_678 }, ['até R$ 123.456,78']],
    [{ minArea: 50 }, ['a partir de 50 m²']],
    [{ minDiscount: 40, financing: true }, ['Desconto ≥ 40%', 'Aceita financiamento']],
    [{ minDiscount: 20, maxDiscount: 40 }, ['Desconto de 20% a 40%']],
    [{ maxDiscount: 40 }, ['Desconto ≤ 40%']],
    [{ maxRooms: 1 }, ['até 1 quarto']],
    [{ minRooms: 2, maxRooms: 4 }, ['2 a 4 quartos']],
    [{ minRooms: 3, maxRooms: 3 }, ['3 quartos']],
    [{ maxEvaluation: 30_000_000 }, ['Avaliação até R$ 300 mil']],
    [{ minEvaluation: 20_000_000, maxEvaluation: 30_000_000 }, ['Avaliação de R$ 200 mil a R$ 300 mil']],
    [{ minDiscount: 37.5 }, ['Desconto ≥ 37,5%']],
    [{ minNetRoi: 12.5 }, ['ROI líquido ≥ 12,5%']],
    [{ minNetRoi: 0 }, ['Sem prejuízo estimado']],
    [{ minNetRoi: -25.7 }, ['ROI líquido ≥ −25,7%']],
    [{ state: ['GO'], city: ['GOIANIA'] }, ['Goiás', 'Goiânia']],
    [{ state: ['SP'], city: ['SAO PAULO'] }, ['estado de São Paulo', 'São Paulo']],
    [{ state: ['SP'], city: ['CAMPINAS'] }, ['São Paulo', 'Campinas']],
    [{ city: ['GOIANIA', 'Catalão'] }, ['Goiânia', 'Catalão']],
    [{ near: 'SAO PAULO,SP', within: 80, shape: 'x' }, ['Até 80 km de São Paulo', 'Área desenhada']],
    [{ modality: ['leilao', 'venda-direta'] }, ['Leilão SFI', 'Venda Direta']],
    [
      { financing: false, fgts: true, occupancy: 'vacant', hasAuctionDate: true },
      ['Não aceita financiamento', 'Aceita FGTS', 'Desocupado', 'Com data marcada'],
    ],
    [{ category: ['casa', 'apartamento'] }, ['Casa', 'Apartamento']],
    [{ notCategory: ['terreno'], notModality: ['leilao'] }, ['menos Terreno', 'menos Leilão SFI']],
    [{ notCity: ['SUMARE'], notNeighborhood: ['CENTRO'] }, ['menos Sumaré', 'menos Centro']],
    [{ region: ['nordeste'], interior: true }, ['Região Nordeste', 'Interior']],
    [{ interior: false }, ['Só a capital']],
    [{ near: 'Campinas,SP' }, ['Até 30 km de Campinas']],
    [{ near: 'CAMPINAS,SP', within: 50 }, ['Até 50 km de Campinas']],
    [{ shape: '_p~iF' }, ['Área desenhada']],
    [
      { newWithin: 1, cutWithin: 7, closesWithin: 30 },
      ['Novos há até 1 dia', 'Baixaram de preço há até 7 dias', 'Encerram em até 30 dias'],
    ],
    [{ maxInstalment: 150_000 }, ['Parcela até R$ 1.500']],
    [{ maxInstalment: 150_000, downPayment: 4_000_000 }, ['Parcela até R$ 1.500, entrada de R$ 40 mil']],
    [{ downPayment: 4_000_000 }, []],
    [{ minReturn: 10 }, ['ROI no pior caso ≥ 10%']],
    [{ minReturn: 0 }, ['Sem prejuízo nem no pior caso']],
    [
      { financing: true, fgts: true, occupancy: 'vacant', orUnknown: ['fgts', 'occupancy'] },
      ['Aceita financiamento', 'Aceita FGTS ou não informado', 'Desocupado ou não informado'],
    ],
    [{ list: 'ending', hasAuctionDate: false }, ['Encerrando em Breve', 'Sem data marcada']],
    [{ minNetRoi: 20, unexplained: false }, ['ROI líquido ≥ 20%', 'Sem os fora do comum']],
    [{ unexplained: true }, ['Só fora do comum']],
    [{ text: 'rua do sol', minRooms: 2, minGarage: 1 }, ['“rua do sol”', '2+ quartos', '1+ vagas']],
  ])('%j', (criteria, expected) => {
    expect(labels(criteria)).toEqual(expected)
  })

  it('removing the state removes city and neighborhood too', () => {
    const [state] = buildCriteriaChips({
      ...emptyCriteria,
      state: ['GO'],
      city: ['Goiânia'],
      neighborhood: ['Bueno'],
    })
    expect(state?.without).toEqual(emptyCriteria)
  })

  it('removing a filter that takes unknown answers removes that, too', () => {
    const [fgts] = buildCriteriaChips({ ...emptyCriteria, fgts: true, orUnknown: ['fgts'] })
    expect(fgts?.without).toEqual(emptyCriteria)
  })

  it('removing all of them leaves nothing but the order', () => {
    fc.assert(
      fc.property(arbitraryCriteria, criteria => {
        let left = criteria
        for (;;) {
          const [chip] = buildCriteriaChips(left)
          if (chip === undefined) break
          left = chip.without
        }
        // These values mean nothing by themselves and give no chip.
        const { within, withinMetres, orUnknown, downPayment } = left
        expect(left).toEqual({
          ...emptyCriteria,
          sort: criteria.sort,
          within,
          withinMetres,
          orUnknown,
          downPayment,
        })
      }),
      { numRuns: 50 },
    )
  })

  it('removing one leaves the others', () => {
    const criteria: Criteria = {
      ...emptyCriteria,
      minPrice: 100,
      maxPrice: 200,
      modality: ['leilao', 'licitacao'],
    }
    expect(buildCriteriaChips(criteria).map(chip => chip.without)).toEqual([
      { ...criteria, minPrice: null, maxPrice: null },
      { ...criteria, modality: ['licitacao'] },
      { ...criteria, modality: ['leilao'] },
    ])
  })
})

describe('the headline', () => {
  it.each<[Partial<Criteria>, string]>([
    [{ state: ['GO'] }, 'em Goiás'],
    [{ state: ['BA'] }, 'na Bahia'],
    [{}, 'no Brasil'],
    [{ state: ['RJ'], city: ['RIO DE JANEIRO'] }, 'em Rio de Janeiro, RJ'],
    [{ state: ['GO', 'SP'] }, 'em 2 estados'],
    [{ near: 'CAMPINAS,SP' }, 'até 30 km de Campinas'],
    [{ region: ['nordeste'] }, 'no Nordeste'],
    [{ region: ['norte', 'sul'] }, 'em 2 regiões'],
    [{ state: ['MG'], interior: true }, 'no interior de Minas Gerais'],
    [{ state: ['BA'], interior: true }, 'no interior da Bahia'],
    [{ state: ['BA'], interior: false }, 'na capital da Bahia'],
    [{ interior: false }, 'nas capitais do Brasil'],
    [{ state: ['SP'], city: ['ITU'] }, 'em Itu, SP'],
  ])('names the place of %j', (criteria, expected) => {
    expect(plain(describeSearchPlace({ ...emptyCriteria, ...criteria }))).toBe(expected)
  })
})
