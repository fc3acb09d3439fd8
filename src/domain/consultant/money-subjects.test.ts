import { describe, expect, it } from 'vitest'
import { presentProperty } from '#contract/present-property.ts'
import { createListing } from '#test/support/catalogue.ts'
import { createListingSource, judgeForConsultant, listingSourceTime } from '#test/support/listing-source.ts'
import { presentAt } from '#test/support/presentation.ts'
import { computeCostSums } from '../calculators/cost-sheet.ts'
import { foldText } from '../fold-text.ts'
import { formatCentavos } from '../format-figures.ts'
import type { CataloguedListing } from '../property/listing.ts'
import { emptyCriteria } from '../search/search-criteria.ts'
import { answerQuestion } from './answer-question.ts'
import type { PageSentences } from './consultant-answer.ts'
import { buildAskedPurchase } from './listing-figures.ts'
import { readAmounts, readFiguresOfTwo, readJoinedMoney, readSharers } from './money-words.ts'
import { answerFirstDay, answerInstalment } from './purchase-answers.ts'
import { compareWeekday, describeDeadlines, describeSecondAuctionWindow } from './question-dates.ts'
import { noFigures, readQuestionFigures } from './question-figures.ts'

const first = '8444411707729'
const second = '8444411707730'
const listed = (overrides: Partial<CataloguedListing> = {}) =>
  createListing({ id: first, price: 150_000_00, evaluation: 250_000_00, area: 60, ...overrides })
const judge = (overrides: Partial<CataloguedListing> = {}) =>
  judgeForConsultant(presentProperty(listed(overrides), presentAt(listingSourceTime)))

const page: PageSentences = {
  readAt: '2026-01-09T12:00:00Z',
  firstAuctionPrice: null,
  secondAuctionPrice: null,
  auctions: { first: null, second: null },
  condominiumRule:
    'Sob responsabilidade do comprador, até o limite de 10% em relação ao valor de avaliação do imóvel. A CAIXA realizará o pagamento apenas do valor que exceder o limite de 10% do valor de avaliação.',
  taxesRule: 'Sob responsabilidade do comprador.',
  warnings: [],
}

async function ask(
  message: string,
  overrides: Partial<CataloguedListing> = {},
  other: Partial<CataloguedListing> | null = null,
): Promise<string> {
  const source = createListingSource([
    listed(overrides),
    ...(other === null ? [] : [listed({ id: second, ...other })]),
  ])
  const { content } = await answerQuestion(
    {
      message,
      understanding: {
        kind: 'info',
        criteria: emptyCriteria,
        flags: { highROI: false, highDiscount: false },
        facts: { income: null, purpose: null },
        listingId: null,
        corrections: [],
        notUnderstood: [],
      },
      about: judge(overrides),
      shown: other === null ? [] : [second],
      today: '2026-01-10',
      turn: 0,
    },
    { ...source, pageOf: () => Promise.resolve(page) },
  )
  return content.replaceAll('\u00a0', ' ')
}
const plain = (centavos: number): string => formatCentavos(centavos).replaceAll('\u00a0', ' ')
const cashOf = (overrides: Partial<CataloguedListing> = {}): number =>
  answerFirstDay(judge(overrides), noFigures, false).compare?.value ?? 0

describe('a question whether money is enough', () => {
  it('ends with what is left over', async () => {
    const answer = await ask('tenho 200 mil guardados, dá pra comprar à vista com imposto e cartório?')
    expect(answer).toMatch(/^\*\*Sim, chega\*\*: com R\$ 200\.000 sobram/)
    expect(answer).toContain(plain(200_000_00 - cashOf()))
  })

  it('ends with what is missing, the FGTS counted once', async () => {
    const answer = await ask('dos 100 mil que tenho, 40 são FGTS. dá pra pagar tudo à vista? quanto falta?')
    expect(answer).toMatch(/^\*\*Não chega\*\*: com R\$ 100\.000 faltam/)
    expect(answer).toContain(plain(cashOf() - 100_000_00))
  })

  it('adds up what is put together', async () => {
    expect(await ask('juntando 80 do meu fgts, 40 do dela e 25 em dinheiro a gente compra?')).toMatch(
      /^\*\*Não chega\*\*: com R\$ 145\.000/,
    )
    expect(readJoinedMoney('tenho 80 mil de fgts')).toBeNull()
  })

  it('is shared among those who pay', async () => {
    const answer = await ask('somos 3 irmãos rachando, quanto dá pra cada um com os custos?')
    expect(answer).toMatch(/^Dividido por 3, são \*\*R\$/)
    expect(answer).toContain(plain(Math.round(cashOf() / 3)))
    expect(readSharers('quanto custa o registro de 3 imoveis?')).toBeNull()
  })
})

describe('a question with a profit', () => {
  it('is checked where it claims one', async () => {
    const answer = await ask('150 de compra, 22 de reforma, vendo por 210. dá 60 de lucro né?')
    const figures = { ...noFigures, bid: 150_000_00, reform: 22_000_00, saleValue: 210_000_00 }
    const { netProfit } = computeCostSums(buildAskedPurchase(judge(), figures)!.purchase)
    expect(netProfit).toBeLessThan(60_000_00)
    expect(answer).toMatch(/^\*\*Não\*\*: (?:não sobra nada|sobram)/)
    expect(answer).toContain(plain(60_000_00 - netProfit))
  })

  it('is answered with the bid where it wants one', async () => {
    expect(await ask('quero lucrar 40 mil vendendo por 260, até quanto posso oferecer?')).toMatch(
      /^Para lucrar \*\*R\$ 40\.000\*\* líquidos, o lance máximo é/,
    )
  })

  it('compares with the savings account where it is named', async () => {
    expect(await ask('se eu vender por 300 mil em 12 meses rende mais que a poupança?')).toMatch(
      /^\*\*Sim\*\*, nesta conta rende mais que a poupança/,
    )
  })
})

describe('a question about an instalment', () => {
  it('that is wanted is answered with the down payment that it takes', async () => {
    const answer = await ask('quero que a parcela não passe de 1.000 por mês, quanto dou de entrada?', {
      financing: true,
    })
    const down = Number(/cerca de \*\*R\$ ([\d.]+)/.exec(answer)?.[1]?.replaceAll('.', ''))
    const loan = answerInstalment(150_000_00, 250_000_00, { ...noFigures, downPayment: down * 100 })
    expect(loan.compare!.value).toBeLessThanOrEqual(1_001_00)
    expect(loan.compare!.value).toBeGreaterThan(990_00)
  })

  it('says the sum of all where it is asked', async () => {
    expect(await ask('financiando em 20 anos, quanto pago ao todo até o fim?', { financing: true })).toMatch(
      /^Até o fim, em 240 meses, as parcelas somam/,
    )
  })

  it('of two terms is computed for both', async () => {
    const answer = await ask('com 50 mil de entrada em 20 anos quanto fica a parcela? e se eu fizer em 30?', {
      financing: true,
    })
    expect(answer).toMatch(/em 240 meses.*\*\*E se eu fizer em 30\*\*: financiando.*em 360 meses/s)
  })
})

describe('a loan that a question describes', () => {
  it('takes what is given for the down payment, and compares two terms', async () => {
    const answer = await ask('30 anos x 20 anos, quanto muda a parcela dando 40 mil?', { financing: true })
    expect(answer).toMatch(/\*\*R\$ 40\.000\*\* de entrada em 360 meses.*\*\*E se em 20 anos\*\*.*240 meses/s)
  })
})

describe('a question that compares', () => {
  it('checks a discount that somebody claims, and says what the number is', async () => {
    expect(await ask('o desconto é de 60%, confere?')).toMatch(/^\*\*Não confere\*\*: 60% é quanto o preço é/)
    expect(await ask('o desconto é de 67%, confere?')).toMatch(/^\*\*Não confere\*\*: 67% é a diferença/)
    expect(await ask('o desconto é de 40%, confere?')).toMatch(/^\*\*Sim, confere\*\*/)
  })

  it('says by how much a price fell', async () => {
    expect(await ask('o anúncio baixou de 200 mil pra 150 mil, quantos por cento isso dá?')).toMatch(
      /^De R\$ 200\.000 para R\$ 150\.000 são \*\*R\$ 50\.000 a menos, 25%\*\*/,
    )
  })

  it('compares a square metre with another', async () => {
    expect(await ask('quanto dá o metro? o vizinho vende o metro a 3.000')).toMatch(
      /\*\*Sim, é mais barato\*\* por metro que os R\$ 3\.000 do outro: R\$ 500/,
    )
  })

  it('keeps price and works against the appraisal', async () => {
    expect(await ask('compra mais 120 mil de obra passa da avaliação?')).toMatch(
      /^\*\*Passa da avaliação\*\*: R\$ 150\.000 \+ R\$ 120\.000 de obra = \*\*R\$ 270\.000\*\*, \*\*R\$ 20\.000 acima\*\*/,
    )
  })

  it('adds up the debts of two kinds', async () => {
    expect(await ask('tem 30 mil de condomínio e 4 mil de IPTU, quanto fica pra mim?')).toMatch(
      /^\*\*Do seu bolso, ao todo: R\$ 29\.000\*\*/,
    )
  })

  it('sums two ways out', async () => {
    expect(
      await ask('o acordo é 5 mil ou o advogado 4 mil mais 2 mil de custas, qual pesa menos?', {
        occupancy: 'occupied',
      }),
    ).toMatch(
      /soma \*\*R\$ 5\.000\*\* e a segunda \*\*R\$ 6\.000\*\*; a primeira custa \*\*R\$ 1\.000 a menos\*\*/,
    )
  })
})

describe('two listings', () => {
  it('keep their own numbers', () => {
    const [own, other] = readFiguresOfTwo('este aluga por uns 900 por mês e o outro por 1.250')!
    expect([own.rent, other.rent]).toEqual([900_00, 1_250_00])
    const [works, none] = readFiguresOfTwo('essa precisa de 30 mil de obra e a outra está pronta')!
    expect([works.reform, none.reform]).toEqual([30_000_00, null])
    expect(readFiguresOfTwo('o outro imóvel custa 100 mil')).toBeNull()
  })

  it('are compared with what each would cost', async () => {
    const answer = await ask(
      'vale mais esse ocupado ou o outro vazio, se pra desocupar eu gasto uns 8 mil?',
      { occupancy: 'occupied' },
      { price: 160_000_00, occupancy: 'vacant' },
    )
    expect(answer).toMatch(/^Com o que você diz, o 1º R\$ 150\.000 \+ R\$ 8\.000 = \*\*R\$ 158\.000\*\*/)
    expect(answer).toContain('o **1º** sai **R$ 2.000** mais barato')
  })

  it('that pay different commissions differ by them', async () => {
    expect(
      await ask(
        'contando a comissão qual sai mais barato, esse ou o outro?',
        { modality: 'licitacao' },
        { price: 155_000_00, modality: 'venda-online' },
      ),
    ).toContain('R$ 2.500 de diferença')
  })
})

describe('two questions in one message', () => {
  it('both get their part', async () => {
    const answer = await ask('quanto é o metro quadrado? e aceita FGTS?', { fgts: true })
    expect(answer).toMatch(/por m².*\*\*aceita FGTS\*\*/s)
  })

  it('get the day of the sale beside a rule', async () => {
    expect(
      await ask('o leilão é sábado? e quem tira o morador?', {
        modality: 'leilao',
        firstAuctionAt: '2026-01-15T13:00:00.000Z',
      }),
    ).toMatch(/\*\*Não cai no sábado\*\*/)
  })
})

describe('amounts of a question', () => {
  it('leave out their thousands beside those that say them', () => {
    expect(readAmounts('de 74.400 pra 67').map(({ value }) => value)).toEqual([74_400_00, 67_000_00])
    expect(readAmounts('quatro e quinhentos mais mil e duzentos').map(({ value }) => value)).toEqual([
      4_500_00, 1_200_00,
    ])
  })

  it('are what the words around them say', () => {
    const read = (question: string) => readQuestionFigures(question).figures
    expect(read('temos 33 e 31 anos').age).toBe(33)
    expect(read('quero parcela fixa em 30 anos').system).toBe('price')
    expect(read('quero pagar no máximo 130 mil já com a papelada').downPayment).toBe(130_000_00)
    expect(read('posso pagar 900 por mês de financiamento').instalment).toBe(900_00)
    expect(read('quanto em reais sobre os 130 mil').goalProfit).toBeNull()
    expect(read('minha mãe vai me dar 50 mil de entrada').bid).toBeNull()
  })

  it('are read from folded words', () => {
    expect(readSharers(foldText('eu e mais dois sócios dividindo'))).toBe(3)
  })
})

describe('days', () => {
  it.each([
    ['tenant', 'a consolidação foi em 12/10/2026', '10 de janeiro de 2027'],
    ['plans', 'contratei o anual dia 10 de março', '5 de março de 2027'],
    ['plans', 'comecei o mensal em 10/11', '10 de dezembro de 2026'],
    ['cancel-bid', 'homologou hj e errei o valor', '7 de dezembro de 2026'],
    ['withdrawal', 'homologada dia vinte e quatro agora de novembro', '1 de dezembro de 2026'],
  ])('of %s are counted from what the question says: %s', (key, question, until) => {
    expect(describeDeadlines(key, question, '2026-11-30')).toContain(until)
  })

  it('of the second auction end 15 days after the first', () => {
    expect(describeSecondAuctionWindow('2026-12-07')).toContain('22 de dezembro de 2026')
  })

  it('of the week are compared with the one that is named', () => {
    expect(compareWeekday('2026-12-09', 'é quarta né?')).toBe('**Sim**. ')
    expect(compareWeekday('2026-12-09', 'só tenho folga às sextas')).toBe('**Não cai na sexta-feira**. ')
    expect(compareWeekday('2026-12-09', 'que dia é?')).toBe('')
  })
})
