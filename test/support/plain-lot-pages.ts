import type { LotFacts } from '#domain/own-lots/own-lot.ts'

/** More of the pages of lot-pages.ts: with a list of features, a menu, noise, or next to nothing. */
export const plainLotPages: readonly (readonly [name: string, text: string, facts: Partial<LotFacts>])[] = [
  [
    'capital letters throughout',
    `APARTAMENTO COM DOIS QUARTOS E 1 VAGA
LOCALIZADO NO BAIRRO CENTRO, SÃO JOSÉ DO RIO PRETO - SP
VALOR DE AVALIAÇÃO: R$ 280.000,00
LANCE MÍNIMO: R$ 168.000,00
ÁREA ÚTIL 58 M²`,
    {
      rooms: 2,
      garage: 1,
      city: 'SÃO JOSÉ DO RIO PRETO',
      state: 'SP',
      evaluation: 280_000_00,
      price: 168_000_00,
      area: 58,
      category: 'apartamento',
    },
  ],
  [
    'a menu and a footer around the lot',
    `Início | Imóveis | Veículos | Casas de leilão parceiras
Sítio de 3 alqueires em Pirenópolis (GO)
Lance atual R$ 410.000,00
Encerra em 18/03/2026 15:00
Fale conosco: (62) 3333-4444. CRECI/GO 1234. Publicado em 01/02/2026`,
    {
      title: 'Sítio de 3 alqueires em Pirenópolis (GO)',
      price: 410_000_00,
      category: 'rural',
      city: 'Pirenópolis',
      state: 'GO',
      firstRound: null,
      secondRound: null,
    },
  ],
  [
    'only a state',
    `Gleba de terras
Estado: Mato Grosso do Sul
Área total: 12.500,00 m²`,
    { city: null, state: 'MS', category: 'terreno', landArea: 12_500, area: null },
  ],
  [
    'a date that does not exist, and one of two digits',
    `Casa em Belém/PA
1ª praça 31/02/2026 R$ 100.000,00
2ª praça 15/03/26 às 9h R$ 60.000,00`,
    {
      firstRound: { date: null, time: null, price: 100_000_00 },
      secondRound: { date: '2026-03-15', time: '09:00', price: 60_000_00 },
      price: null,
      city: 'Belém',
      state: 'PA',
    },
  ],
  [
    'one area that names no kind',
    `Apartamento, 74 m², 3 dormitórios, 2 vagas, Florianópolis/SC
Preço de venda: R$ 512.300,00`,
    { area: 74, landArea: null, rooms: 3, garage: 2, price: 512_300_00, city: 'Florianópolis', state: 'SC' },
  ],
  [
    'two areas that name no kind',
    'Casa de 80 m² em lote de 250 m² em Maceió/AL',
    { area: null, landArea: null, category: 'casa', city: 'Maceió', state: 'AL' },
  ],
  [
    'features as a list of labels',
    `Tipo: Apartamento
Quartos: 2
Vagas: 1
Matrícula: 9.876
Localização: Setor Bueno, Goiânia/GO
Valor mínimo: R$ 199.900,00`,
    {
      category: 'apartamento',
      rooms: 2,
      garage: 1,
      matricula: '9.876',
      address: 'Setor Bueno, Goiânia/GO',
      city: 'Goiânia',
      state: 'GO',
      price: 199_900_00,
    },
  ],
  [
    'a direct sale of a bank',
    `Venda Direta
Prédio comercial com 640,30 m² de área construída
Porto Alegre, RS
Valor de venda: R$ 1.250.000,00`,
    {
      saleKind: 'Venda Direta',
      category: 'comercial',
      area: 640.3,
      city: 'Porto Alegre',
      state: 'RS',
      price: 1_250_000_00,
    },
  ],
  [
    'a car, which is no property',
    'Fiat Uno 2012, placa final 7, lance inicial R$ 12.000,00. Pátio em Betim/MG.',
    { category: null, price: 12_000_00, rooms: null, area: null, city: 'Betim', state: 'MG' },
  ],
  [
    'the value of the suit and the cadastral value, which are no price',
    `Residência em Ribeirão Preto/SP
Valor da causa: R$ 35.000,00
Valor venal: R$ 140.000,00
1ª praça: início em 09/03/2026 às 13:30 e término em 12/03/2026 às 13:30, lance mínimo R$ 260.000,00`,
    {
      evaluation: null,
      firstRound: { date: '2026-03-09', time: '13:30', price: 260_000_00 },
      price: 260_000_00,
      category: 'casa',
      city: 'Ribeirão Preto',
      state: 'SP',
    },
  ],
  [
    'nothing that a lot has',
    'Bem-vindo! Cadastre-se para participar dos leilões.',
    { category: null, price: null, city: null, state: null, firstRound: null, matricula: null },
  ],
]
