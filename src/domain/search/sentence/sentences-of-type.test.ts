import { type SentenceCase, testSentences } from '#test/support/sentences.ts'

const casa = { category: 'casa' } as const
const apto = { category: 'apartamento' } as const
const lote = { category: 'terreno' } as const
const loja = { category: 'comercial' } as const
const rural = { category: 'rural' } as const

const cases: SentenceCase[] = [
  ['caza em natal', { category: 'casa', city: 'NATAL' }],
  ['cassa em goiania', { category: 'casa', city: 'GOIANIA' }],
  ['qualquer coisa menos terreno em natal', { city: 'NATAL', notCategory: ['terreno'] }],
  ['casa grande em natal', { ...casa, city: 'NATAL', not: ['grande'] }],
  ['casa em sobradinho', { ...casa, city: 'SOBRADINHO' }],
  ['quero realizar o sonho da casa própria', { ...casa }],
  ['apê em santos', { ...apto, city: 'SANTOS' }],
  ['aptos em santos', { ...apto, city: 'SANTOS' }],
  ['ap. em santos', { ...apto, city: 'SANTOS' }],
  ['kitnet em santos', { ...apto, city: 'SANTOS' }],
  ['kitinete', { ...apto }],
  ['flat', { ...apto }],
  ['cobertura em curitiba', { ...apto, city: 'CURITIBA' }],
  ['studio ou loft em curitiba', { ...apto, city: 'CURITIBA' }],
  ['quero uma casinha em natal', { ...casa, city: 'NATAL' }],
  ['sobrado em guarulhos', { ...casa, city: 'GUARULHOS' }],
  ['casa geminada em joinville', { ...casa, city: 'JOINVILLE' }],
  ['lote em palmas', { ...lote, city: 'PALMAS' }],
  ['terreninho barato', { ...lote }],
  ['gleba em betim', { ...lote, city: 'BETIM' }],
  ['loteamento', { ...lote }],
  ['terreno para construir', { ...lote }],
  ['casa para morar', { ...casa }],
  ['apartamento pra investir e alugar', { ...apto }],
  ['chácara em atibaia', { ...rural, city: 'ATIBAIA' }],
  ['sítio ou chácara no paraná', { ...rural, state: 'PR' }],
  ['fazenda no mato grosso do sul', { ...rural, state: 'MS' }],
  ['imóvel rural em goiás', { ...rural, state: 'GO' }],
  ['loja ou sala comercial em Recife PE', { ...loja, city: 'RECIFE', state: 'PE' }],
  ['sala comercial em Maceió', { ...loja, city: 'MACEIO' }],
  ['galpão em contagem mg', { ...loja, city: 'CONTAGEM', state: 'MG' }],
  ['ponto comercial', { ...loja }],
  ['imóveis comerciais em SP', { ...loja, state: 'SP' }],
  ['prédio inteiro em fortaleza', { ...loja, city: 'FORTALEZA', not: ['inteiro'] }],
  ['casa ou apartamento em natal', { category: ['casa', 'apartamento'], city: 'NATAL' }],
  ['casa com sala grande', { ...casa, not: ['com sala grande'] }],
  ['não quero casa, só apartamento', { ...apto, notCategory: ['casa'] }],
  ['imóveis em natal menos terreno', { city: 'NATAL', notCategory: ['terreno'] }],
  ['casa em natal sem ser leilão', { ...casa, city: 'NATAL', notModality: ['leilao'] }],
  ['casa com piscina em natal', { ...casa, city: 'NATAL', text: 'piscina' }],
  ['apartamento perto da praia em maceió', { ...apto, city: 'MACEIO', not: ['perto da praia'] }],
  ['apartamento em condomínio fechado', { ...apto, text: 'condomínio fechado' }],
  ['apartamento mobiliado no "Residencial Ipê"', { ...apto, text: 'Residencial Ipê', not: ['mobiliado'] }],
  ['apartameto em salvadro ate 180mil', { ...apto, city: 'SALVADOR', maxPrice: 180_000 }],
  ['apartamneto em curitba', { ...apto, city: 'CURITIBA' }],
  ['terrenno em goinia', { ...lote, city: 'GOIANIA' }],
  ['apartamento com 2 quatros', { ...apto, minRooms: 2 }],
  ['casas?', { ...casa }],
  ['🏠 casa em natal 🙏', { ...casa, city: 'NATAL' }],
  ['CASA EM NATAL', { ...casa, city: 'NATAL' }],
]

testSentences('Types', cases)
