import { describe, expect, it } from 'vitest'
import {
  auctionListing,
  itemOf,
  createPageFacts,
  tenPercentRule,
  tenPercentOrAllRule,
} from '#test/support/checklist.ts'
import type { ChecklistFacts, ChecklistKey } from './checklist-facts.ts'

describe('a checklist item', () => {
  it.each<[ChecklistKey, Partial<ChecklistFacts>, string, RegExp]>([
    ['warnings', {}, 'unknown', /^Não temos a descrição/],
    ['warnings', { bankPage: createPageFacts({ description: null }) }, 'unknown', /^Não temos a descrição/],
    ['warnings', { bankPage: createPageFacts() }, 'ok', /não traz alerta/],
    ['warnings', { bankPage: createPageFacts({ warnings: ['Existe penhora.'] }) }, 'risk', /matrícula/],
    [
      'warnings',
      { bankPage: createPageFacts({ descriptionCut: true }) },
      'unknown',
      /^Só temos uma parte da descrição/,
    ],
    [
      'warnings',
      { bankPage: createPageFacts({ descriptionCut: true, warnings: ['Existe penhora.'] }) },
      'risk',
      /Só temos uma parte da descrição/,
    ],
    ['occupation', {}, 'unknown', /não diz .* por sua conta\.$/],
    ['occupation', { situation: 'vacant' }, 'ok', /desocupado/],
    ['occupation', { situation: 'occupied' }, 'risk', /^Ocupado: a desocupação é por sua conta/],
    ['occupation', { situation: 'occupied', ...auctionListing }, 'risk', /60 dias/],
    ['occupation', { situation: 'occupied', ...auctionListing, auctionType: 'Leilão' }, 'risk', /ação\.$/],
    [
      'occupation',
      { situation: 'vacant', bankPage: createPageFacts({ occupancyHidden: true }) },
      'attention',
      /^No código da página, sem aparecer nela, consta desocupado: confirme\. Se/,
    ],
    [
      'occupation',
      { situation: 'occupied', bankPage: createPageFacts({ occupancyHidden: true }) },
      'risk',
      /^No código da página, sem aparecer nela, consta ocupado: confirme\. Se/,
    ],
    ['condominium', {}, 'unknown', /^Não sabemos quem paga.*declaração de débitos/],
    ['condominium', { bankPage: createPageFacts() }, 'unknown', /a Caixa paga o condomínio: confirme/],
    [
      'condominium',
      { bankPage: createPageFacts(), ...auctionListing },
      'unknown',
      /não diz quem paga\. Veja o edital\. Peça/,
    ],
    [
      'condominium',
      { bankPage: createPageFacts({ condominiumRule: tenPercentRule }) },
      'attention',
      /^Até 10% da avaliação \(R\$ 20\.000\).*O que passar/,
    ],
    [
      'condominium',
      {
        bankPage: createPageFacts({ condominiumRule: tenPercentRule, evaluationValue: null }),
        evaluationValue: null,
      },
      'attention',
      /^Até 10% da avaliação é/,
    ],
    [
      'condominium',
      { bankPage: createPageFacts({ condominiumRule: 'Sob responsabilidade do comprador.' }) },
      'risk',
      /sem limite/,
    ],
    [
      'condominium',
      { bankPage: createPageFacts({ condominiumRule: 'A CAIXA pagará integralmente.' }) },
      'ok',
      /^A Caixa paga/,
    ],
    [
      'condominium',
      { bankPage: createPageFacts({ condominiumRule: 'Conforme acordo.' }) },
      'attention',
      /^Leia a regra/,
    ],
    [
      'taxes',
      { bankPage: createPageFacts({ taxesRule: tenPercentOrAllRule }) },
      'attention',
      /^Débito abaixo de 10% da avaliação \(R\$ 20\.000\).*Acima disso, a Caixa paga tudo/,
    ],
    [
      'taxes',
      { bankPage: createPageFacts({ taxesRule: tenPercentOrAllRule.split('. ')[0] ?? null }) },
      'attention',
      /reserve até esse valor\. Consulte/,
    ],
    [
      'taxes',
      {
        bankPage: createPageFacts({
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
        bankPage: createPageFacts({
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
      /^Nº 70623, ofício 04\. Peça/,
    ],
    ['record', { registrationNumber: '1', registrationUrl: 'https://x' }, 'ok', /cópia/],
    [
      'record',
      { registrationNumber: '1', bankPage: createPageFacts({ failedAuctionsRecorded: 'Averbado' }) },
      'ok',
      /^Nº 1/,
    ],
    [
      'record',
      { registrationNumber: '1', bankPage: createPageFacts({ failedAuctionsRecorded: 'Em tratamento' }) },
      'attention',
      /não está concluída: se ficar/,
    ],
    ['payment', {}, 'unknown', /o que ela não cita não é aceito/],
    [
      'payment',
      { financing: true, fgts: true },
      'ok',
      /^Aceita financiamento.*Aceita FGTS.*2 dias úteis para pagar o boleto da parte em recursos próprios.*passar de R\$ 500 mil.* 30 a 120 dias/,
    ],
    [
      'payment',
      { financing: true, bankPage: createPageFacts({ financing: false }) },
      'attention',
      /^Lista e página divergem: a lista diz que aceita financiamento; a página, que não/,
    ],
    [
      'payment',
      { financing: false, bankPage: createPageFacts({ financing: true }) },
      'attention',
      /^Lista e página divergem: a página diz que aceita financiamento; a lista, que não/,
    ],
    [
      'payment',
      { financing: true, bankPage: createPageFacts({ financing: true }) },
      'ok',
      /^Aceita financiamento/,
    ],
    ['payment', { financing: true, bankPage: createPageFacts() }, 'ok', /^Aceita financiamento/],
    [
      'payment',
      { financing: false, fgts: null },
      'attention',
      /^Não aceita financiamento.*FGTS, não informado/,
    ],
    ['payment', { financing: false, fgts: false, ...auctionListing }, 'attention', /Não aceita FGTS\.$/],
    ['dates', {}, 'unknown', /cronômetro/],
    ['dates', auctionListing, 'unknown', /no edital/],
    ['dates', { modality: 'venda-direta' }, 'ok', /^Sem prazo/],
    [
      'dates',
      { firstAuctionDate: '2026-11-25T18:00:00-03:00' },
      'ok',
      /^Fim da venda: 25 nov\. 2026, 18h00, .*5 minutos/,
    ],
    [
      'dates',
      {
        ...auctionListing,
        firstAuctionDate: '2026-11-20T10:00:00-03:00',
        secondAuctionDate: '2026-11-24T10:30:00-03:00',
      },
      'ok',
      /^1º leilão: 20 nov\. 2026, 10h00 \(já passou\)\. 2º leilão: 24 nov\. 2026, 10h30, horário/,
    ],
    [
      'dates',
      {
        ...auctionListing,
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
      /^Abertura das propostas/,
    ],
    ['price', {}, 'ok', /^40% abaixo da avaliação/],
    ['price', { price: 200_000 }, 'ok', /^Igual/],
    ['price', { price: 250_000 }, 'risk', /^25% acima da avaliação da Caixa, de R\$ 200\.000/],
    ['price', { price: 100_000.3, evaluationValue: 100_000 }, 'risk', /^R\$ 0,30 acima da avaliação/],
    ['price', { price: 99_999.7, evaluationValue: 100_000 }, 'ok', /^R\$ 0,30 abaixo da avaliação/],
    ['price', { price: 100_100, evaluationValue: 100_000 }, 'risk', /^0,1% acima/],
    ['price', { evaluationValue: null }, 'unknown', /não traz a avaliação/],
    [
      'price',
      { bankPage: createPageFacts({ price: 424_900, secondAuctionPrice: 925_122.3 }) },
      'attention',
      /2º leilão \(R\$ 925\.122,30\) é maior que o do 1º \(R\$ 424\.900\)/,
    ],
    ['commission', {}, 'ok', /^Nada a pagar/],
    [
      'commission',
      { ...auctionListing, auctioneerName: 'MARIA' },
      'attention',
      /^5% do lance, pagos ao leiloeiro, Maria, por fora do preço: R\$ 6\.000 pelo/,
    ],
    ['commission', { modality: 'licitacao' }, 'attention', /ao leiloeiro por fora/],
    ['commission', { modality: null }, 'unknown', /Depende/],
    ['preference', auctionListing, 'attention', /antigo dono/],
    ['areas', {}, 'ok', /^Compare as áreas/],
    ['areas', { privateArea: null }, 'unknown', /não informa a área/],
    ['areas', { totalArea: 40 }, 'attention', /maior que a total/],
    [
      'areas',
      { bankPage: createPageFacts({ warnings: ['Existe área não averbada.', 'Imóvel ocupado.'] }) },
      'attention',
      /diferença/,
    ],
    ['edital', {}, 'ok', /^Não há edital.*7 dias corridos .* recebe de volta .* Depois disso, .* custa 5%/],
    ['edital', auctionListing, 'unknown', /^Não temos o número/],
    [
      'edital',
      {
        ...auctionListing,
        bankPage: createPageFacts({
          editalNumber: '0029/0226 - CPA/RE',
          editalItem: '431',
          editalPublishedAt: '2026-07-17T08:22:04-03:00',
        }),
      },
      'ok',
      /^Edital 0029\/0226 - CPA\/RE, item 431, publicado em 17 jul\. 2026\./,
    ],
    ['edital', { ...auctionListing, editalUrl: 'https://x' }, 'ok', /disponível/],
  ])('%s of %j is %s', (key, facts, state, text) => {
    const item = itemOf(key, facts)
    expect(item?.state).toBe(state)
    expect(item?.text.replaceAll('\u00a0', ' ')).toMatch(text)
  })
})

describe('the source of a checklist item', () => {
  it('names the page with its day, the law, the item of the rules, or the edital', () => {
    const bankPage = createPageFacts({
      warnings: ['Existe penhora.', 'Imóvel ocupado.'],
      condominiumRule: tenPercentRule,
      editalNumber: '1/2 - CPA/RE',
    })
    expect(itemOf('warnings', { bankPage })).toMatchObject({
      excerpt: 'Existe penhora. Imóvel ocupado.',
      source: 'Página da Caixa de 20 nov. 2026',
    })
    expect(itemOf('condominium', { bankPage })?.excerpt).toBe(tenPercentRule)
    expect(itemOf('preference', auctionListing)?.source).toBe('Lei 9.514/1997, art. 27, § 2º-B')
    expect(itemOf('occupation', {})?.source).toBe('Regras da Venda Online da Caixa (19.603), item 21.5')
    expect(itemOf('occupation', { ...auctionListing, bankPage })?.source).toBe('Edital 1/2 - CPA/RE')
    expect(itemOf('payment', { financing: true })?.source).toBe('Lista da Caixa')
    expect(itemOf('taxes', {})?.source).toBe('Página da Caixa ainda não lida')
  })
})

it('limits the right of preference to SFI auctions', () => {
  expect(itemOf('preference', { modality: 'leilao', auctionType: 'Leilão' })).toBeUndefined()
  expect(itemOf('preference', { modality: 'licitacao', auctionType: 'Licitação Aberta' })).toBeUndefined()
  expect(itemOf('preference', {})).toBeUndefined()
})
