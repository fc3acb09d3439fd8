import { describe, expect, it } from 'vitest'
import { checklist } from './checklist.ts'
import type { ChecklistFacts, ChecklistKey } from './facts.ts'

type PageFacts = NonNullable<ChecklistFacts['bankPage']>

const now = new Date('2026-11-21T12:00:00Z')

/** Known from a list alone. */
const unread: ChecklistFacts = {
  modality: 'venda-online',
  auctionType: 'Venda Online',
  price: 120_000,
  evaluationValue: 200_000,
  situation: 'unknown',
  financing: null,
  fgts: null,
  firstAuctionDate: null,
  secondAuctionDate: null,
  auctioneerName: null,
  registrationNumber: null,
  registryOffice: null,
  registrationUrl: null,
  editalUrl: null,
  totalArea: null,
  privateArea: 48.35,
  bankPage: null,
}
const page = (overrides: Partial<PageFacts> = {}): PageFacts => ({
  readAt: '2026-11-20T23:30:00-03:00',
  modality: null,
  evaluationValue: 200_000,
  price: 120_000,
  secondAuctionPrice: null,
  notice: null,
  noticeItem: null,
  noticePublishedAt: null,
  failedAuctionsRecorded: null,
  description: '2 Quartos.',
  warnings: [],
  paymentForms: [],
  condominiumRule: null,
  taxesRule: null,
  ...overrides,
})
const auction = { modality: 'leilao', auctionType: 'Leilão SFI - Edital Único' } as const

const itemOf = (key: ChecklistKey, facts: Partial<ChecklistFacts>) =>
  checklist({ ...unread, ...facts }, now).find(item => item.key === key)

const ten =
  'Sob responsabilidade do comprador, até o limite de 10% em relação ao valor de avaliação do imóvel. A CAIXA realizará o pagamento apenas do valor que exceder o limite de 10% do valor de avaliação.'
const tenOrAll =
  'Sob responsabilidade do comprador, quando o débito for inferior a 10% do valor de avaliação. A CAIXA paga integralmente quando o débito for superior a 10% do valor de avaliação.'

describe('each item', () => {
  it.each<[ChecklistKey, Partial<ChecklistFacts>, string, RegExp]>([
    ['warnings', {}, 'unknown', /^Não temos a descrição/],
    ['warnings', { bankPage: page({ description: null }) }, 'unknown', /^Não temos a descrição/],
    ['warnings', { bankPage: page() }, 'ok', /não traz alerta/],
    ['warnings', { bankPage: page({ warnings: ['Existe penhora.'] }) }, 'risk', /matrícula/],
    ['occupation', {}, 'unknown', /não diz .* por sua conta\.$/],
    ['occupation', { situation: 'vacant' }, 'ok', /desocupado/],
    ['occupation', { situation: 'occupied' }, 'risk', /^Ocupado: a desocupação é por sua conta/],
    ['occupation', { situation: 'occupied', ...auction }, 'risk', /60 dias/],
    ['condominium', {}, 'unknown', /^Não sabemos quem paga.*declaração de débitos/],
    ['condominium', { bankPage: page() }, 'unknown', /a Caixa paga o condomínio: confirme/],
    [
      'condominium',
      { bankPage: page(), ...auction },
      'unknown',
      /em “Regras para pagamento das despesas”\. Peça/,
    ],
    [
      'condominium',
      { bankPage: page({ condominiumRule: ten }) },
      'attention',
      /^Até 10% da avaliação \(R\$ 20\.000\).*O que passar/,
    ],
    [
      'condominium',
      { bankPage: page({ condominiumRule: ten, evaluationValue: null }), evaluationValue: null },
      'attention',
      /^Até 10% da avaliação é/,
    ],
    [
      'condominium',
      { bankPage: page({ condominiumRule: 'Sob responsabilidade do comprador.' }) },
      'risk',
      /sem limite/,
    ],
    [
      'condominium',
      { bankPage: page({ condominiumRule: 'A CAIXA pagará integralmente.' }) },
      'ok',
      /^A Caixa paga/,
    ],
    [
      'condominium',
      { bankPage: page({ condominiumRule: 'Conforme acordo.' }) },
      'attention',
      /^Leia a regra/,
    ],
    [
      'taxes',
      { bankPage: page({ taxesRule: tenOrAll }) },
      'attention',
      /^Débito abaixo de 10% da avaliação \(R\$ 20\.000\).*Acima disso, a Caixa paga tudo/,
    ],
    [
      'taxes',
      { bankPage: page({ taxesRule: tenOrAll.split('. ')[0] ?? null }) },
      'attention',
      /reserve até esse valor\. Consulte/,
    ],
    [
      'taxes',
      {
        bankPage: page({
          taxesRule:
            'As despesas de tributos, até a data da venda, inferiores a R$ 1.000,00 (mil reais) ficarão a cargo do comprador.',
        }),
      },
      'attention',
      /^Débito abaixo de R\$ 1\.000,00/,
    ],
    [
      'taxes',
      {
        bankPage: page({
          taxesRule:
            'O comprador paga até R$ 1.000,00. A CAIXA paga toda a dívida quando passar de R$ 1.000,00.',
        }),
      },
      'attention',
      /Acima disso, a Caixa paga tudo/,
    ],
    ['record', {}, 'unknown', /^Não temos o número/],
    [
      'record',
      { registrationNumber: '70623', registryOffice: '04 · GUARA-DF' },
      'ok',
      /^Nº 70623, ofício 04 · GUARA-DF\. Peça/,
    ],
    ['record', { registrationNumber: '1', registrationUrl: 'https://x' }, 'ok', /cópia/],
    [
      'record',
      { registrationNumber: '1', bankPage: page({ failedAuctionsRecorded: 'Averbado' }) },
      'ok',
      /^Nº 1/,
    ],
    [
      'record',
      { registrationNumber: '1', bankPage: page({ failedAuctionsRecorded: 'Em tratamento' }) },
      'attention',
      /não está concluída: se ficar/,
    ],
    ['payment', {}, 'unknown', /o que ela não cita não é aceito/],
    ['payment', { financing: true, fgts: true }, 'ok', /^Aceita financiamento.*Aceita FGTS.*2 dias úteis/],
    [
      'payment',
      { financing: false, fgts: null },
      'attention',
      /^Não aceita financiamento.*FGTS, não informado/,
    ],
    ['payment', { financing: false, fgts: false, ...auction }, 'attention', /Não aceita FGTS\.$/],
    ['dates', {}, 'unknown', /cronômetro/],
    ['dates', auction, 'unknown', /no edital/],
    ['dates', { modality: 'venda-direta' }, 'ok', /^Sem prazo/],
    [
      'dates',
      { firstAuctionDate: '2026-11-25T18:00:00-03:00' },
      'ok',
      /^Fim da disputa: 25\/11\/2026 às 18h00, .*5 minutos/,
    ],
    [
      'dates',
      {
        ...auction,
        firstAuctionDate: '2026-11-20T10:00:00-03:00',
        secondAuctionDate: '2026-11-24T10:30:00-03:00',
      },
      'ok',
      /^1º leilão: 20\/11\/2026 às 10h00 \(já passou\)\. 2º leilão: 24\/11\/2026 às 10h30, horário/,
    ],
    [
      'dates',
      {
        ...auction,
        firstAuctionDate: '2026-07-13T10:00:00-03:00',
        secondAuctionDate: '2026-07-17T10:00:00-03:00',
      },
      'attention',
      /nova data/,
    ],
    [
      'dates',
      { modality: 'licitacao', firstAuctionDate: '2026-12-01T10:00:00-03:00' },
      'ok',
      /^Abertura dos lances/,
    ],
    ['price', {}, 'ok', /^40% abaixo da avaliação/],
    ['price', { price: 200_000 }, 'ok', /^Igual/],
    ['price', { price: 250_000 }, 'risk', /^25% acima da avaliação da Caixa, de R\$ 200\.000/],
    ['price', { evaluationValue: null }, 'unknown', /não traz a avaliação/],
    [
      'price',
      { bankPage: page({ price: 424_900, secondAuctionPrice: 925_122.3 }) },
      'attention',
      /2º leilão \(R\$ 925\.122,30\) é maior que o do 1º \(R\$ 424\.900\)/,
    ],
    ['commission', {}, 'ok', /^Nada a pagar/],
    [
      'commission',
      { ...auction, auctioneerName: 'MARIA' },
      'attention',
      /^5% do lance, pagos ao leiloeiro, MARIA, por fora do preço: R\$ 6\.000 pelo/,
    ],
    ['commission', { modality: 'licitacao' }, 'attention', /ao leiloeiro por fora/],
    ['commission', { modality: null }, 'unknown', /Depende/],
    ['preference', auction, 'attention', /antigo dono/],
    ['areas', {}, 'ok', /^Compare as áreas/],
    ['areas', { privateArea: null }, 'unknown', /não informa a área/],
    ['areas', { totalArea: 40 }, 'attention', /maior que a total/],
    [
      'areas',
      { bankPage: page({ warnings: ['Existe área não averbada.', 'Imóvel ocupado.'] }) },
      'attention',
      /diferença/,
    ],
    ['notice', {}, 'ok', /^Não há edital.*7 dias/],
    ['notice', auction, 'unknown', /^Não temos o número/],
    [
      'notice',
      {
        ...auction,
        bankPage: page({
          notice: '0029/0226 - CPA/RE',
          noticeItem: '431',
          noticePublishedAt: '2026-07-17T08:22:04-03:00',
        }),
      },
      'ok',
      /^Edital 0029\/0226 - CPA\/RE, item 431, publicado em 17\/07\/2026\./,
    ],
    ['notice', { ...auction, editalUrl: 'https://x' }, 'ok', /disponível/],
  ])('%s of %j is %s', (key, facts, state, text) => {
    const item = itemOf(key, facts)
    expect(item?.state).toBe(state)
    expect(item?.text.replaceAll('\u00a0', ' ')).toMatch(text)
  })
})

describe('what it rests on', () => {
  it('is told: the page with its day, the law, the rules at their item, the edital', () => {
    const bankPage = page({
      warnings: ['Existe penhora.', 'Imóvel ocupado.'],
      condominiumRule: ten,
      notice: '1/2 - CPA/RE',
    })
    expect(itemOf('warnings', { bankPage })).toMatchObject({
      excerpt: 'Existe penhora. Imóvel ocupado.',
      source: 'Página da Caixa, lida em 20/11/2026',
    })
    expect(itemOf('condominium', { bankPage })?.excerpt).toBe(ten)
    expect(itemOf('preference', auction)?.source).toBe('Lei 9.514/1997, art. 27, § 2º-B')
    expect(itemOf('occupation', {})?.source).toBe('Regras da Venda Online da Caixa (19.603), item 21.5')
    expect(itemOf('occupation', { ...auction, bankPage })?.source).toBe('Edital 1/2 - CPA/RE')
    expect(itemOf('payment', { financing: true })?.source).toBe('Lista da Caixa')
    expect(itemOf('taxes', {})?.source).toBe('Página da Caixa ainda não lida')
  })
})

it('the right of preference is that of SFI auctions alone', () => {
  expect(itemOf('preference', { modality: 'leilao', auctionType: 'Leilão' })).toBeUndefined()
  expect(itemOf('preference', { modality: 'licitacao', auctionType: 'Licitação Aberta' })).toBeUndefined()
  expect(itemOf('preference', {})).toBeUndefined()
})

describe('when the list has moved it to another kind of sale since the page was read', () => {
  const old: Partial<ChecklistFacts> = {
    firstAuctionDate: '2026-11-25T10:00:00-03:00',
    editalUrl: 'https://x',
    bankPage: page({
      modality: 'licitacao',
      notice: '0037/0326 - CPVE/RE',
      price: 1,
      secondAuctionPrice: 2,
      condominiumRule: 'A CAIXA pagará integralmente.',
      taxesRule: 'Sob responsabilidade do comprador.',
    }),
  }

  it('dates, edital and rules of before are not told as those of now', () => {
    expect(itemOf('dates', old)).toMatchObject({ state: 'unknown', text: expect.stringContaining('mudou') })
    expect(itemOf('condominium', old)).toMatchObject({
      state: 'attention',
      text: expect.stringMatching(/^A Caixa paga\..*A modalidade mudou/),
      source: 'Página da Caixa, lida em 20/11/2026, antes de mudar a modalidade',
    })
    expect(itemOf('taxes', old)?.state).toBe('risk')
    expect(itemOf('price', old)?.text).not.toContain('2º leilão')
    expect(itemOf('notice', { ...old, ...auction })?.state).toBe('unknown')
    expect(itemOf('commission', { ...old, ...auction })?.source).toContain('Edital da venda')
  })

  it('the same modality, or one that the page did not tell, changes nothing', () => {
    for (const modality of ['venda-online', null] as const) {
      const same = { ...old, bankPage: page({ ...old.bankPage, modality }) }
      expect(itemOf('dates', same)?.state).toBe('ok')
      expect(itemOf('condominium', same)?.state).toBe('ok')
    }
  })
})
