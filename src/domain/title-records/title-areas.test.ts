import { describe, expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const read = (description: string, ...acts: string[]) =>
  readTitleRecord(
    `MATRÍCULA Nº 5.000\n${description} PROPRIETÁRIA: CASAS NOVAS LTDA, com sede na Rua Direita, 145.\n${acts
      .map((act, index) => `AV-${String(index + 1)}/5.000 - Em 10/05/20${String(index + 10)}. ${act} Dou fé.`)
      .join('\n')}`,
  ).property

describe('the areas of a unit', () => {
  it.each([
    ['IMÓVEL: Apartamento 12, com área privativa de 60,50 m², comum de 20,00 m² e total de 80,50 m².', 60.5],
    [
      'IMÓVEL: Rua Azul, nº 10, Edifício Mar, 3º andar, apto. 301, área total de 99,10m², área comum de 30,00m² e área útil de 69,10m², fração ideal de 0,02.',
      69.1,
    ],
    [
      'UNIDADE AUTÔNOMA nº 3, do Edifício Sol, área comum de 10,00m² e privativa de 45,00m², fração ideal 0,01.',
      45,
    ],
    [
      'IMÓVEL: Sala comercial nº 507, com a área de 32,00 m², fração ideal de 1/90 do terreno de 900,00 m².',
      32,
    ],
    [
      'IMÓVEL: fração ideal de 0,0125 do terreno de 1.200,00m², que corresponderá ao apartamento 901, com área privativa de 88,00m².',
      88,
    ],
    [
      'IMÓVEL: Loja nº 2 do térreo do Edifício Sol, área privativa de 55,30 metros quadrados, área de uso comum de 12,00 metros quadrados.',
      55.3,
    ],
    [
      'IMÓVEL: Conjunto de salas nº 801/802, com área total de 99,00m², privativa de 60,00m² e comum de 39,00m².',
      60,
    ],
    ['Apto nº 21, Bloco C. Área priv. 47,10 m². Área comum 5,00 m². Fração ideal: 0,4%.', 47.1],
    [
      'IMÓVEL: Apartamento 302 com direito a uma vaga, e a fração de 27/3000 do terreno, que mede 44,00m de frente.',
      null,
    ],
  ])('are its own, not the ground: %s', (description, area) => {
    expect(read(description)).toMatchObject({ area, builtArea: null, landArea: null })
  })

  it('does not change where the whole building is recorded', () => {
    const act = 'CONSTRUÇÃO. Concluído o edifício, com área construída de 9.904,12 m².'
    expect(
      read('IMÓVEL: Apartamento 12, com área privativa de 60,50 m², fração ideal 0,01.', act),
    ).toMatchObject({
      area: 60.5,
      builtArea: null,
    })
  })
})

describe('the areas of a house', () => {
  it.each([
    [
      'IMÓVEL: Casa 3 do Condomínio Ipê, com área construída privativa de 80,00m² e terreno de uso exclusivo de 150,00m², fração ideal de 1/10.',
      80,
      150,
    ],
    [
      'IMÓVEL: Sobrado nº 4 do Residencial Lis, com 95,20m² de área construída, em área privativa de terreno de 120,00m², fração ideal de 0,05 do lote 9, com 2.400,00m².',
      95.2,
      120,
    ],
    [
      'IMÓVEL: Residência 02, geminada, com área coberta de 61,00m² e área de terreno de utilização exclusiva de 125,00m², fração ideal de 50% do lote, que tem 250,00m².',
      61,
      125,
    ],
    ['IMÓVEL: Uma casa com 92,00 m² de área construída e seu terreno com a área de 420,00 m².', 92, 420],
    ['IMÓVEL: Terreno com 360,00 m², com um galpão de estrutura metálica de 200,00 m².', 200, 360],
    [
      'IMÓVEL: Um prédio residencial, com a área edificada de 110,00 metros quadrados, no lote 4, de 300,00 metros quadrados.',
      110,
      300,
    ],
    ['IMÓVEL: Gleba de terras com a área de 7,26 hectares, contendo casa de tábuas.', null, 72_600],
  ])('are what is built and its ground: %s', (description, builtArea, landArea) => {
    expect(read(description)).toMatchObject({ builtArea, landArea, area: landArea })
  })
})

const lot = 'IMÓVEL: lote 9 da quadra 2, com área de 300,00 m².'

describe('the built area', () => {
  it.each([
    [['CONSTRUÇÃO. Foi edificada uma casa com 84,60m².'], 84.6],
    [['CONSTRUÇÃO. Casa de 84,60m².', 'AMPLIAÇÃO de 20,40m², passando a área total para 105,00m².'], 105],
    [['CONSTRUÇÃO. Casa de 84,60m².', 'AMPLIAÇÃO. A casa foi ampliada em 20,40m².'], 105],
    [
      ['CONSTRUÇÃO. Casa de 84,60m².', 'CONSTRUÇÃO. O prédio foi acrescido de 10,00m², perfazendo 94,60m².'],
      94.6,
    ],
    [['CONSTRUÇÃO. Casa de 84,60m².', 'DEMOLIÇÃO. A casa foi demolida, com 84,60m².'], null],
    [
      [
        'CONSTRUÇÃO. Casa de 84,60m².',
        'DEMOLIÇÃO. Demolida a casa.',
        'EDIFICAÇÃO. Construído um prédio de 311,40m².',
      ],
      311.4,
    ],
    [['DEMOLIÇÃO E CONSTRUÇÃO. Demolida a casa de 50,00m² e construída outra, com 120,00m².'], 120],
    [
      [
        'A requerimento do proprietário, foi construída uma casa, com 70,00 m² de área coberta, habite-se 12/2010.',
      ],
      70,
    ],
    [['CONSTRUÇÃO. Casa de 55,10m².', 'AMPLIAÇÃO. A casa passou de 55,10m² para 82,30m².'], 82.3],
    [['EDIFICAÇÃO de dois pavimentos: térreo, 60,00m²; superior, 52,00m²; total, 112,00m².'], 112],
    [
      [
        'CONSTRUÇÃO. Casa de 60,00m².',
        'EDIFICAÇÃO nos fundos, com 40,00m², ampliando a área construída para 100,00m².',
      ],
      100,
    ],
    [['CONSTRUÇÃO. Casa de 120,00m².', 'AVERBAÇÃO da demolição parcial da casa, ficando com 90,00m².'], 90],
    [['CADASTRO. Inscrição 1.2.3.'], null],
  ])('is what stands after %s', (acts, builtArea) => {
    expect(read(lot, ...acts).builtArea).toBe(builtArea)
  })

  it('is what a sale tells where nothing else does', () => {
    expect(read(lot, 'COMPRA E VENDA de terreno com casa de 96,04m2. Vendeu a ANA LIMA.').builtArea).toBe(
      96.04,
    )
  })
})

describe("the land's area", () => {
  it.each([
    ['RETIFICAÇÃO. A área do lote é de 306,40m² e não de 300,00 m².', 306.4],
    ['RETIFICAÇÃO DE ÁREA. A área foi retificada de 300,00m² para 298,10m².', 298.1],
    ['RETIFICAÇÃO. O imóvel passa a ter a área de 298,10m², em vez de 300,00m².', 298.1],
    ['RETIFICAÇÃO ADMINISTRATIVA. A área real apurada do imóvel é de 305,00 m².', 305],
    [
      'DESDOBRO. O lote foi desdobrado em dois: 9-A, com 200,00m2, que permanece nesta matrícula, e 9-B, com 100,00m2, que passou à matrícula 9.118.',
      200,
    ],
    [
      'DESDOBRO. Do imóvel saiu o lote 9-B, com 100,00m2, matrícula 9.118, ficando nesta o remanescente de 200,00m2.',
      200,
    ],
    [
      'DESMEMBRAMENTO. Foi desmembrada a área de 100,00 m², que passou a constituir a matrícula nº 9.118, remanescendo 200,00 m².',
      200,
    ],
    ['GEORREFERENCIAMENTO. Certificada a área de 0,0311 ha.', 311],
    ['DESDOBRO nos lotes 9-A (120,00m², matrícula 40.001) e 9-B (180,00m², que prossegue nesta).', 180],
    ['CORREÇÃO da metragem: onde se lê 300,00 m², leia-se 302,00 m².', 302],
    [
      'DESAPROPRIAÇÃO. Foi desapropriada a porção de 50,00 m², permanecendo o imóvel com a área de 250,00 m².',
      250,
    ],
    ['RETIFICAÇÃO. O CPF correto do proprietário é outro.', 300],
  ])('is what stands after: %s', (act, landArea) => {
    expect(read(lot, act)).toMatchObject({ landArea, area: landArea })
  })
})

describe('parking spaces', () => {
  it.each([
    ['com direito a duas vagas na garagem', 2],
    ['e uma vaga de garagem dupla', 1],
    ['e vaga nº 12', 1],
    ['e a vaga de garagem nº 12, coberta', 1],
    ['e vagas 17 e 18', 2],
    ['vinculadas as vagas 88 e 88A', 2],
    ['e as vagas de garagem nºs 33, 34 e 35', 3],
    ['e as vagas G-12 e G-13 do subsolo', 2],
    ['e os boxes nºs 4 e 5', 2],
    ['e o box de estacionamento nº 9', 1],
    ['Vaga: 104', 1],
    ['com 02 (duas) vagas, sendo uma coberta e outra descoberta', 2],
    ['com 01 vaga coberta e 02 vagas descobertas', 3],
    ['com uma vaga descoberta', 1],
    ['com direito ao uso de vaga indeterminada na garagem', 1],
    ['com direito à guarda de um veículo na garagem coletiva', 1],
    ['e abrigo para dois autos', 2],
    ['e garagem para 02 (dois) veículos', 2],
    ['sem vaga de garagem', 0],
    ['não possuindo vaga de garagem', 0],
    ['no edifício de 102 vagas', null],
    ['sendo que a vaga 14 é objeto da matrícula 5.001', null],
    ['com sala e cozinha', null],
  ])('%s', (words, parkingSpaces) => {
    const description = `IMÓVEL: Apartamento 12, com área privativa de 60,50 m², fração ideal 0,01, ${words}.`
    expect(read(description).parkingSpaces).toBe(parkingSpaces)
  })

  it('are those that a house was built with', () => {
    const act = 'CONSTRUÇÃO. Foi edificada uma casa com 84,60m² e duas vagas de garagem cobertas.'
    expect(read(lot, act).parkingSpaces).toBe(2)
  })
})
