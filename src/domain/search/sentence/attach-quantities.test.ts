import { type SentenceCase, testSentences } from '#test/support/sentences.ts'

const casa = { category: 'casa' } as const
const apto = { category: 'apartamento' } as const
const lote = { category: 'terreno' } as const
const info = { kind: 'info' } as const

/** An amount belongs to its noun, wherever that stands; what no filter has is named and sets nothing. */
const nouns: SentenceCase[] = [
  [
    'imóvel abaixo de 150 mil que vale mais de 300 mil',
    { maxPrice: 150_000, not: ['que vale mais de 300 mil'] },
  ],
  ['casa com valor de mercado de 300 mil', { ...casa, not: ['com valor de mercado de 300 mil'] }],
  ['casa até 200 mil de entrada 30 mil', { ...casa, maxPrice: 200_000, downPayment: 30_000 }],
  ['apto com IPTU barato até 180 mil', { ...apto, maxPrice: 180_000, not: ['com IPTU'] }],
  ['renda familiar 4500 quero casa até 150 mil', { ...casa, maxPrice: 150_000 }],
  ['apartamento avaliado em mais de 200 mil', { ...apto, minEvaluation: 200_000 }],
  ['casa avaliada em até 300 mil', { ...casa, maxEvaluation: 300_000 }],
  ['avaliação até 300 mil', { maxEvaluation: 300_000 }],
  ['casa com avaliação acima de R$ 250.000', { ...casa, minEvaluation: 250_000 }],
  [
    'casa com valor de avaliação entre 200 e 400 mil',
    { ...casa, minEvaluation: 200_000, maxEvaluation: 400_000 },
  ],
  ['casa com 300 mil de avaliação no mínimo', { ...casa, minEvaluation: 300_000 }],
  ['casa até 150 mil avaliada em mais de 250 mil', { ...casa, maxPrice: 150_000, minEvaluation: 250_000 }],
  [
    'casa com avaliação mínima de 200 mil e máxima de 300 mil',
    { ...casa, minEvaluation: 200_000, maxEvaluation: 300_000 },
  ],
  ['taxa de condomínio menor que 300 reais', { ...info, not: ['taxa de condomínio menor que 300 reais'] }],
  ['apto com condomínio até 300', { ...apto, not: ['com condomínio até 300'] }],
  [
    'apto até 200 mil com condomínio de até 400',
    { ...apto, maxPrice: 200_000, not: ['com condomínio de até 400'] },
  ],
  ['apto com 500 de condomínio', { ...apto, not: ['com 500 de condomínio'] }],
  ['casa em condomínio até 200 mil', { ...casa, maxPrice: 200_000, not: ['em condomínio'] }],
  ['casa em condomínio fechado até 200 mil', { ...casa, maxPrice: 200_000, text: 'condomínio fechado' }],
  ['casa com IPTU de até 1.000 reais', { ...casa, not: ['com IPTU de até 1.000 reais'] }],
  ['casa com iptu abaixo de 50 por mês', { ...casa, not: ['com iptu abaixo de 50 por mês'] }],
  ['casa com dívida de até 10 mil', { ...casa, not: ['com dívida de até 10 mil'] }],
  ['casa com 5 mil de dívida', { ...casa, not: ['com 5 mil de dívida'] }],
  ['casa até 100 mil com reforma de 30 mil', { ...casa, maxPrice: 100_000, not: ['com reforma de 30 mil'] }],
  ['apto com parcela de até 900', { ...apto, maxInstalment: 900 }],
  ['apto parcela máxima 1.200 reais', { ...apto, maxInstalment: 1_200 }],
  ['apto que a parcela não passe de 800', { ...apto, maxInstalment: 800 }],
  ['casa pagando até 700 por mês', { ...casa, maxInstalment: 700 }],
  ['casa com prestação acima de 500', { ...casa, not: ['com prestação acima de 500'] }],
  ['casa com entrada de 20 mil', { ...casa, downPayment: 20_000 }],
  ['casa, tenho 30 mil de entrada', { ...casa, downPayment: 30_000 }],
  [
    'apto até 200 mil, entrada de 20 mil e parcela de 1.000',
    { ...apto, maxPrice: 200_000, downPayment: 20_000, maxInstalment: 1_000 },
  ],
  ['casa com 30% de entrada', { ...casa, not: ['com 30% de entrada'] }],
  ['apto que eu ganhe 50 mil de lucro', { ...apto, not: ['ganhe', '50 mil de lucro'] }],
  ['casa com lance inicial de até 120 mil', { ...casa, maxPrice: 120_000 }],
  ['casa com desconto até 200 mil', { ...casa, maxPrice: 200_000, minDiscount: 1 }],
  ['casa valor até 200 mil', { ...casa, maxPrice: 200_000 }],
  ['casa com aluguel de 900', { ...casa, not: ['com aluguel de 900'] }],
  ['casa com taxa de 5%', { ...casa, not: ['com taxa de 5%'] }],
]

const counts: SentenceCase[] = [
  ['casa com no mínimo 2 e no máximo 4 quartos', { ...casa, minRooms: 2, maxRooms: 4 }],
  ['casa com 2 quartos ou mais, uma vaga pelo menos', { ...casa, minRooms: 2, minGarage: 1 }],
  ['até 2 quartos', { maxRooms: 2 }],
  ['apto com no máximo 3 quartos', { ...apto, maxRooms: 3 }],
  ['apto de 2 a 3 quartos', { ...apto, minRooms: 2, maxRooms: 3 }],
  ['apto entre 2 e 4 quartos', { ...apto, minRooms: 2, maxRooms: 4 }],
  ['casa com menos de 3 quartos', { ...casa, maxRooms: 2 }],
  ['casa com mais de 2 quartos', { ...casa, minRooms: 3 }],
  ['casa 3 quartos no máximo', { ...casa, maxRooms: 3 }],
  ['casa 3 quartos no mínimo', { ...casa, minRooms: 3 }],
  ['casa com mínimo 2 quartos, máximo 3', { ...casa, minRooms: 2, maxRooms: 3 }],
  ['casa com um ou dois quartos', { ...casa, minRooms: 1, maxRooms: 2 }],
  ['casa de três quartos até 200 mil', { ...casa, minRooms: 3, maxPrice: 200_000 }],
  ['casa 2 quartos 1 vaga 60m2', { ...casa, minRooms: 2, minGarage: 1, minArea: 60 }],
  ['casa até 2 vagas', { ...casa, not: ['até 2 vagas'] }],
  ['casa com 2 banheiros e 3 quartos', { ...casa, minRooms: 3, not: ['com 2 banheiros'] }],
  ['apto com 2 suítes', { ...apto, not: ['com 2 suítes'] }],
  ['apto no 3 andar', { ...apto, not: ['3 andar'] }],
  ['casa com até 10 anos', { ...casa, not: ['com até 10 anos'] }],
  ['apto no bloco 3', { ...apto, not: ['bloco 3'] }],
]

const shares: SentenceCase[] = [
  ['casa que rende 1% ao mês', { ...casa, not: ['rende', '1% ao mês'] }],
  ['casa que custe metade da avaliação', { ...casa, minDiscount: 50 }],
  ['desconto de até 40 %', { maxDiscount: 40 }],
  ['casa com desconto entre 30 e 50%', { ...casa, minDiscount: 30, maxDiscount: 50 }],
  ['casa com no máximo 30% de desconto', { ...casa, maxDiscount: 30 }],
  ['casa com desconto mínimo de 40%', { ...casa, minDiscount: 40 }],
  ['casa com desconto maior que 30% até 200 mil', { ...casa, minDiscount: 30, maxPrice: 200_000 }],
  ['casa por até 60% da avaliação', { ...casa, minDiscount: 40 }],
  ['casa 40% abaixo da avaliação', { ...casa, minDiscount: 40 }],
  ['roi de 20% desconto de 30%', { minNetRoi: 20, minDiscount: 30 }],
  ['casa com retorno de 25%', { ...casa, minNetRoi: 25 }],
  ['casa com retorno de até 25%', { ...casa, not: ['com retorno de até 25%'] }],
  ['no pior caso quero 15% de retorno', { minReturn: 15 }],
  ['abaixo da avaliação até 200 mil', { minDiscount: 1, maxPrice: 200_000 }],
]

const areas: SentenceCase[] = [
  ['casa com área construída de 100 m²', { ...casa, minArea: 100 }],
  ['casa com área mínima 100, máxima 200', { ...casa, minArea: 100, maxArea: 200 }],
  ['casa com terreno de 300 m²', { ...casa, not: ['com terreno de 300 m²'] }],
  ['casa 80 m² de área privativa', { ...casa, minArea: 80 }],
  ['casa com 300 m² de terreno', { ...casa, not: ['com 300 m² de terreno'] }],
  ['terreno de 300 m²', { ...lote, minArea: 300 }],
  ['terreno com 12 metros de frente', { ...lote, not: ['com 12 metros de frente'] }],
  ['terreno 12x30 até 100 mil', { ...lote, minArea: 360, maxPrice: 100_000 }],
  ['casa a 500 metros da praia até 300 mil', { ...casa, maxPrice: 300_000, not: ['a 500 metros da praia'] }],
  ['casa com terreno grande', { ...casa, not: ['com terreno grande'] }],
  ['casa em terreno amplo em Natal', { ...casa, city: 'NATAL', not: ['em terreno amplo'] }],
]

testSentences('A number and its noun', nouns)
testSentences('Counts and their bounds', counts)
testSentences('Shares', shares)
testSentences('Areas of what', areas)
