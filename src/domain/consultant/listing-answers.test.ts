import { describe, expect, it } from 'vitest'
import { presentProperty } from '#contract/present-property.ts'
import { createListing } from '#test/support/catalogue.ts'
import { createListingSource, judgeForConsultant, listingSourceTime } from '#test/support/listing-source.ts'
import { presentAt } from '#test/support/presentation.ts'
import { computeMaxBid } from '../calculators/cost-sheet.ts'
import { formatCentavos } from '../format-figures.ts'
import type { CataloguedListing } from '../property/listing.ts'
import { emptyCriteria } from '../search/search-criteria.ts'
import { answerQuestion } from './answer-question.ts'
import type { PageSentences } from './consultant-answer.ts'
import { answerReturn } from './listing-figures.ts'
import { noFigures } from './question-figures.ts'

const first = '8444411707729'
const second = '8444411707730'
const listed = (overrides: Partial<CataloguedListing> = {}) =>
  createListing({ id: first, price: 150_000_00, evaluation: 250_000_00, area: 60, ...overrides })
const judge = (overrides: Partial<CataloguedListing> = {}) =>
  judgeForConsultant(presentProperty(listed(overrides), presentAt(listingSourceTime)))

const page: PageSentences = {
  readAt: '2026-01-09T12:00:00Z',
  firstAuctionPrice: 180_000,
  secondAuctionPrice: 150_000,
  auctions: { first: null, second: null },
  condominiumRule: 'Sob responsabilidade do comprador, até o limite de 10%.',
  taxesRule: 'Sob responsabilidade do comprador.',
  warnings: ['Consta penhora na matrícula.'],
}

async function ask(
  message: string,
  {
    overrides = {},
    read = null,
    open = true,
  }: { overrides?: Partial<CataloguedListing>; read?: PageSentences | null; open?: boolean } = {},
): Promise<string> {
  const source = createListingSource([
    listed(overrides),
    listed({ id: second, price: 120_000_00, occupancy: 'occupied' }),
  ])
  const { content } = await answerQuestion(
    {
      message,
      understanding: {
        kind: 'info',
        criteria: emptyCriteria,
        flags: { highROI: false, highDiscount: false },
        facts: { income: null, purpose: null },
        listingId: /\d{13}/.exec(message)?.[0] ?? null,
        corrections: [],
        notUnderstood: [],
      },
      about: open ? judge(overrides) : null,
      turn: 0,
    },
    { ...source, pageOf: () => Promise.resolve(read) },
  )
  return content.replaceAll('\u00a0', ' ')
}

const plain = (centavos: number): string => formatCentavos(centavos).replaceAll('\u00a0', ' ')

describe('a question with numbers about the open listing', () => {
  it.each([30, 10, 22.5])('finds the highest bid for %d %% as the calculator does', async goal => {
    const answer = await ask(`qual o lance máximo pra ganhar ${String(goal).replace('.', ',')}%?`)
    const bid = computeMaxBid({ ...judge().judgement.purchase!, desiredRoi: goal })
    expect(answer).toContain(`o lance máximo é **${plain(bid!)}**`)
  })

  it('counts a bid as too low where it is below the price of today', async () => {
    expect(await ask('lance máximo pra ganhar 80%?')).toContain('**abaixo do mínimo** de hoje, R$ 150.000')
  })

  it('computes the return for the sale, the months and the repairs that are said', async () => {
    const answer = await ask('qual o lucro se eu vender por 210 mil em 6 meses com reforma de 20 mil?')
    const figures = { ...noFigures, saleValue: 210_000_00, saleMonths: 6, reform: 20_000_00 }
    expect(answer).toBe(answerReturn(judge(), figures).text.replaceAll('\u00a0', ' '))
    expect(answer).toMatch(/vendendo por R\$ 210\.000 em 6 meses, com reforma de R\$ 20\.000/)
  })

  it('computes the instalment for the down payment and the term, and the income it takes', async () => {
    const answer = await ask('quanto fica a parcela com 50 mil de entrada em 30 anos?', {
      overrides: { financing: true },
    })
    expect(answer).toMatch(
      /^Financiando R\$ 100\.000 com \*\*R\$ 50\.000\*\* de entrada em 360 meses, SAC: 1ª parcela de cerca de \*\*R\$ 1\.2\d\d/,
    )
    expect(answer).toMatch(/Pede renda de cerca de \*\*R\$ 4\.\d{3}/)
    expect(answer).toContain('Fonte: Tabela de financiamento da Caixa')
  })

  it('says that no loan is to be had where the bank does not lend, and what is missing', async () => {
    const answer = await ask('parcela com 10 mil de entrada em 20 anos?', { overrides: { financing: false } })
    expect(answer).toMatch(/^\*\*Não dá\*\*: este imóvel \*\*não aceita financiamento\*\*/)
    expect(answer).toMatch(/faltam \*\*R\$ \d/)
  })

  it('says which number is missing', async () => {
    expect(await ask('alugando, quanto rende?')).toMatch(/^Falta um dado: o aluguel/)
    expect(await ask('lance máximo pra ganhar 30%?', { overrides: { evaluation: null } })).toMatch(
      /^Falta um dado: a lista não traz a avaliação/,
    )
    expect(
      await ask('lance máximo pra ganhar 30% vendendo por 240 mil?', { overrides: { evaluation: null } }),
    ).toMatch(/o lance máximo é \*\*R\$/)
  })

  it('names a number that it did not use', async () => {
    expect(await ask('esse imóvel aceita FGTS? tenho 40 mil de entrada e 3 mil reais')).toMatch(
      /Não usei nesta resposta/,
    )
    expect(await ask('está ocupado? o aluguel seria 900')).not.toMatch(/undefined|null/)
  })

  it('computes the ITBI and the registration at its price and place', async () => {
    expect(await ask('quanto é o itbi desse imóvel?')).toMatch(
      /^Em \*\*Campinas\*\* o ITBI é de \*\*3%\*\*: .*R\$ 4\.500/,
    )
    expect(await ask('quanto dá o registro dele no cartório?')).toMatch(
      /^Em \*\*SP\*\*, para R\$ 150\.000: o registro/,
    )
  })
})

describe('the words of the bank’s page', () => {
  it('come before the rule of the modality, which comes before none', async () => {
    expect(await ask('quem paga o condomínio?', { read: page })).toMatch(
      /^Condomínio: \*\*Sob responsabilidade/,
    )
    expect(await ask('quem paga o condomínio?', { overrides: { modality: 'leilao' } })).toMatch(
      /No leilão SFI, \*\*tudo é de quem compra, sem limite/,
    )
    expect(await ask('quem paga o condomínio?', { overrides: { modality: 'venda-online' } })).toMatch(
      /até 10% da avaliação/,
    )
  })

  it('say what weighs on it; without them it is not known, which is no "nothing"', async () => {
    expect(await ask('tem penhora?', { read: page })).toMatch(/^“Consta penhora na matrícula\.”/)
    expect(await ask('tem penhora?')).toMatch(/^Não sei: .*\*\*não quer dizer\*\* que não haja/)
  })
})

describe('a question of two parts, or about two listings', () => {
  it('gets both answers', async () => {
    const answer = await ask('está ocupado e aceita financiamento?', {
      overrides: { occupancy: 'occupied', financing: true },
    })
    expect(answer).toMatch(/\*\*aceita financiamento\*\*.*\*\*ocupado\*\*/s)
  })

  it('is answered for each of two that are named', async () => {
    const answer = await ask(`o ${first} e o ${second} estão ocupados?`, { open: false })
    expect(answer).toContain(`(${first}), `)
    expect(answer).toMatch(new RegExp(`\\(${second}\\), .*\\*\\*ocupado\\*\\*`, 's'))
  })

  it('compares the open one with another', async () => {
    expect(await ask(`qual é melhor, esse ou o ${second}?`)).toMatch(/\*\*1º\*\*.*\*\*2º\*\*.*o menor preço/s)
  })
})

describe('what a listing’s facts do not answer', () => {
  it('is answered by the rule of its modality, or not at all', async () => {
    expect(await ask('posso cortar a luz pra ele sair?')).toMatch(/só por ordem do juiz/)
    expect(await ask('esse imóvel tem piscina?')).toMatch(/^Não sei responder isso/)
  })
})
