/**
 * What the rule in `seats.ts` cannot decide, by IBGE code. Everything here was checked against a second list of
 * seats that was tested to lie inside the municipal boundaries of IBGE; coordinates are GeoNames' own.
 */

/** GeoNames has two places of this name and code, more than 5 km apart: the seat is the one next to this point. */
export const oneOfTwo: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  '1100015': [-11.93, -61.99], // Alta Floresta D'Oeste
  '1100072': [-12.96, -60.89], // Corumbiara
  '1100288': [-11.73, -61.78], // Rolim de Moura
  '1101005': [-10.61, -62.73], // Governador Jorge Teixeira
  '1200013': [-9.83, -66.88], // Acrelândia
  '1200328': [-9.19, -71.95], // Jordão
  '1302306': [-2.75, -66.77], // Jutaí
  '1302553': [-3.43, -60.46], // Manaquiri
  '1302801': [-1.85, -65.57], // Maraã
  '1400050': [2.99, -61.31], // Alto Alegre
  '1400456': [4.48, -61.14], // Pacaraima
  '1501782': [-3.78, -49.57], // Breu Branco
  '1502939': [-4.3, -47.55], // Dom Eliseu
  '1505031': [-7.15, -55.38], // Novo Progresso
  '1505064': [-4.25, -49.95], // Novo Repartimento
  '1508050': [-4.57, -55.94], // Trairão
  '2804458': [-10.4, -37.45], // Nossa Senhora Aparecida
  '2929370': [-11.42, -39.89], // São José do Jacuípe
  '3144672': [-18.49, -41.1], // Nova Belém
  '3152006': [-19.22, -45], // Pompéu
  '3304755': [-21.48, -41.11], // São Francisco de Itabapoana
  '4208450': [-26.12, -48.62], // Itapoá
  '4306767': [-30.08, -51.62], // Eldorado do Sul
  '4310330': [-29.98, -50.13], // Imbé
  '4322350': [-28.8, -52.04], // União da Serra
  '5100805': [-9.54, -57.45], // Apiacás
  '5102686': [-13.72, -59.26], // Campos de Júlio
  '5103254': [-9.46, -59.22], // Colniza
  '5103858': [-13.24, -53.08], // Gaúcha do Norte
  '5105176': [-10.32, -58.36], // Juruena
  '5105580': [-11.09, -54.45], // Marcelândia
  '5108055': [-10.52, -55.23], // Terra Nova do Norte
  '5108956': [-9.98, -57.53], // Nova Monte Verde
}

/** GeoNames counts the seat to a neighbour: the code under which it has the place. */
export const countedToNeighbour: Readonly<Record<string, string>> = {
  '2702108': '2609154', // Colônia Leopoldina AL, under a town of Pernambuco; 1 km off
  '3204054': '3201605', // Pedro Canário ES; the place under its own code is 36 km away
}

/** The only place the rule would find is another one: better no coordinates than wrong ones. */
export const notTheSeat: ReadonlySet<string> = new Set([
  '1720499', // São Valério TO: "Valério" is 38 km away
  '2513901', // São Bento PB: a village of Brejo do Cruz, 40 km away
  '2607109', // Ingazeira PE: a village of Itaíba, 169 km away
  '2701506', // Campo Grande AL: a village of Penedo, 45 km away
])
