import { type SentenceCase, testSentences } from '#test/support/sentences.ts'

const casa = { category: 'casa' } as const
const apto = { category: 'apartamento' } as const

const cases: SentenceCase[] = [
  ['Vila Nova do Sul Bonito', { kind: 'info', not: ['Vila Nova do Sul Bonito'] }],
  ['CASA EM PRAIA GRANDE', { ...casa, city: 'PRAIA GRANDE' }],
  ['apto no Buritis em BH', { ...apto, city: 'BELO HORIZONTE', neighborhood: 'BURITIS' }],
  ['apto em Buritis, Belo Horizonte', { ...apto, city: 'BELO HORIZONTE', neighborhood: 'BURITIS' }],
  ['casa em Buritis MG', { ...casa, city: 'BURITIS', state: 'MG' }],
  ['casa no Jardim Goiás em Goiás', { ...casa, state: 'GO', neighborhood: 'JARDIM GOIAS' }],
  ['casa em Samambaia, Brasília', { ...casa, city: 'BRASILIA', neighborhood: 'SAMAMBAIA' }],
  ['casa em Vila Nova do Sul Bonito', { ...casa, not: ['Vila Nova do Sul Bonito'] }],
  ['casa em Natal do Xingu até 200 mil', { ...casa, maxPrice: 200_000, not: ['Natal do Xingu'] }],
  ['casa em santa rita do xingu', { ...casa, not: ['santa rita do xingu'] }],
  ['casa em Campinas Xiririca', { ...casa, not: ['Campinas Xiririca'] }],
  ['casa em Natal RN', { ...casa, city: 'NATAL', state: 'RN' }],
  ['Casa Em Natal', { ...casa, city: 'NATAL' }],
  ['casa em Natal Desocupada', { ...casa, city: 'NATAL', occupancy: 'vacant' }],
  ['casa em natal da minha mãe', { ...casa, city: 'NATAL' }],
  ['casa em Recife Boa Viagem', { ...casa, city: 'RECIFE', neighborhood: 'BOA VIAGEM' }],
  ['casa em Santos ou Campinas', { ...casa, city: ['SANTOS', 'CAMPINAS'] }],
  ['casa em Santa Cruz ou Natal', { ...casa, city: ['SANTA CRUZ', 'NATAL'], state: 'RN' }],
]

testSentences('Longer names, neighborhoods with their city', cases)
