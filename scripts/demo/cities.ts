import type { Uf } from '../../src/domain/states.ts'

export interface DemoCity {
  state: Uf
  name: string
  /** The city's share of its state's listings, relative to the other cities' weights. */
  weight: number
  /** Price of built area in simple buildings, reais per m². */
  pricePerM2: number
}

/**
 * Per state its share of the listings (the bank's lists favor RJ, SP and GO), then its cities: name, weight, reais
 * per m².
 */
const table: Record<Uf, [share: number, cities: string]> = {
  AC: [7, 'Rio Branco 7 2700, Cruzeiro do Sul 2 2100, Sena Madureira 1 1900'],
  AL: [13, 'Maceió 8 3300, Arapiraca 3 2300, Rio Largo 3 2000, Marechal Deodoro 1 2400'],
  AP: [7, 'Macapá 6 2900, Santana 2 2300'],
  AM: [14, 'Manaus 9 3400, Iranduba 2 2200, Itacoatiara 1 2000, Parintins 1 1900'],
  BA: [
    48,
    'Salvador 12 3900, Feira de Santana 9 2500, Camaçari 6 2600, Lauro de Freitas 4 3800, Vitória da Conquista 4 2700, Ilhéus 2 2700, Juazeiro 2 2300, Luís Eduardo Magalhães 2 3000, Porto Seguro 2 3300',
  ],
  CE: [
    36,
    'Fortaleza 12 3700, Caucaia 6 2300, Maracanaú 4 2200, Juazeiro do Norte 4 2500, Sobral 3 2400, Eusébio 2 3200, Crato 1 2300, Aquiraz 2 2900',
  ],
  DF: [14, 'Brasília 1 4700'],
  ES: [
    14,
    'Vila Velha 4 4300, Serra 6 3300, Vitória 2 5600, Cariacica 3 2900, Cachoeiro de Itapemirim 2 2900, Linhares 2 2800',
  ],
  GO: [
    105,
    'Águas Lindas de Goiás 10 1900, Valparaíso de Goiás 9 2300, Goiânia 9 3700, Luziânia 8 1900, Aparecida de Goiânia 7 2800, Novo Gama 6 1800, Cidade Ocidental 5 2000, Anápolis 5 2700, Santo Antônio do Descoberto 4 1700, Planaltina 4 1700, Formosa 3 2200, Rio Verde 3 3000, Senador Canedo 3 2700, Trindade 2 2400, Caldas Novas 2 3000',
  ],
  MA: [
    13,
    'São Luís 7 3200, Imperatriz 3 2500, São José de Ribamar 4 2300, Paço do Lumiar 3 2100, Timon 2 1900',
  ],
  MT: [14, 'Cuiabá 6 3300, Várzea Grande 4 2500, Rondonópolis 3 2900, Sinop 2 3400, Sorriso 1 3400'],
  MS: [14, 'Campo Grande 7 3200, Dourados 3 3000, Três Lagoas 2 3000, Corumbá 1 2300, Ponta Porã 1 2400'],
  MG: [
    75,
    'Belo Horizonte 8 4600, Uberlândia 6 3200, Contagem 5 3500, Ribeirão das Neves 5 2300, Betim 4 2800, Juiz de Fora 4 3300, Montes Claros 4 2700, Uberaba 3 2900, Governador Valadares 3 2600, Ipatinga 2 2800, Sete Lagoas 3 2600, Divinópolis 2 2900, Poços de Caldas 2 3600, Varginha 2 3200, Araguari 1 2500, Nova Lima 1 7200',
  ],
  PA: [
    16,
    'Belém 6 3600, Ananindeua 4 2700, Marituba 2 2200, Castanhal 3 2200, Marabá 3 2500, Parauapebas 2 2700, Santarém 2 2500',
  ],
  PB: [
    38,
    'João Pessoa 10 3600, Santa Rita 5 1900, Campina Grande 6 2700, Bayeux 3 1900, Patos 3 2100, Cabedelo 2 4300, Conde 2 2200, Sousa 1 1900',
  ],
  PR: [
    42,
    'Curitiba 8 5200, Londrina 5 3500, Maringá 4 4000, Ponta Grossa 4 3000, Cascavel 3 3500, São José dos Pinhais 3 3700, Foz do Iguaçu 3 3200, Colombo 3 2900, Guarapuava 2 2600, Paranaguá 2 2700, Toledo 1 3300',
  ],
  PE: [
    55,
    'Recife 9 3900, Jaboatão dos Guararapes 9 2700, Paulista 7 2500, Olinda 5 2900, Caruaru 5 2700, Igarassu 4 2000, Petrolina 3 2700, Camaragibe 3 2300, Garanhuns 2 2400, Vitória de Santo Antão 2 2000, Ipojuca 1 4800',
  ],
  PI: [24, 'Teresina 9 2900, Parnaíba 4 2300, Altos 2 1700, Picos 2 2000, Floriano 1 1900'],
  RJ: [
    195,
    'Rio de Janeiro 26 4500, São Gonçalo 12 2500, Nova Iguaçu 11 2300, Duque de Caxias 8 2400, Campos dos Goytacazes 6 2400, Belford Roxo 6 1900, Itaboraí 6 1900, Queimados 5 1800, Niterói 5 5300, Macaé 5 3000, Maricá 5 2800, São Pedro da Aldeia 4 2400, Araruama 4 2300, Cabo Frio 4 3200, Rio das Ostras 3 3000, Volta Redonda 3 3100, Petrópolis 3 3600, Mesquita 2 2200, Nova Friburgo 2 3200, Teresópolis 2 3400, Angra dos Reis 2 4100, Resende 2 3100',
  ],
  RN: [
    36,
    'Natal 8 3300, Parnamirim 7 2700, São Gonçalo do Amarante 5 2100, Mossoró 5 2400, Extremoz 3 2200, Macaíba 3 1900, Ceará-Mirim 2 1700',
  ],
  RS: [
    50,
    'Porto Alegre 9 4700, Canoas 5 3300, Caxias do Sul 5 3700, Gravataí 4 2900, Viamão 4 2500, Pelotas 4 3000, Novo Hamburgo 3 3300, São Leopoldo 3 3200, Santa Maria 3 3300, Alvorada 3 2200, Passo Fundo 2 3400, Rio Grande 2 2800, Bento Gonçalves 1 4300, Gramado 1 8600',
  ],
  RO: [9, 'Porto Velho 5 2900, Ji-Paraná 3 2500, Ariquemes 2 2300, Vilhena 1 2700'],
  RR: [7, 'Boa Vista 6 2700, Mucajaí 1 1700'],
  SC: [
    22,
    'Florianópolis 4 6400, Joinville 4 4200, São José 4 4600, Blumenau 3 4500, Palhoça 3 3900, Chapecó 2 3900, Itajaí 2 6100, Criciúma 2 3300, Lages 2 2700, Balneário Camboriú 1 9800',
  ],
  SP: [
    175,
    'São Paulo 26 6300, Guarulhos 8 4500, Campinas 8 4900, São Bernardo do Campo 6 4900, Santo André 5 4900, Osasco 5 5000, São José dos Campos 6 4700, Ribeirão Preto 6 4000, Sorocaba 6 3900, Santos 4 6200, Praia Grande 5 4600, São José do Rio Preto 5 3700, Bauru 4 3400, Piracicaba 4 3700, Jundiaí 4 5000, Mogi das Cruzes 4 4200, Carapicuíba 3 3900, Taubaté 3 3500, Franca 3 3000, Araraquara 3 3300, Presidente Prudente 3 3000, Marília 3 3100, Itanhaém 3 3200, Limeira 3 3400, Indaiatuba 2 5000, Hortolândia 3 3600, Barueri 2 6400, Guarujá 3 4700, Ubatuba 1 5300, Araçatuba 2 3000',
  ],
  SE: [
    18,
    'Aracaju 7 3200, Nossa Senhora do Socorro 5 1900, São Cristóvão 3 1900, Barra dos Coqueiros 3 2700, Itabaiana 1 2300',
  ],
  TO: [9, 'Palmas 6 3300, Araguaína 3 2500, Gurupi 2 2400, Porto Nacional 2 2200'],
}

export const demoStates = Object.keys(table).sort() as Uf[]
/** Returns a state's weight among the invented listings. */
export const readStateShare = (state: Uf): number => table[state][0]

/** Reads a state's cities from the table. @throws Error for an entry that cannot be read */
export const listDemoCities = (state: Uf): DemoCity[] =>
  table[state][1].split(', ').map(entry => {
    const [, name, weight, price] = /^(.+) (\d+) (\d+)$/.exec(entry) ?? []
    if (name === undefined) throw new Error(`Unreadable city: ${entry}`)
    return { state, name, weight: Number(weight), pricePerM2: Number(price) }
  })
