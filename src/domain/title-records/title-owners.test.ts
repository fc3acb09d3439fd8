import { describe, expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const opening = `REGISTRO DE IMÓVEIS DE SERRA BRANCA - SP
MATRÍCULA Nº 4.321
IMÓVEL: Casa na Rua das Acácias, nº 10, com 80,00 m².
PROPRIETÁRIOS: ANA PRADO LIMA, brasileira, solteira, CPF 000.111.222-01, e BENTO PRADO LIMA, brasileiro, solteiro, CPF 000.111.222-02, em partes iguais.
REGISTRO ANTERIOR: Matrícula 1.000.
`
/** `kind share since` of each owner. */
const readOwners = (acts: string, from = opening): string[] =>
  readTitleRecord(`${from}${acts}\nCERTIFICO que esta é cópia fiel. Serra Branca, 10 de março de 2025.`)
    .owners.map(({ kind, share, since }) => `${kind} ${share ?? 'whole'} ${since}`)
    .toSorted()

const lien = (creditor: string): string =>
  `R.1 - 4.321. Em 05 de maio de 2015. ALIENAÇÃO FIDUCIÁRIA. Devedor: BENTO PRADO LIMA. Credora fiduciária: ${creditor}. Valor: R$ 90.000,00.\n`
const caixa = 'CAIXA ECONÔMICA FEDERAL - CEF, CNPJ 00.360.305/0001-04'
const emgea = 'EMPRESA GESTORA DE ATIVOS - EMGEA, CNPJ 04.527.335/0001-13'
const consolidation = (words: string): string =>
  `AV.3 - 4.321. Em 10 de maio de 2024. CONSOLIDAÇÃO DA PROPRIEDADE. ${words} Valor: R$ 120.000,00. Recolhido o ITBI em favor do Município de Serra Branca.\n`
const cession = (words: string): string =>
  `AV.2 - 4.321. Em 03 de junho de 2018. CESSÃO DE CRÉDITO. ${words}\n`

describe('who consolidated the property', () => {
  it.each([
    ['Caixa', `Fica consolidada a propriedade em nome da ${caixa}.`, 'caixa'],
    ['EMGEA', `Fica consolidada a propriedade em nome da credora fiduciária ${emgea}.`, 'emgea'],
    ['EMGEA alone, in short', 'Fica consolidada a propriedade em favor da EMGEA.', 'emgea'],
    [
      'EMGEA, for which Caixa acts',
      `A requerimento da ${caixa}, na qualidade de mandatária da ${emgea}, fica consolidada a propriedade em nome da ${emgea}.`,
      'emgea',
    ],
    [
      'EMGEA, whom Caixa represents',
      `Fica consolidada a propriedade em favor da ${emgea}, neste ato representada pela ${caixa}.`,
      'emgea',
    ],
    [
      'EMGEA, as who asked',
      `A requerimento da ${emgea}, representada pela ${caixa}, consolida-se a propriedade em favor da requerente.`,
      'emgea',
    ],
    [
      'Caixa, to which EMGEA had ceded the credit',
      `Fica consolidada a propriedade em nome da ${caixa}, a quem o crédito foi cedido pela EMGEA.`,
      'caixa',
    ],
    ['a bank', 'Fica consolidada a propriedade em nome do BANCO DO VALE S/A.', 'bank'],
  ])('%s', (_, words, kind) =>
    expect(readOwners(lien(caixa) + consolidation(words))).toEqual([`${kind} whole AV-3`]),
  )

  const silent = consolidation('Não purgada a mora, fica consolidada a propriedade na credora.')
  it.each([
    ['the creditor of the lien', lien(caixa) + silent, 'caixa'],
    ['EMGEA as the creditor of the lien', lien(emgea) + silent, 'emgea'],
    [
      'who took over the credit',
      lien(caixa) + cession(`A ${caixa} cedeu e transferiu o crédito do R.1 à ${emgea}.`) + silent,
      'emgea',
    ],
    [
      'a company that took it over',
      lien(caixa) +
        cession('Credor cedente: a Caixa. Cessionária do crédito: ALFA SECURITIZADORA S.A.') +
        silent,
      'company',
    ],
  ])('is, where the act does not name it, %s', (_, acts, kind) =>
    expect(readOwners(acts)).toEqual([`${kind} whole AV-3`]),
  )
})

describe('who bought', () => {
  const sale = (words: string): string => `R.1 - 4.321. Em 05 de maio de 2015. COMPRA E VENDA. ${words}\n`
  it.each([
    ['EMGEA', sale(`Os proprietários venderam o imóvel à ${emgea}, por R$ 10.000,00.`), ['emgea whole R-1']],
    [
      'a company whose name has the letters of another word',
      sale(
        'Os proprietários venderam o imóvel a TRANSPORTADORA IRMÃOS LEAL LTDA., com sede em Serra Branca.',
      ),
      ['company whole R-1'],
    ],
    [
      'three people, each with a share, after a price',
      sale(
        'Os proprietários venderam o imóvel, por R$ 200.000,00, na seguinte proporção: metade (1/2) a CAIO REIS MELO, solteiro, CPF 000.222.333-01; um quarto (1/4) a DORA REIS MELO, solteira, CPF 000.222.333-02; e um quarto (1/4) a ENZO REIS MELO, solteiro, CPF 000.222.333-03.',
      ),
      ['person 1/4 R-1', 'person 1/4 R-1', 'person metade R-1'],
    ],
    [
      'two people with shares after their documents',
      sale(
        'Os proprietários venderam o imóvel a CAIO REIS MELO, solteiro, CPF 000.222.333-01, na proporção de 60%, e a DORA REIS MELO, solteira, CPF 000.222.333-02, na proporção de 40%.',
      ),
      ['person 40% R-1', 'person 60% R-1'],
    ],
    [
      'two people, half of the whole each',
      sale(
        'ADQUIRENTES: 1) CAIO REIS MELO, brasileiro, solteiro; e 2) DORA REIS MELO, brasileira, viúva, CPF 000.222.333-02; cabendo a cada um a METADE do imóvel (1/2). VALOR: R$ 10.000,00.',
      ),
      ['person metade R-1', 'person metade R-1'],
    ],
    [
      'two people, half of the part each',
      sale(
        'ANA PRADO LIMA vendeu a parte ideal de 1/2 do imóvel a CAIO REIS MELO, solteiro, CPF 000.222.333-01, e DORA REIS MELO, solteira, CPF 000.222.333-02, 50% para cada um.',
      ),
      ['person 1/2 opening', 'person 1/4 R-1', 'person 1/4 R-1'],
    ],
    [
      'the other owner',
      sale('ANA PRADO LIMA vendeu a sua parte ideal de 1/2 do imóvel a BENTO PRADO LIMA, já qualificado.'),
      ['person 1/2 R-1', 'person 1/2 opening'],
    ],
    [
      'a part of what one owner has',
      sale(
        'TRANSMITENTE: ANA PRADO LIMA. ADQUIRENTE: CAIO REIS MELO, solteiro, CPF 000.222.333-01. OBJETO: a parte ideal de 1/4 do imóvel.',
      ),
      ['person 1/2 opening', 'person 1/4 R-1', 'person 1/4 opening'],
    ],
    [
      'a half at an auction of a court',
      sale(
        'ARREMATAÇÃO. A parte ideal correspondente a 1/2 do imóvel, que pertencia a BENTO PRADO LIMA, foi arrematada em hasta pública, no dia 14/03/2015, por CAIO REIS MELO, solteiro, CPF 000.222.333-01.',
      ),
      ['person 1/2 R-1', 'person 1/2 opening'],
    ],
  ])('%s', (_, acts, owners) => expect(readOwners(acts)).toEqual(owners))
})

describe('who owns by the opening', () => {
  it('is not the registrar, whose title stands in its head', () => {
    const head = opening
      .replace('MATRÍCULA', 'Oficial Titular: Herta Prado\nMATRÍCULA')
      .replace(/ANA PRADO[^]*iguais/, 'MALHARIA PRATA LTDA., CNPJ 00.676.787/0001-00')
    expect(readOwners('', head)).toEqual(['company whole opening'])
  })
})

describe('heirs', () => {
  it('are each an owner in a group to each of which a share goes', () => {
    expect(
      readOwners(
        'R.1 - 4.321. Em 05 de maio de 2015. PARTILHA. Nos autos do inventário, o imóvel, avaliado em R$ 80.000,00, foi partilhado da seguinte forma: à viúva-meeira CLARA DIAS LIMA, uma PARTE IDEAL de 1/2; e aos herdeiros-filhos DAVI DIAS LIMA, solteiro, CPF 000.333.444-01, e ELISA DIAS LIMA, casada com JOÃO SÁ, CPF 000.333.444-02, a cada um, 1/4.\n',
      ),
    ).toEqual(['person 1/2 R-1', 'person 1/4 R-1', 'person 1/4 R-1'])
  })
})

describe('who acquires without documents', () => {
  const act = (words: string): string => `R.1 - 4.321. Em 05 de maio de 2015. ${words}\n`
  it.each([
    ['DAÇÃO EM PAGAMENTO. ANA deu o imóvel em pagamento a CONSTRUTORA ALVORADA LTDA.', ['company whole R-1']],
    [
      'DAÇÃO EM PAGAMENTO. O imóvel foi dado em pagamento à CONSTRUTORA ALVORADA LTDA.',
      ['company whole R-1'],
    ],
    ['DAÇÃO EM PAGAMENTO. ANA deu em pagamento de dívida ao BANCO TESTE S.A. o imóvel.', ['bank whole R-1']],
    [
      'DOAÇÃO. ANA doou o imóvel a seus filhos RUI LIMA, CAIO LIMA e DAVI LIMA, brasileiros, em partes iguais.',
      ['person 1/3 R-1', 'person 1/3 R-1', 'person 1/3 R-1'],
    ],
    ['DOAÇÃO. ANA doou o imóvel a RUI LIMA e sua mulher ELISA LIMA, brasileiros.', ['person whole R-1']],
    [
      'COMPRA E VENDA. ANA vendeu o imóvel a RUI LIMA, na proporção de 60%, e a CAIO LIMA, na proporção de 40%.',
      ['person 40% R-1', 'person 60% R-1'],
    ],
    [
      'COMPRA E VENDA. Adquirentes: RUI LIMA (1/2) e CAIO LIMA (1/2). Transmitente: ANA.',
      ['person 1/2 R-1', 'person 1/2 R-1'],
    ],
    [
      'PARTILHA. Partilhado: 1/3 a RUI LIMA, 1/3 a CAIO LIMA e 1/3 a DAVI LIMA.',
      ['person 1/3 R-1', 'person 1/3 R-1', 'person 1/3 R-1'],
    ],
  ])('%s', (words, owners) => expect(readOwners(act(words))).toEqual(owners))
})
