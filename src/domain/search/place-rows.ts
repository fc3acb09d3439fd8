import { foldText } from '../fold-text.ts'
import { type Region, regions } from '../regions.ts'
import { states, type Uf } from '../states.ts'
import {
  booleanField,
  choiceListField,
  nearField,
  rangeField,
  shapeField,
  textListField,
} from './criteria-fields.ts'
import { own } from './criteria-rows.ts'

/** Removes double quotes around a city's name, which meant the whole name in links and searches saved before. */
const removeQuotes = (name: string): string => /^"(.*[^\s"].*)"$/s.exec(name.trim())?.[1]?.trim() ?? name

const cities = textListField(foldText, 100, removeQuotes)
const neighborhoods = textListField(foldText, 100)
const places = { none: [] as string[], field: cities }

/** The criteria of place, in canonical order. */
export const placeRows = {
  state: own<Uf[]>({
    none: [],
    field: choiceListField(
      states.map(state => state.uf),
      'Use a sigla de um dos 27 estados, como SP.',
    ),
    api: 'Sigla do estado; pode repetir',
    subject: 'estado',
  }),
  region: own<Region[]>({
    none: [],
    field: choiceListField(regions),
    api: 'Estados destas regiões; pode repetir',
    subject: 'região',
  }),
  city: own({
    ...places,
    api: 'O nome de um município é só ele; outro texto, as cidades cujo nome o contém; sem acentos nem maiúsculas; pode repetir, até 100 vezes',
    subject: 'cidade',
  }),
  notCity: own({ ...places, api: 'Nenhuma destas cidades', subject: 'cidades excluídas' }),
  neighborhood: own({
    ...places,
    field: neighborhoods,
    api: 'Nome inteiro, sem acentos nem maiúsculas; pode repetir, até 100 vezes',
    subject: 'bairro',
  }),
  notNeighborhood: own({
    ...places,
    field: neighborhoods,
    api: 'Nenhum destes bairros',
    subject: 'bairros excluídos',
  }),
  interior: own<boolean | null>({
    none: null,
    field: booleanField,
    api: 'true = fora da capital do estado; false = só na capital',
    subject: 'interior',
  }),
  near: own<string | null>({
    none: null,
    field: nearField,
    api: 'Município e UF, como Campinas,SP: municípios cuja sede fica a até `within` km da sede dele',
    subject: 'distância',
  }),
  within: own<number | null>({
    none: null,
    field: rangeField(1, 300),
    api: 'Em km; 30 quando não dito',
    subject: null,
  }),
  shape: own<string | null>({
    none: null,
    field: shapeField,
    api: 'Área desenhada no mapa: encoded polyline de 3 a 200 pontos, sem linhas que se cruzem',
    subject: 'área desenhada',
  }),
}
