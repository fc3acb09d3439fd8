import { describe, expect, it } from 'vitest'
import type { ConsultantListing } from '#contract/consultant-listing.ts'
import { presentProperty } from '#contract/present-property.ts'
import { createListing } from '#test/support/catalogue.ts'
import { createListingSource, judgeForConsultant, listingSourceTime } from '#test/support/listing-source.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import type { SentenceKind } from '../search/sentence/read-sentence.ts'
import { answerQuestion, type ConsultantQuestion } from './answer-question.ts'
import { presentAt } from '#test/support/presentation.ts'

const flat = (id: string, overrides: Partial<CataloguedListing> = {}) =>
  createListing({ id, price: 150_000_00, evaluation: 200_000_00, ...overrides })
const flats = [
  flat('1'),
  flat('2', { price: 160_000_00 }),
  flat('3', { price: 400_000_00 }),
  flat('4', { city: 'SANTOS' }),
]
const open = (overrides: Partial<CataloguedListing> = {}) =>
  judgeForConsultant(presentProperty(flat('1', overrides), presentAt(listingSourceTime)))

const ask = (
  message: string,
  {
    kind = 'info',
    criteria = {},
    ...rest
  }: { kind?: SentenceKind; criteria?: Partial<Criteria> } & Partial<
    ConsultantQuestion<ConsultantListing>
  > = {},
) =>
  answerQuestion(
    {
      message,
      understanding: {
        kind,
        criteria: { ...emptyCriteria, ...criteria },
        flags: { highROI: false, highDiscount: false },
        facts: { income: null, purpose: null },
        listingId: null,
        corrections: [],
        notUnderstood: [],
      },
      about: null,
      turn: 0,
      ...rest,
    },
    createListingSource(flats),
  )

describe('the consultant', () => {
  it('greets with its abilities and the size of the catalogue', async () => {
    const catalogue = {
      total: 31_438,
      states: 24,
      listDate: '2026-07-21',
      oldestListDate: '2026-01-08',
      lists: [
        { uf: 'AC', total: 20, unseen: 0 },
        { uf: 'GO', total: 1_900, unseen: 0 },
        { uf: 'SP', total: 0, unseen: 0 },
      ] as const,
      demonstration: false,
    }
    const { content, found, suggestions } = await ask('oi', { kind: 'greeting', catalogue })
    expect(content).toMatch(/^Olá! Sou o consultor do Arremate/)
    expect(content.replaceAll('\u00a0', ' ')).toContain(
      'São **31.438 imóveis** em 24 estados, das listas da Caixa de 8 jan. a 21 jul. 2026.',
    )
    // Its example is a search that finds something.
    expect(content).toContain('**casas em GO**')
    expect(found).toBeNull()
    expect(suggestions).toHaveLength(4)
  })

  it('greets without a number when the size is not known, and says when listings are invented', async () => {
    const { content } = await ask('oi', { kind: 'greeting' })
    expect(content).not.toMatch(/\d+ imóveis/)
    expect(content).not.toMatch(/\*\*casas em/)
    const catalogue = {
      total: 1,
      states: 1,
      listDate: '2026-01-08',
      oldestListDate: '2026-01-08',
      lists: [],
      demonstration: true,
    }
    expect((await ask('oi', { kind: 'greeting', catalogue })).content).toContain(
      'É **1 imóvel** em 1 estado, por enquanto inventado, para demonstração.',
    )
  })

  it('explains a topic with its source and suggests next questions', async () => {
    const { content, found, suggestions } = await ask('o que é licitação aberta?')
    expect(content).toMatch(/^Na \*\*licitação aberta\*\*.*\n\nFonte: Edital de Licitação Aberta da Caixa/s)
    expect(found).toBeNull()
    expect(suggestions).toContain('Quanto é a comissão do leiloeiro?')
  })

  it('answers a search and what the sentence asks besides', async () => {
    const { content, found } = await ask('apartamentos em Campinas. o que é licitação aberta?', {
      kind: 'search',
      criteria: { category: ['apartamento'], city: ['CAMPINAS'] },
    })
    expect(content).toMatch(/^Encontrei \*\*3 apartamentos\*\*.*\n\n\*\*.*licitação aberta.*Fonte: /s)
    expect(found?.total).toBe(3)
  })

  it('answers two questions that only a comma joins', async () => {
    const { content, found } = await ask('ITBI e cartório, financiar ou à vista?')
    expect(content).toMatch(/^\*\*Quanto é o ITBI\?\*\*.*\n\n\*\*.*pagar à vista\?.*Fonte: /s)
    expect(found).toBeNull()
  })

  it('says so when it does not know an answer', async () => {
    const { content, suggestions } = await ask('qual a capital da França?')
    expect(content).toMatch(/^Não sei responder isso\./)
    expect(suggestions).toHaveLength(4)
  })

  it('answers a search with its summary', async () => {
    const { content, found } = await ask('em santos', { kind: 'search', criteria: { city: ['SANTOS'] } })
    expect(content).toBe(found?.summary)
    expect(found).toMatchObject({ total: 1, asked: { state: ['SP'] } })
  })

  it('searches for criteria edited by hand, whatever the sentence says', async () => {
    const criteria: Partial<Criteria> = { modality: ['venda-online'] }
    expect((await ask('como funciona a venda online?', { kind: 'search', criteria })).found).toBeNull()
    const { found } = await ask('como funciona a venda online?', {
      kind: 'search',
      criteria,
      edited: true,
      about: open(),
    })
    expect(found?.total).toBe(4)
  })

  it('suggests other questions at the next turn', async () => {
    const [first, later] = await Promise.all([ask('abacaxi', { turn: 0 }), ask('abacaxi', { turn: 1 })])
    expect(first.suggestions).not.toEqual(later.suggestions)
    expect(await ask('abacaxi', { turn: 0 })).toEqual(first)
  })

  it('rethrows errors of the listing source', async () => {
    const broken = {
      search: () => Promise.reject(new Error('lost')),
      statesOf: () => Promise.resolve([]),
      byIds: () => Promise.resolve([]),
      waitingOf: () => Promise.resolve(null),
      pageOf: () => Promise.resolve(null),
    }
    const understanding = {
      kind: 'search' as const,
      criteria: emptyCriteria,
      flags: { highROI: false, highDiscount: false },
      facts: { income: null, purpose: null },
      listingId: null,
      corrections: [],
      notUnderstood: [],
    }
    await expect(
      answerQuestion({ message: 'casas', understanding, about: null, turn: 0 }, broken),
    ).rejects.toThrow('lost')
  })
})

describe('a question about the open property', () => {
  it.each<[question: string, facts: Partial<CataloguedListing>, answer: RegExp]>([
    ['esse imóvel aceita financiamento?', { financing: true }, /^Sim, .*aceita financiamento/],
    ['esse imóvel aceita financiamento?', { financing: false }, /^Não, .*não aceita financiamento/],
    ['esse imóvel aceita financiamento?', { financing: null }, /^Financiamento: \*\*Não informado\*\*/],
    ['aceita fgts?', { fgts: true }, /^Sim, .*aceita FGTS/],
    ['dá pra usar o FGTS nele?', { fgts: null }, /^FGTS: \*\*Não informado\*\*/],
    ['está ocupado?', { occupancy: 'occupied' }, /está \*\*ocupado\*\*/],
    ['tem gente morando?', { occupancy: null }, /^Ocupação: \*\*Não informado\*\*/],
    ['essa casa está desocupada?', { occupancy: 'vacant' }, /\*\*desocupado\*\*/],
    [
      'qual o desconto?',
      {},
      /R\$\u00a0150\.000\*\*, \*\*25% abaixo da avaliação\*\* da Caixa, de R\$\u00a0200\.000/,
    ],
    ['qual o desconto?', { evaluation: null }, /^Desconto: \*\*Não informado\*\*/],
    ['qual o desconto?', { evaluation: 100_000_00 }, /\*\*50% acima da avaliação\*\*/],
    [
      'quanto custa no total?',
      {},
      /^À vista, conte com \*\*R\$.*- ITBI de Campinas, 3%.*Até revender em 12 meses/s,
    ],
    ['quanto custa no total?', { evaluation: null }, /Sem a avaliação não dá para estimar/],
    ['posso usar FGTS?', { fgts: false }, /^Não, /],
    ['quanto é?', {}, /O preço mínimo é/],
    ['qual o valor do imóvel?', {}, /O preço mínimo é/],
    ['qual o desconto?', { gone: true }, /^Este imóvel está \*\*fora da lista desde .*25% abaixo/s],
    ['quanto custa?', {}, /O preço mínimo é \*\*R\$\u00a0150\.000\*\*/],
    [
      'qual o ROI?',
      {},
      /^\*\*ROI líquido −?\d+% · de −?\d+% a −?\d+%, pela avaliação, que erra até 25%\*\*, do cenário pessimista ao otimista/,
    ],
    ['vale a pena esse imóvel?', {}, /^Não dá para dizer: faltam respostas\. Sabe-se \d+% do que pesa/],
    [
      'vale a pena esse imóvel?',
      { debtsStated: true, occupancy: 'vacant', fgts: true, financing: true },
      /^(?:Paga|Só paga|Não paga) a conta/,
    ],
    [
      'vale a pena esse imóvel?',
      { category: 'casa' },
      /^Não dá para dizer: falta a base da venda\. De casa não há/,
    ],
    [
      'qual o ROI?',
      { category: 'casa' },
      /^Para casas não há prova .*\*\*ROI líquido −?[\d,]+%, se vender pela avaliação\*\*, já com/s,
    ],
    ['esse imóvel tem dívida de condomínio?', {}, /^Dívidas: \*\*Não informadas\*\*/],
    ['vale a pena esse imóvel?', { evaluation: null }, /ROI líquido estimado: \*\*Não informado\*\*/],
    ['qual o próximo preço?', {}, /^Próximo preço: \*\*Não informado\*\*/],
    ['vale esperar?', {}, /^Próximo preço: \*\*Não informado\*\*/],
    ['quando baixa?', { gone: true }, /não há próximo preço/],
    ['quantos quartos tem?', { rooms: 2 }, /são \*\*2 quartos\*\*/],
    ['quantos quartos tem?', { rooms: 1 }, /é \*\*1 quarto\*\*/],
    ['tem vaga?', { garage: null }, /^Vagas: \*\*Não informadas\*\*/],
    ['qual a área?', { area: 48.35 }, /\*\*48,35 m²\*\*/],
    ['quando é?', { firstAuctionAt: '2026-02-01T13:00:00.000Z' }, /\*\*1 fev\. 2026\*\*/],
    ['quando é o leilão?', {}, /^Data: \*\*Não informada\*\*/],
    ['qual a modalidade?', {}, /\*\*venda online\*\* \(na Caixa: Venda Online\)/],
    [
      'quanto é o ITBI?',
      {},
      /^A alíquota de|^Em \*\*Campinas\*\* o ITBI é de \*\*3%\*\*: sobre R\$\u00a0150\.000, \*\*R\$\u00a04\.500/,
    ],
    ['onde fica?', {}, /\*\*Centro\*\*, \*\*Campinas\*\*, \*\*SP\*\*/],
  ])('%s is answered with %j', async (question, facts, answer) => {
    const { content, found, suggestions } = await ask(question, { about: open(facts) })
    expect(content).toMatch(answer)
    expect(found).toBeNull()
    expect(suggestions).toHaveLength(4)
  })

  it('is answered even if the sentence reads like a search', async () => {
    const criteria = { financing: true }
    const { content } = await ask('aceita financiamento?', {
      kind: 'search',
      criteria,
      about: open({ financing: true }),
    })
    expect(content).toMatch(/^Sim/)
  })

  it('finds similar properties, without the open one', async () => {
    const { found } = await ask('tem parecidos?', { about: open() })
    expect(found?.items.map(item => item.id)).toEqual(['2'])
    expect(found?.total).toBe(1)
    expect(found?.summary).toMatch(
      /^Apartamentos parecidos, com preço até 30% acima ou abaixo\. Encontrei \*\*1 apartamento\*\*/,
    )
  })

  it.each<[string, Partial<Criteria>, SentenceKind]>([
    ['como funciona o financiamento?', {}, 'info'],
    ['vale a pena comprar em leilão?', {}, 'info'],
    ['posso visitar?', {}, 'info'],
    ['casas em SP com desconto', { state: ['SP'], category: ['casa'] }, 'search'],
  ])('is not recognized in: %s', async (question, criteria, kind) => {
    const answer = await ask(question, { about: open(), criteria, kind })
    expect(answer).toEqual(await ask(question, { criteria, kind }))
  })
})
