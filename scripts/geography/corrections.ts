/**
 * Corrections for what the rule in `seats.ts` cannot decide, by IBGE code. All were checked against a second list of
 * seats, which was tested to lie inside the municipal boundaries of IBGE; coordinates are from GeoNames unless stated
 * otherwise.
 */

/**
 * Municipalities with two GeoNames places of the same name and code, more than 5 km apart: the seat is the one
 * nearest to this point.
 */
export const seatHints: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
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

/** Seats that GeoNames assigns to a neighboring municipality: the code under which it has the place. */
export const seatsUnderNeighborCode: Readonly<Record<string, string>> = {
  '2702108': '2609154', // Colônia Leopoldina AL, under a town of Pernambuco; 1 km off
  '3204054': '3201605', // Pedro Canário ES; the place under its own code is 36 km away
}

/**
 * Municipalities without a place in GeoNames, or with one that is not (or no longer) the seat: the middle of the
 * municipality, from @countrystatecity/countries 1.0.9 (https://github.com/dr5hn/countrystatecity-npm, ODbL 1.0;
 * these few points of its 150,000 are no substantial part of it). Most lie within 10 km of the seat.
 */
export const seatsFromOtherSource: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  '1100148': [-11.491, -62.165], // Nova Brasilândia D'Oeste RO, some 31 km from the seat
  '1720499': [-11.86, -48.14], // São Valério TO, 16 km; GeoNames' "Valério" is 38 km away
  '2104008': [-4.867, -44.708], // Esperantinópolis MA: GeoNames' place is 21 km away
  '2104701': [-5.445, -44.252], // Graça Aranha MA, 10 km
  '2306801': [-5.65, -38.51], // Jaguaribara CE: the town moved for the Castanhão reservoir, GeoNames has the old one
  '2410009': [-6.288, -38.019], // Pilões RN
  '2507705': [-6.995, -36.602], // Juazeirinho PB
  '2513653': [-6.484, -38.464], // Joca Claudino PB
  '2513901': [-6.473, -37.471], // São Bento PB; GeoNames has a village of Brejo do Cruz, 40 km away
  '2607109': [-7.717, -37.425], // Ingazeira PE; GeoNames has a village of Itaíba, 169 km away
  '2701506': [-9.95, -36.756], // Campo Grande AL; GeoNames has a village of Penedo, 45 km away
  '2706307': [-9.409, -36.607], // Palmeira dos Índios AL
  '3151107': [-21.668, -42.365], // Pirapetinga MG
  '3166600': [-19.384, -45.8], // Serra da Saudade MG
  '3302858': [-22.79, -43.46], // Mesquita RJ
  '3507209': [-22.239, -50.493], // Borá SP
  '5005681': [-23.926, -54.257], // Mundo Novo MS
  '5201207': [-18.315, -48.222], // Anhanguera GO
  '5209150': [-18.508, -50.176], // Gouvelândia GO, 16 km; GeoNames' place is 21 km away
}
