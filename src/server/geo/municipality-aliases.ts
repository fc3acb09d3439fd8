import type { Uf } from '#domain/states.ts'

interface Alias {
  uf: Uf
  /** The municipality's official name. */
  municipality: string
  /** Names that bank lists use for it, or for a part of it. */
  names: string[]
  reason: 'old name' | 'short name' | 'district' | 'region of the Federal District'
}

const listed = (names: string): string[] => names.trim().split(/,\s*/)

/**
 * Names in the bank lists that no municipality has, and the municipality each means. Spellings are not listed:
 * `reduceToSound` (name-spellings.ts) handles them. A district gets the place of its municipality's seat, as the rest of
 * the municipality does.
 */
export const municipalityAliases: readonly Alias[] = [
  {
    uf: 'DF',
    municipality: 'Brasília',
    reason: 'region of the Federal District',
    names: listed(`
      Águas Claras, Arniqueira, Brazlândia, Candangolândia, Ceilândia, Cruzeiro, Fercal,
      Gama, Guará, Itapoã, Jardim Botânico, Lago Norte, Lago Sul, Núcleo Bandeirante,
      Paranoá, Park Way, Planaltina, Plano Piloto, Recanto das Emas, Riacho Fundo, Riacho Fundo I,
      Riacho Fundo II, Samambaia, Santa Maria, São Sebastião, SCIA, SIA, Sobradinho,
      Sobradinho II, Sol Nascente, Sudoeste, Taguatinga, Varjão, Vicente Pires, Água Quente,
      Arapoanga, Asa Norte, Asa Sul, Estrutural`),
  },
  { uf: 'BA', municipality: 'Feira de Santana', names: ['Maria Quitéria'], reason: 'district' },
  { uf: 'CE', municipality: 'Caucaia', names: ['Catuana', 'Jurema'], reason: 'district' },
  { uf: 'GO', municipality: 'Cocalzinho de Goiás', names: ['Girassol'], reason: 'district' },
  { uf: 'PA', municipality: 'Itaituba', names: ['São Luiz do Tapajós'], reason: 'district' },
  { uf: 'PE', municipality: 'Caruaru', names: ['Terra Vermelha'], reason: 'district' },
  {
    uf: 'PE',
    municipality: 'Cabo de Santo Agostinho',
    names: ['Santo Agostinho', 'Cabo'],
    reason: 'short name',
  },
  { uf: 'RN', municipality: 'Assú', names: ['Açu'], reason: 'old name' },
  { uf: 'RN', municipality: 'Campo Grande', names: ['Augusto Severo'], reason: 'old name' },
  { uf: 'RN', municipality: 'Serra Caiada', names: ['Presidente Juscelino'], reason: 'old name' },
  { uf: 'RN', municipality: 'Januário Cicco', names: ['Boa Saúde'], reason: 'old name' },
  { uf: 'PB', municipality: 'Joca Claudino', names: ['Santarém'], reason: 'old name' },
  { uf: 'PB', municipality: 'São Domingos', names: ['São Domingos de Pombal'], reason: 'old name' },
  { uf: 'PB', municipality: 'Tacima', names: ['Campo de Santana'], reason: 'old name' },
  { uf: 'TO', municipality: 'São Valério', names: ['São Valério da Natividade'], reason: 'old name' },
  { uf: 'TO', municipality: 'Tabocão', names: ['Fortaleza do Tabocão'], reason: 'old name' },
  { uf: 'RJ', municipality: 'Armação dos Búzios', names: ['Búzios'], reason: 'short name' },
  { uf: 'SC', municipality: 'Balneário Piçarras', names: ['Piçarras'], reason: 'old name' },
  { uf: 'SP', municipality: 'Embu das Artes', names: ['Embu'], reason: 'old name' },
]
