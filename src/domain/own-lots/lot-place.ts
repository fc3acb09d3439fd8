import { foldText } from '../fold-text.ts'
import { isUf, stateName, states, type Uf } from '../states.ts'
import { citeWords, type FoldedText, type Found } from './fold-lot-text.ts'

export interface LotPlace {
  city: Found<string> | null
  state: Found<Uf> | null
  address: Found<string> | null
}

/** Longer runs of letters are no word: each of their letters would be tried as its beginning. */
const word = "\\p{Lu}[\\p{L}'’]{0,39}"
const ufs = states.map(({ uf }) => uf).join('|')
/** Capitalized words, then a state: `São José dos Campos/SP`, `GOIÂNIA - GO`, `Anápolis (GO)`. */
const cityAndState = new RegExp(
  `(${word}(?:[ ](?:(?:d[aeo]s?|D[AEO]S?|e|d['’])[ ])?${word}){0,6})[ ]*(?:[/–—-]|,|\\()[ ]*(${ufs})(?![\\p{L}\\d])`,
  'gu',
)
/** What stands before a city's name without being part of it. */
const leading = new RegExp(
  `^(?:(?:cidade|municipio|comarca|foro|bairro|apartamento|casa|sobrado|terreno|imovel|lote|sala|loja|galpao|predio|chacara|sitio|fazenda|leilao|endereco|localizacao|local|uf|em)(?: d[aeo]s?)? )+`,
)
const notACity =
  /^(?:oab|creci|crea|crm|cau|ssp|detran|tj|trt|trf|juce\w*|cartorio|oficio|registro de imoveis|vara|leiloeir[ao]|cri|cep|brasil)\b/
/** Words before a place that say it is the court's, the registry's or the auctioneer's. */
const elsewhere =
  /\b(?:comarca|vara|foro|forum|tribunal|cartorio|oficio|registro|leiloeir[ao]|escritorio|jucesp|secao)\b[^.;\n]{0,60}$/

interface NamedPlace {
  city: string
  state: Uf
  words: string
  elsewhere: boolean
}

function* listPlaces(source: FoldedText): Generator<NamedPlace> {
  for (const match of source.text.matchAll(cityAndState)) {
    const [whole, named = '', state = ''] = match
    const before = source.folded.slice(Math.max(0, match.index - 80), match.index)
    const cut = leading.exec(`${foldText(named)} `)?.[0].length ?? 0
    const city = named.slice(cut).trim()
    if (!isUf(state) || city.length < 3 || notACity.test(foldText(city))) continue
    const said = foldText(named)
    yield {
      city,
      state,
      words: citeWords(source, match.index, match.index + whole.length),
      elsewhere: elsewhere.test(before) || /^(?:comarca|foro)\b/.test(said),
    }
  }
}

const stateLabel = new RegExp(`\\b(?:uf|estado)[ ]*[:\\n][ ]*([a-z]{2,20}(?: [a-z]+){0,3})`)
const cityLabel = /\b(?:cidade|municipio)[ ]*[:\n]\s*([^\n,/;|(–-]{3,60})/

function findLabelled(source: FoldedText, label: RegExp): (Found<string> & { folded: string }) | null {
  const match = label.exec(source.folded)
  if (match === null) return null
  const [whole, value = ''] = match
  const from = match.index + whole.length - value.length
  return {
    value: citeWords(source, from, from + value.length),
    folded: value.trim(),
    words: citeWords(source, match.index, match.index + whole.length),
  }
}

function findState(source: FoldedText): Found<Uf> | null {
  const labelled = findLabelled(source, stateLabel)
  if (labelled === null) return null
  const named = states.filter(
    ({ uf }) => labelled.folded === uf.toLowerCase() || labelled.folded.startsWith(foldText(stateName(uf))),
  )
  // Mato Grosso do Sul begins as Mato Grosso does.
  const found = named.toSorted((one, other) => other.name.length - one.name.length)[0]
  return found ? { value: found.uf, words: labelled.words } : null
}

const labelledAddress =
  /\b(?:endereco|localizacao|logradouro)(?: do imovel| completo)?[ ]*[:\n]\s*([^\n]{6,200})/
const street = /\b(?:rua|avenida|av\.|alameda|travessa|rodovia|estrada|quadra|viela|r\.)[ ][^\n;|]{4,160}/

function findAddress(source: FoldedText): Found<string> | null {
  const labelled = findLabelled(source, labelledAddress)
  if (labelled !== null) return { value: labelled.value.slice(0, 300), words: labelled.words }
  const match = street.exec(source.folded)
  if (match === null) return null
  const line = citeWords(source, match.index, match.index + match[0].length)
  const value = (
    line.split(/(?<=[\p{L}\d]{3}|[/–-] ?\p{L}{2})\. |, matr[ií]cula|, com [aá]rea| - matr[ií]cula/iu, 1)[0] ??
    line
  ).replace(/[.,\s]+$/, '')
  return { value, words: value }
}

/** Reads where a lot is: a place named with its state, one of a court, registry or auctioneer last. */
export function readLotPlace(source: FoldedText): LotPlace {
  const places = [...listPlaces(source)]
  const place = places.find(one => !one.elsewhere)
  const labelled = findLabelled(source, cityLabel)
  const state = findState(source)
  const address = findAddress(source)
  if (labelled !== null) {
    const same = places.find(({ city }) => foldText(city) === labelled.folded)
    return {
      city: { value: labelled.value, words: labelled.words },
      state: state ?? (same ? { value: same.state, words: same.words } : null),
      address,
    }
  }
  if (place === undefined) return { city: null, state, address }
  return {
    city: { value: place.city, words: place.words },
    state: { value: place.state, words: place.words },
    address,
  }
}
