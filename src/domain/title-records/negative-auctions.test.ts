import { describe, expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const before = `MATRÍCULA Nº 5.000
IMÓVEL: lote de terreno com área de 300,00 m². PROPRIETÁRIO: o Município de Teste. Dou fé.
R-1/5.000 - Em 10/05/2010. ALIENAÇÃO FIDUCIÁRIA à CAIXA ECONÔMICA FEDERAL.`
const consolidation =
  'AV-2/5.000 - Em 10/05/2020. CONSOLIDAÇÃO DA PROPRIEDADE em nome da CAIXA ECONÔMICA FEDERAL.'
const readLast = (words: string) =>
  readTitleRecord(`${before}\n${consolidation}\nAV-3/5.000 - Em 10/05/2021. ${words}`)

describe('auctions that found no buyer', () => {
  it.each([
    'LEILÕES NEGATIVOS. Os dois leilões foram negativos.',
    'LEILÃO. Realizados os leilões de 10.06.2020 e 24.06.2020, sem licitantes.',
    'AVERBAÇÃO. Não houve interessados nos leilões públicos.',
    'QUITAÇÃO DA DÍVIDA. Frustrados, por ausência de lances, o 1º leilão, de 10/06/2020, e o 2º.',
    'AVERBAÇÃO. Por falta de licitantes no primeiro e no segundo leilões, extinta a dívida.',
    'AVERBAÇÃO. Restaram desertos os leilões realizados.',
    'LEILÕES. Averba-se a realização do 1º público leilão, em 08/06/2020, e do 2º, em 22/06/2020, ambos sem oferta de lanço.',
    'RESULTADO DOS LEILÕES. Ofertado em 15 e 29 de abril de 2021, o imóvel não recebeu lances.',
    'LEILÕES PÚBLICOS. 1º, em 27 de junho de 2020, e 2º, em 12 de julho de 2020: negativos.',
    'LEILÃO NEGATIVO. 1º leilão, 15/06/2020: sem licitantes; 2º leilão, 29/06/2020: sem licitantes.',
    'LEILÕES. Averba-se que não houve arrematação nos dois leilões.',
    'LEILÕES. Encerraram-se sem interessados o 1º e o 2º leilões.',
    'LEILÕES. Realizados os dois leilões, o imóvel não foi arrematado.',
    'LEILÕES. Frustraram-se os de 22/06/2020 e 05/07/2020, por ausência de lances.',
    'LEILÃO PÚBLICO. Certificou o leiloeiro que, apregoado o imóvel nas duas datas, ninguém ofereceu lance.',
    'AVERBAÇÃO. Levado o imóvel a leilões públicos, não acudiram licitantes.',
  ])('are read: %s', words => {
    expect(readLast(words).negativeAuctions).toMatchObject({ stated: true, act: 'AV-3' })
  })

  it.each([
    'LEILÕES. Designados os dias 10/06/2020 e 24/06/2020 para os leilões públicos.',
    'COMPRA E VENDA. Vendido depois dos leilões negativos a quem comprou.',
    'CONSTRUÇÃO de casa, sem lances de escada.',
    'LEILÕES. Não houve licitante no 1º leilão; no 2º, o imóvel foi arrematado por R$ 512.000,00.',
    'LEILÕES. O primeiro leilão não teve lance, e o segundo foi suspenso por ordem judicial.',
    'LEILÃO. O primeiro leilão resultou negativo, e o segundo foi designado para 24/06/2021.',
    'LEILÃO. O primeiro leilão, de 10/06/2020, foi negativo.',
    '1ª praça em 01/03/2021: negativa. 2ª praça em 15/03/2021: arrematado o imóvel por ANA LIMA.',
    'INTIMAÇÃO. Se negativos os leilões, a dívida será extinta.',
    'VENDA EM LEILÃO. Sem licitantes no primeiro, foi o imóvel arrematado no segundo leilão por ANA LIMA.',
  ])('are not read: %s', words => {
    expect(readLast(words).negativeAuctions.stated).toBe(false)
  })

  it('are not read where an agreement only foresees them', () => {
    const text = `${before} Frustrados os leilões, o bem fica com a credora e a dívida é extinta.`
    expect(readTitleRecord(text)).toMatchObject({
      negativeAuctions: { stated: false, debtExtinguished: false },
      burdens: [{ act: 'R-1', inForce: true }],
    })
  })
})

it.each([
  ['QUITAÇÃO E EXTINÇÃO DA DÍVIDA. Frustrados os dois leilões, extinta a dívida.', 'debt-extinction'],
  ['EXTINÇÃO DA DÍVIDA E LEILÕES NEGATIVOS. Foram negativos os leilões.', 'debt-extinction'],
  ['LEILÕES NEGATIVOS E EXTINÇÃO DA DÍVIDA. Foram negativos os leilões.', 'negative-auctions'],
  ['CANCELAMENTO da alienação, depois dos leilões negativos.', 'cancellation'],
])('an act is named by what its title says first: %s', (words, kind) => {
  expect(readLast(words).acts.at(-1)?.kind).toBe(kind)
})

describe('the end of the secured debt', () => {
  it.each([
    'QUITAÇÃO. A dívida do R.1 está quitada e extinta por termo de 09/09/2020.',
    'TERMO DE QUITAÇÃO. Dada à devedora plena quitação em 05/09/2020, por força do art. 27, § 5º, da Lei 9.514/97.',
    'EXTINÇÃO DA DÍVIDA e exoneração da credora da obrigação do § 4º do art. 27.',
    'EXTINÇÃO DE DÍVIDA. A credora exonerou o devedor, por termo de quitação de 30/11/2020, extinguindo a dívida.',
    'LEILÕES NEGATIVOS. Operou-se a quitação recíproca, nos termos do art. 27, §§ 5º e 6º.',
    'AVERBAÇÃO. Não tendo havido lances nos leilões, a credora deu quitação aos devedores.',
    'LEILÕES NEGATIVOS. A credora forneceu aos fiduciantes termo de quitação.',
    'QUITAÇÃO. Os leilões não alcançaram lance, pelo que se acha quitada a obrigação da fiduciante.',
    'AVERBAÇÃO. Sem que houvesse licitantes nos leilões, extinguiu-se a dívida.',
    'CANCELAMENTO da alienação do R-1, extinta a dívida garantida, depois dos leilões negativos.',
  ])('is read: %s', words => {
    expect(readLast(words).negativeAuctions.debtExtinguished).toBe(true)
  })

  it.each([
    'LEILÕES. Foram desertos, não tendo a credora exibido, até esta data, o termo de quitação da dívida.',
    'LEILÕES NEGATIVOS. Pendente de apresentação o termo de quitação da dívida.',
    'LEILÕES NEGATIVOS. Falta a apresentação do termo de quitação ao devedor.',
    'LEILÕES NEGATIVOS. Não foi apresentado o termo de quitação da dívida.',
    'LEILÕES NEGATIVOS. A dívida será extinta com o termo de quitação.',
    'LEILÕES NEGATIVOS. A dívida não está extinta.',
    'AVERBAÇÃO. Caso não haja licitantes, a dívida do devedor será considerada extinta.',
    'AVERBAÇÃO. Com desconto de 5% para quitação antecipada do ITBI.',
  ])('is not read: %s', words => {
    expect(readLast(words).negativeAuctions.debtExtinguished).toBe(false)
  })

  it("is not that of a later buyer's debt", () => {
    const text = `${before}\n${consolidation}
R-3/5.000 - Em 10/05/2021. COMPRA E VENDA. A CAIXA vendeu a ANA LIMA.
R-4/5.000 - Em 10/05/2021. ALIENAÇÃO FIDUCIÁRIA ao BANCO DO BRASIL S.A.
AV-5/5.000 - Em 10/05/2023. CANCELAMENTO da alienação do R-4, por quitação da dívida dada à devedora.`
    expect(readTitleRecord(text).negativeAuctions.debtExtinguished).toBe(false)
  })
})
