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
 * `domain/property/name-spellings.ts` handles them. Districts and old names are those of IBGE's territorial divisions
 * (Divisão Territorial Brasileira; histories of municipalities in IBGE Cidades). A district gets the place of its municipality's seat, as the rest of
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
  {
    uf: 'AP',
    municipality: 'Pedra Branca do Amapari',
    names: ['Água Branca do Amapari'],
    reason: 'old name',
  },
  { uf: 'PB', municipality: 'São Vicente do Seridó', names: ['Seridó'], reason: 'old name' },
  { uf: 'PB', municipality: 'Vista Serrana', names: ['Desterro de Malta'], reason: 'old name' },
  { uf: 'PB', municipality: 'Santa Cecília', names: ['Santa Cecília de Umbuzeiro'], reason: 'old name' },
  { uf: 'PE', municipality: 'Ilha de Itamaracá', names: ['Itamaracá'], reason: 'old name' },
  { uf: 'PR', municipality: 'Alto Paraíso', names: ['Vila Alta'], reason: 'old name' },
  { uf: 'RN', municipality: 'São Miguel do Gostoso', names: ['São Miguel de Touros'], reason: 'old name' },
  { uf: 'RR', municipality: 'São Luiz do Anauá', names: ['São Luiz'], reason: 'old name' },
  { uf: 'MG', municipality: 'Itabirinha', names: ['Itabirinha de Mantena'], reason: 'old name' },
  { uf: 'BA', municipality: 'Camacan', names: ['Camacã'], reason: 'old name' },
  { uf: 'SP', municipality: 'Brodowski', names: ['Brodósqui'], reason: 'old name' },
  { uf: 'TO', municipality: 'Palmeiras do Tocantins', names: ['Mosquito'], reason: 'old name' },
  {
    uf: 'TO',
    municipality: 'Paraíso do Tocantins',
    names: ['Paraíso do Norte de Goiás'],
    reason: 'old name',
  },
  { uf: 'TO', municipality: 'Miracema do Tocantins', names: ['Miracema do Norte'], reason: 'old name' },
  { uf: 'BA', municipality: 'Feira de Santana', names: ['Humildes'], reason: 'district' },
  { uf: 'BA', municipality: 'Porto Seguro', names: ["Arraial d'Ajuda", 'Trancoso'], reason: 'district' },
  { uf: 'BA', municipality: 'Camaçari', names: ['Abrantes', 'Monte Gordo'], reason: 'district' },
  { uf: 'CE', municipality: 'Horizonte', names: ['Queimadas'], reason: 'district' },
  { uf: 'CE', municipality: 'Fortaleza', names: ['Messejana'], reason: 'district' },
  { uf: 'CE', municipality: 'Maracanaú', names: ['Pajuçara'], reason: 'district' },
  { uf: 'CE', municipality: 'São Gonçalo do Amarante', names: ['Pecém'], reason: 'district' },
  { uf: 'ES', municipality: 'Serra', names: ['Carapina', 'Nova Almeida'], reason: 'district' },
  { uf: 'MG', municipality: 'Ribeirão das Neves', names: ['Justinópolis'], reason: 'district' },
  { uf: 'MS', municipality: 'Deodápolis', names: ['Lagoa Bonita'], reason: 'district' },
  { uf: 'MS', municipality: 'Campo Grande', names: ['Anhanduí'], reason: 'district' },
  { uf: 'PA', municipality: 'Belém', names: ['Icoaraci', 'Mosqueiro', 'Outeiro'], reason: 'district' },
  { uf: 'PB', municipality: 'Campina Grande', names: ['Galante', 'São José da Mata'], reason: 'district' },
  { uf: 'PE', municipality: 'Jaboatão dos Guararapes', names: ['Cavaleiro', 'Muribeca'], reason: 'district' },
  {
    uf: 'PE',
    municipality: 'Ipojuca',
    names: ['Porto de Galinhas', 'Nossa Senhora do Ó'],
    reason: 'district',
  },
  { uf: 'PE', municipality: 'Cabo de Santo Agostinho', names: ['Ponte dos Carvalhos'], reason: 'district' },
  { uf: 'PR', municipality: 'Paranaguá', names: ['Alexandra'], reason: 'district' },
  { uf: 'PR', municipality: 'Londrina', names: ['Guaravera', 'Lerroville'], reason: 'district' },
  { uf: 'PR', municipality: 'Maringá', names: ['Floriano'], reason: 'district' },
  { uf: 'RJ', municipality: 'Campos dos Goytacazes', names: ['Goitacazes'], reason: 'district' },
  { uf: 'RJ', municipality: 'Maricá', names: ['Inoã', 'Itaipuaçu'], reason: 'district' },
  { uf: 'RJ', municipality: 'Petrópolis', names: ['Itaipava', 'Pedro do Rio'], reason: 'district' },
  { uf: 'RJ', municipality: 'Cabo Frio', names: ['Tamoios'], reason: 'district' },
  {
    uf: 'RJ',
    municipality: 'Duque de Caxias',
    names: ['Xerém', 'Imbariê', 'Campos Elíseos'],
    reason: 'district',
  },
  { uf: 'RJ', municipality: 'São Gonçalo', names: ['Ipiíba', 'Monjolos'], reason: 'district' },
  { uf: 'SC', municipality: 'Joinville', names: ['Pirabeiraba'], reason: 'district' },
  {
    uf: 'SP',
    municipality: 'Campinas',
    names: ['Barão Geraldo', 'Joaquim Egídio', 'Sousas'],
    reason: 'district',
  },
  { uf: 'SP', municipality: 'Guarujá', names: ['Vicente de Carvalho'], reason: 'district' },
  { uf: 'SP', municipality: 'Mogi das Cruzes', names: ['Brás Cubas', 'Jundiapeba'], reason: 'district' },
  { uf: 'SP', municipality: 'Pindamonhangaba', names: ['Moreira César'], reason: 'district' },
  { uf: 'SP', municipality: 'Ribeirão Preto', names: ['Bonfim Paulista'], reason: 'district' },
  {
    uf: 'SP',
    municipality: 'São José do Rio Preto',
    names: ['Engenheiro Schmitt', 'Talhado'],
    reason: 'district',
  },
  {
    uf: 'SP',
    municipality: 'São José dos Campos',
    names: ['Eugênio de Melo', 'São Francisco Xavier'],
    reason: 'district',
  },
]
