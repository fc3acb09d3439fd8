import { describe, expect, it } from 'vitest'
import type { BankPage } from '#domain/property/bank-page.ts'
import { createBankPage, type InventedPage } from '#test/support/bank-page.ts'
import { readBankPage } from './bank-page-reader.ts'

const read = (text: string, fileName?: string): BankPage => {
  const reading = readBankPage(text, fileName)
  if (reading.kind === 'refused') throw new Error(reading.reason)
  return reading.page
}
const pageOf = (says?: InventedPage) => read(createBankPage(says))

const auction: InventedPage = {
  prices: [
    'Valor mínimo de venda 1º Leilão: R$ 424.900,00',
    'Valor mínimo de venda 2º Leilão: R$ 925.122,30',
  ],
  sale: [
    'Leilão SFI',
    'Edital: <strong>0029/0226 - CPA/RE</strong>',
    'Número do item: <strong>431</strong>',
    'Leiloeiro(a): <strong>MARIA INVENTADA DA SILVA</strong>',
    'Data do 1º Leilão - 13/07/2026 - 10h00',
    'Data do 2º Leilão - 17/07/2026 - 14h30',
    '(Edital publicado em: 01/07/2026 08:22:04)',
  ],
}

describe('a bank page', () => {
  it('is read field by field', () => {
    expect(pageOf()).toEqual({
      id: '8444412345678',
      name: 'COND INVENTADO',
      propertyType: 'Apartamento',
      evaluation: 200_000_00,
      price: 120_000_00,
      secondAuctionPrice: null,
      occupancy: null,
      occupancyHidden: false,
      rooms: 2,
      garage: 1,
      totalArea: 61.2,
      privateArea: 48.35,
      landArea: null,
      titleRecords: ['12345'],
      judicialDistrict: 'CAMPINAS-SP',
      registryOffice: '01',
      cityRegistrations: ['345.678'],
      remainingSeconds: null,
      inDispute: false,
      bids: null,
      failedAuctionsRecorded: 'Averbado',
      modality: 'Compra Direta',
      editalNumber: null,
      editalItem: null,
      editalPublishedAt: null,
      auctioneer: null,
      firstAuctionAt: null,
      secondAuctionAt: null,
      address: 'RUA DAS FLORES,N. 100 APTO. 12, CENTRO - CEP: 13010-000, CAMPINAS - SAO PAULO',
      postalCode: '13010000',
      description: '2 Quartos, 1 Vaga na Garagem, Wc, Sala, Cozinha.',
      descriptionCut: false,
      warnings: [],
      payment: {
        sentences: ['Recursos próprios.', 'Permite utilização de FGTS. Consulte condições e enquadramento.'],
        fgts: true,
        financing: false,
        cut: false,
      },
      debts: {
        condominium:
          'Sob responsabilidade do comprador, até o limite de 10% em relação ao valor de avaliação do imóvel. A CAIXA realizará o pagamento apenas do valor que exceder o limite de 10% do valor de avaliação.',
        taxes: 'Sob responsabilidade do comprador.',
        condominiumCut: false,
        taxesCut: false,
      },
      titleRecordUrl: null,
      editalUrl: null,
      photos: [],
    })
  })

  it('of a leilão has two prices, of which the second may be higher, two dates, edital and leiloeiro', () => {
    expect(pageOf(auction)).toMatchObject({
      price: 424_900_00,
      secondAuctionPrice: 925_122_30,
      modality: 'Leilão SFI',
      editalNumber: '0029/0226 - CPA/RE',
      editalItem: '431',
      editalPublishedAt: '2026-07-01T08:22:04-03:00',
      auctioneer: 'MARIA INVENTADA DA SILVA',
      firstAuctionAt: '2026-07-13T10:00:00-03:00',
      secondAuctionAt: '2026-07-17T14:30:00-03:00',
      editalUrl: 'https://venda-imoveis.caixa.gov.br/editais/EL00290226CPARE.PDF',
    })
  })

  it('of a licitação has the opening of the bids', () => {
    const sale = [
      'Licitação Aberta',
      'Edital: 0037/0326 - CPVE/RE',
      'Data da Licitação Aberta - 06/11/2026 - 10h00',
    ]
    expect(pageOf({ sale })).toMatchObject({
      modality: 'Licitação Aberta',
      firstAuctionAt: '2026-11-06T10:00:00-03:00',
      secondAuctionAt: null,
      editalUrl: 'https://venda-imoveis.caixa.gov.br/editais/EA00370326CPVERE.PDF',
    })
  })

  it('of a venda online has its end in a script, which is empty after the sale', () => {
    const sale = ['<div id="divContador"><strong>Tempo restante na venda online:</strong></div>']
    expect(pageOf({ sale, ends: '08/10/2026 18:00:00' })).toMatchObject({
      modality: 'Venda Online',
      firstAuctionAt: '2026-10-08T18:00:00-03:00',
    })
    expect(pageOf({ sale, ends: '' })).toMatchObject({ modality: 'Venda Online', firstAuctionAt: null })
  })

  it.each([
    ['Desocupado', 'vacant'],
    ['Ocupado', 'occupied'],
    ['Em verificação', null],
    [null, null],
  ])('with situation %j is %j', (situation, occupancy) => {
    expect(pageOf({ situation })).toMatchObject({ occupancy, occupancyHidden: occupancy !== null })
  })

  it('that shows its situation has no hidden one', () => {
    const shown = createBankPage({ situation: 'Ocupado' }).replace(
      'Quartos:',
      'Situação: Desocupado<br>Quartos:',
    )
    expect(read(shown)).toMatchObject({ occupancy: 'vacant', occupancyHidden: false })
  })

  it('may have several matrículas, and has areas only when it states them', () => {
    expect(
      pageOf({ records: '113321, 113397', areas: ['Área do terreno = <strong>1.250,50m2</strong>'] }),
    ).toMatchObject({
      titleRecords: ['113321', '113397'],
      totalArea: null,
      privateArea: null,
      landArea: 1250.5,
    })
  })

  it('links documents and photos, of which only its own count', () => {
    const page = pageOf({
      documents: ['/editais/matricula/SP/8444412345678.pdf'],
      photos: [
        '/fotos/F844441234567822.jpg',
        '/fotos/F844441234567821.jpg',
        '/fotos/F844441234567821.jpg',
        '/fotos/F818860012403021.jpg',
      ],
    })
    expect(page.photos).toEqual([1, 2])
    expect(page.titleRecordUrl).toBe(
      'https://venda-imoveis.caixa.gov.br/editais/matricula/SP/8444412345678.pdf',
    )
    expect(pageOf({ documents: ['/editais/matricula/SP/1111111111111.pdf'] }).titleRecordUrl).toBe(
      'https://venda-imoveis.caixa.gov.br/editais/matricula/SP/8444412345678.pdf',
    )
  })

  it('has its entities and accents decoded and its scripts ignored', () => {
    expect(pageOf({ name: 'CONDOM&Iacute;NIO S&#195;O JO&Atilde;O &amp; CIA' }).name).toBe(
      'CONDOMÍNIO SÃO JOÃO & CIA',
    )
    expect(pageOf({ records: '1' }).titleRecords).toEqual(['1'])
  })
})

describe('the property number', () => {
  it.each([
    ['878770013887-4', '8787700138874'],
    ['000001000397-5', '10003975'],
  ])('%s is %s', (number, id) => {
    expect(pageOf({ number }).id).toBe(id)
  })

  it('is taken from the form, the links, or the file name when the page does not show it', () => {
    const form = createBankPage().replace(/<span>Número do imóvel.*?<br>/, '')
    expect(read(form, '1111111111111.html').id).toBe('8444412345678')
    const none = createBankPage({ number: null })
    expect(read(`${none.slice(0, -14)}<a href="?hdnimovel=10003975">x</a></body></html>`).id).toBe('10003975')
    expect(read(none, '8787700367032.leilao-sfi.html').id).toBe('8787700367032')
    expect(read(none, 'C:\\Downloads\\imovel 878770036703-2 (1).html').id).toBe('8787700367032')
  })

  it.each(['', 'pagina.html', '20260721.html', '8787700367032 e 8787700138874.html'])(
    'is not read from the file name %j',
    name => {
      expect(readBankPage(createBankPage({ number: null }), name)).toMatchObject({
        kind: 'refused',
        reason: expect.stringContaining('número do imóvel'),
      })
    },
  )
})

describe('a text capture of a bank page', () => {
  const text = `Buscar
imóveis
COND ALEGRE

Valor de avaliação: R$ 135.000,00
Valor mínimo de venda 1º Leilão: R$ 136.155,91
Valor mínimo de venda 2º Leilão: R$ 97.983,97

Tipo de imóvel: Apartamento
Número do imóvel: 878771290856-4
Matrícula(s): 2021
Comarca: CACHOEIRINHA-RS
Ofício: 01
Leilão SFI
 Data do 1º Leilão - 13/07/2026 - 10h00
[...]
(Edital publicado em: 17/07/2026 08:22:04)
Galeria de fotos`

  it('is read like the page', () => {
    expect(read(text)).toMatchObject({
      id: '8787712908564',
      name: 'COND ALEGRE',
      price: 136_155_91,
      firstAuctionAt: '2026-07-13T10:00:00-03:00',
      editalPublishedAt: '2026-07-17T08:22:04-03:00',
      payment: { sentences: [], fgts: null, financing: null },
    })
  })

  it('may be Markdown, or have Windows line ends, decomposed accents or garbled UTF-8', () => {
    const markdown = text
      .replace('COND ALEGRE', '##### COND ALEGRE')
      .replace(
        'Valor mínimo de venda 1º Leilão: R$ 136.155,91',
        '**Valor mínimo de venda 1º Leilão: R$ 136.155,91**',
      )
      .replaceAll(/^([^:\n]+): (\S+)$/gm, '$1: **$2**')
    expect(read(markdown)).toEqual(read(text))
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text))
    expect(read(text.normalize('NFD'))).toEqual(read(text))
    const garbled = Buffer.from(text, 'utf8').toString('latin1')
    expect(read(garbled)).toEqual(read(text))
  })

  it('keeps the capitals of garbled UTF-8, whose other halves are control characters', () => {
    const capitals = createBankPage({ name: 'CONDOMÍNIO SÃO JOÃO DAS ÁGUAS, É VERÃO' })
    const garbled = Buffer.from(capitals, 'utf8').toString('latin1')
    expect(read(garbled)).toEqual(read(capitals))
    expect(read(garbled).name).toBe('CONDOMÍNIO SÃO JOÃO DAS ÁGUAS, É VERÃO')
  })

  it('is refused when a program dropped those halves', () => {
    const capitals = createBankPage({ description: 'Área, Área de serviço, Área privativa, Área comum.' })
    const dropped = Buffer.from(capitals, 'utf8')
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, '')
    expect(readBankPage(dropped)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('acento'),
    })
  })

  it('is refused when its text and its form belong to two properties', () => {
    const two = createBankPage().replace('844441234567-8', '878771290856-4')
    expect(two).toContain('name="hdnimovel"')
    expect(readBankPage(two)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('mais de um imóvel'),
    })
  })

  it('has a matrícula when it contains the words of the link', () => {
    const offered = text.replace('[...]', '[Baixar matrícula do imóvel](https://exemplo.com.br/#)')
    expect(read(offered).titleRecordUrl).toBe(
      'https://venda-imoveis.caixa.gov.br/editais/matricula/RS/8787712908564.pdf',
    )
  })

  it('that ends within the payment forms leaves the forms after the cut unknown', () => {
    const cut = `${text.slice(0, text.indexOf('[...]'))}FORMAS DE PAGAMENTO ACEITAS:\nRecursos próprios.`
    expect(read(cut).payment).toEqual({
      sentences: ['Recursos próprios.'],
      fgts: null,
      financing: null,
      cut: true,
    })
  })
})
