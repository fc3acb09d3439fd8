import type { DemoRandom } from './random.ts'

const list = (text: string) => text.trim().split(/\s*,\s*/)

/** Names that could exist anywhere in Brazil; combined with numbers they are no real address. */
const nature = list(`
  das Acácias, das Azaleias, das Hortênsias, das Magnólias, das Orquídeas, das Palmeiras, das Paineiras,
  das Quaresmeiras, das Violetas, das Begônias, das Camélias, das Gardênias, das Tulipas, das Bromélias,
  dos Ipês, dos Jacarandás, dos Jatobás, dos Cedros, dos Eucaliptos, dos Flamboyants, dos Girassóis,
  dos Lírios, dos Manacás, dos Pinheiros, dos Coqueiros, dos Cajueiros, dos Oitis, dos Jequitibás,
  das Andorinhas, dos Beija-Flores, dos Bem-te-vis, dos Canários, dos Sabiás, dos Tucanos, das Garças,
  dos Colibris, das Gaivotas, do Lago, do Bosque, da Colina, da Fonte, da Serra, das Pedras, do Ribeirão,
  das Nascentes, da Mata, do Mirante, do Cruzeiro, da Estação, da Matriz, do Comércio, da Paz, da Amizade,
  da Harmonia, da Esperança, das Nações, dos Estudantes, dos Ferroviários, dos Pescadores, do Sol,
  da Lua, das Estrelas, do Horizonte, da Alvorada, Esmeralda, Turmalina, Ametista, Safira, Topázio, Ônix`)

const given = list(`
  Antônio, Aristides, Benedito, Cândido, Domingos, Emílio, Francisco, Geraldo, Honório, Inácio, João, Joaquim,
  José, Leopoldo, Luiz, Manoel, Orlando, Otávio, Pedro, Raimundo, Sebastião, Teodoro, Vicente, Waldemar,
  Alzira, Amélia, Aurora, Carolina, Conceição, Dalva, Ester, Francisca, Helena, Iracema, Joana, Laura, Lídia,
  Maria, Marta, Olga, Rosa, Tereza, Zilda`)

const family = list(`
  de Abreu, Alencar, Almeida, Amaral, Andrade, Araújo, Arruda, Assunção, Barbosa, Bastos, Borges, Brandão,
  Camargo, Cardoso, Carvalho, Cavalcante, Coelho, Cordeiro, da Costa, da Cunha, Dantas, Duarte, Esteves,
  Farias, Fernandes, Ferreira, Figueiredo, Fonseca, Freitas, Furtado, Gomes, Guimarães, Lacerda, Leite, Lemos,
  Macedo, Magalhães, Medeiros, Menezes, Monteiro, Moraes, Moreira, Nogueira, de Oliveira, Pacheco, Peixoto,
  Pinheiro, Prado, Queiroz, Ramos, Ribeiro, Rocha, Sales, Sampaio, Siqueira, Tavares, Teixeira, Vasconcelos,
  Viana, Xavier`)

const titles = list('Doutor, Professor, Coronel, Padre, Vereador, Engenheiro, Maestro')

const places = list(`
  Primavera, Bela Vista, Boa Vista, Alvorada, Planalto, Horizonte, Santa Clara, Santa Helena, Santa Mônica,
  São Jorge, São Bento, São Lucas, São Miguel, Nossa Senhora da Guia, Nova Esperança, Novo Mundo, das Flores,
  das Oliveiras, das Laranjeiras, das Mangueiras, dos Pássaros, dos Bandeirantes, dos Lagos, do Sol, do Bosque,
  Paraíso, Progresso, Industrial, América, Europa, Itália, Imperial, Monte Verde, Monte Castelo, Vista Alegre,
  Campo Belo, Campo Verde, Água Clara, Lagoa Seca, Rio Claro, Serra Azul, Pedra Branca, Ouro Verde, Três Marias,
  Cidade Nova, Sol Nascente, Recanto Verde, Morada Nova, Aeroporto, Universitário, dos Eucaliptos, Aurora,
  Brasília, Maracanã, Petrópolis, Tropical, Atlântico, Beira Rio, Ipiranga, Independência`)

const quarters = list('Jardim, Jardim, Jardim, Vila, Vila, Parque, Residencial, Loteamento, Conjunto, Núcleo')
const centralQuarters = list('Setor, Setor, Jardim, Parque, Residencial, Vila, Loteamento')
const endings = ['', '', '', '', '', ' I', ' II', ' III', ' 2ª Etapa']

const condominiums = list(`
  Residencial Ipê Amarelo, Residencial Vista do Lago, Residencial Parque das Águas, Residencial Morada do Sol,
  Condomínio Jardim das Pedras, Condomínio Alto da Colina, Residencial Villa Serena, Residencial Bosque Real,
  Condomínio Porto Belo, Residencial Solar das Palmeiras, Residencial Recanto dos Pássaros, Edifício Monte Azul,
  Edifício Dona Aurora, Residencial Spazio Verde, Condomínio Mirante da Serra, Residencial Terra Nova,
  Residencial Varandas do Campo, Edifício São Lucas, Residencial Flor de Lis, Condomínio Águas Claras`)

const person = (random: DemoRandom): string => {
  const name = `${random.pick(given)} ${random.chance(0.35) ? `${random.pick(family)} ` : ''}${random.pick(family)}`
  return random.chance(0.2) ? `${random.pick(titles)} ${name}` : name
}

const dates = ['Sete de Setembro', 'Quinze de Novembro', 'Primeiro de Maio', 'Treze de Maio', 'Dois de Julho']

/** Draws the name of a street. */
export function streetName(random: DemoRandom): string {
  const kind = random.weighted({
    Rua: 72,
    Avenida: 13,
    Travessa: 4,
    Estrada: 4,
    Alameda: 3,
    Via: 2,
    Praça: 2,
  })
  const named = random.weighted({ nature: 40, person: 38, number: 12, letter: 6, date: 4 })
  switch (named) {
    case 'number':
      return `${kind} ${random.whole(1, 48)}`
    case 'letter':
      return `${kind} ${random.pick([...'ABCDEFGHJKLM'])}${random.chance(0.3) ? ' (Projetada)' : ''}`
    case 'date':
      return `${kind} ${random.pick(dates)}`
    case 'nature':
      return `${kind} ${random.pick(nature)}`
    default:
      return `${kind} ${person(random)}`
  }
}

/** Draws the name of a condominium. */
export const condominiumName = (random: DemoRandom): string => random.pick(condominiums)

/** Draws the name of a rural property. */
export const farmName = (random: DemoRandom): string =>
  `${random.pick(['Fazenda', 'Sítio', 'Chácara', 'Gleba'])} ${random.pick(places)}`

/** Creates the neighborhoods of one city; `planned` follows the planned cities of the Centro-Oeste. */
export function neighborhoodNames(random: DemoRandom, count: number, planned: boolean): string[] {
  const names = new Set<string>(['Centro'])
  while (names.size < count) {
    const kind = random.pick(planned ? centralQuarters : quarters)
    names.add(
      random.chance(0.15) ? random.pick(places) : `${kind} ${random.pick(places)}${random.pick(endings)}`,
    )
  }
  return [...names].map(name => name.replace(/^(?:das|dos|do|da) /, 'Bairro $&'))
}
