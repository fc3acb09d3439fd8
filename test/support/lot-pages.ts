import type { LotFacts } from '#domain/own-lots/own-lot.ts'
import { plainLotPages } from './plain-lot-pages.ts'

/** Invented texts of other auctioneers' pages, as pasted on 1 March 2026, and the facts that they plainly state. */
export const lotPages: readonly (readonly [name: string, text: string, facts: Partial<LotFacts>])[] = [
  [
    'a judicial auction with two rounds',
    `LOTE 005 - Apartamento 2 dormitórios, Vila Mariana
Leilão Judicial - Processo 1001234-55.2020.8.26.0100
1ª Praça: 10/03/2026 às 14:00 - R$ 450.000,00
2ª Praça: 31/03/2026 às 14:00 - R$ 270.000,00
Avaliação: R$ 450.000,00
Endereço: Rua Domingos de Morais, 1200, apto 53, São Paulo/SP
Matrícula nº 123.456 do 14º Cartório de Registro de Imóveis
Área privativa: 62,50 m²
1 vaga de garagem. Imóvel ocupado.`,
    {
      title: 'LOTE 005 - Apartamento 2 dormitórios, Vila Mariana',
      price: 450_000_00,
      evaluation: 450_000_00,
      firstRound: { date: '2026-03-10', time: '14:00', price: 450_000_00 },
      secondRound: { date: '2026-03-31', time: '14:00', price: 270_000_00 },
      category: 'apartamento',
      saleKind: 'Leilão Judicial',
      city: 'São Paulo',
      state: 'SP',
      address: 'Rua Domingos de Morais, 1200, apto 53, São Paulo/SP',
      area: 62.5,
      rooms: 2,
      garage: 1,
      occupancy: 'occupied',
      matricula: '123.456',
    },
  ],
  [
    'rounds of which the first has passed',
    `Casa em Goiânia - GO
1º Leilão 10/02/2026 10h R$ 300.000,00
2º Leilão 24/03/2026 10h30 R$ 180.000,00`,
    {
      price: 180_000_00,
      firstRound: { date: '2026-02-10', time: '10:00', price: 300_000_00 },
      secondRound: { date: '2026-03-24', time: '10:30', price: 180_000_00 },
      category: 'casa',
      city: 'Goiânia',
      state: 'GO',
      address: null,
    },
  ],
  [
    'prices above their labels, as on cards',
    `Sobrado 3 quartos
Campinas/SP
R$ 250.000,00
Avaliação
R$ 150.000,00
Lance inicial`,
    { price: 150_000_00, evaluation: 250_000_00, category: 'casa', rooms: 3, city: 'Campinas', state: 'SP' },
  ],
  [
    'labels and values on lines of their own',
    `Terreno urbano
Valor de avaliação
R$ 98.000,00
Lance mínimo
R$ 58.800,00
Cidade:
Anápolis
UF: GO
Área do terreno: 360,00 m²`,
    {
      price: 58_800_00,
      evaluation: 98_000_00,
      category: 'terreno',
      city: 'Anápolis',
      state: 'GO',
      area: null,
      landArea: 360,
    },
  ],
  [
    'dates in words and amounts in thousands',
    `Galpão industrial, 1.200 m² de área construída, terreno de 2.500 m²
Primeira praça em 5 de abril de 2026, às 11h, por R$ 1,8 milhão
Segunda praça em 26 de abril de 2026, às 11h, por R$ 900 mil
Município: Contagem - MG`,
    {
      firstRound: { date: '2026-04-05', time: '11:00', price: 1_800_000_00 },
      secondRound: { date: '2026-04-26', time: '11:00', price: 900_000_00 },
      price: 1_800_000_00,
      category: 'comercial',
      area: 1200,
      landArea: 2500,
      city: 'Contagem',
      state: 'MG',
    },
  ],
  [
    'a court and an auctioneer of other cities',
    `EDITAL DE LEILÃO. 3ª Vara Cível da Comarca de Santos/SP. Leiloeiro oficial com escritório em São Paulo/SP, JUCESP 999.
Bem: casa residencial situada na Rua das Acácias, 45, Praia Grande/SP, matrícula 77.001.
Avaliado em R$ 320.000,00. Praça única: 20/03/2026, lance mínimo de R$ 192.000,00.`,
    {
      city: 'Praia Grande',
      state: 'SP',
      category: 'casa',
      matricula: '77.001',
      evaluation: 320_000_00,
      firstRound: { date: '2026-03-20', time: null, price: 192_000_00 },
      secondRound: null,
      price: 192_000_00,
    },
  ],
  [
    'debts, increment and fee, which are no price',
    `Apartamento no Rio de Janeiro - RJ
Lance inicial: R$ 210.000,00
Incremento mínimo: R$ 2.000,00
Débitos de condomínio: R$ 18.500,00
IPTU em aberto R$ 4.300,00
Comissão: 5%`,
    { price: 210_000_00, evaluation: null, city: 'Rio de Janeiro', state: 'RJ', category: 'apartamento' },
  ],
  [
    'two prices without dates: which counts is not said',
    `Loja em Curitiba/PR
1º leilão: R$ 500.000,00
2º leilão: R$ 250.000,00`,
    {
      price: null,
      firstRound: { date: null, time: null, price: 500_000_00 },
      secondRound: { date: null, time: null, price: 250_000_00 },
      category: 'comercial',
      city: 'Curitiba',
      state: 'PR',
    },
  ],
  [
    'a share of the appraisal, which is no price of the round',
    `Chácara em Atibaia/SP, área total de 5.000 m²
1ª praça: 02/03/2026 pelo valor da avaliação
2ª praça: 23/03/2026 com lances a partir de 50% da avaliação
Avaliação atualizada: R$ 800.000,00`,
    {
      evaluation: 800_000_00,
      firstRound: { date: '2026-03-02', time: null, price: null },
      secondRound: { date: '2026-03-23', time: null, price: null },
      price: null,
      category: 'rural',
      area: null,
      landArea: 5000,
      city: 'Atibaia',
      state: 'SP',
    },
  ],
  [
    'a fiduciary sale with matrículas',
    `Leilão extrajudicial de alienação fiduciária (Lei 9.514/97)
Sala comercial nº 812 e vaga, matrículas nºs 45.100 e matrícula 45.101
Av. Afonso Pena, 4001, Belo Horizonte - MG
Imóvel desocupado`,
    {
      saleKind: 'Leilão extrajudicial',
      category: 'comercial',
      matricula: '45.100, 45.101',
      address: 'Av. Afonso Pena, 4001, Belo Horizonte - MG',
      city: 'Belo Horizonte',
      state: 'MG',
      occupancy: 'vacant',
    },
  ],
  [
    'what happens if it is occupied, which says nothing',
    `Casa em Natal/RN
Caso ocupado, a desocupação é por conta do comprador.
Lance mínimo: R$ 90.000`,
    { occupancy: null, price: 90_000_00, city: 'Natal', state: 'RN' },
  ],
  [
    'both said of the occupation',
    'Terreno em Palmas/TO. Parte ocupada por terceiros, parte desocupada.',
    { occupancy: null, category: 'terreno', city: 'Palmas', state: 'TO' },
  ],
  ...plainLotPages,
]
