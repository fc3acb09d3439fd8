import fc from 'fast-check'
import { unlistedPlaces } from './generated-places.ts'
import { pick } from './generated-amounts.ts'
import { anyWish, type Wish, wish, wishedFigures } from './generated-wishes.ts'

/** Kinds of property by their words. */
export const kinds: fc.Arbitrary<Wish> = pick(
  wish('kind', 'casa', { category: 'casa' }),
  wish('kind', 'casas', { category: 'casa' }),
  wish('kind', 'sobrado', { category: 'casa' }),
  wish('kind', 'apartamento', { category: 'apartamento' }),
  wish('kind', 'apto', { category: 'apartamento' }),
  wish('kind', 'ap', { category: 'apartamento' }),
  wish('kind', 'terreno', { category: 'terreno' }),
  wish('kind', 'sala comercial', { category: 'comercial' }),
  wish('kind', 'casa ou apartamento', { category: ['casa', 'apartamento'] }),
  wish('kind', 'imóvel', {}),
  wish('kind', 'casa, apartamento ou terreno', { category: ['casa', 'apartamento', 'terreno'] }),
  wish('kind', 'kitnet', { category: 'apartamento' }),
  wish('kind', 'imóvel que não seja apartamento', { notCategory: ['apartamento'] }),
  wish('kind', 'casa, não apartamento,', { category: 'casa', notCategory: ['apartamento'] }),
  wish('kind', 'imóvel menos terreno', { notCategory: ['terreno'] }),
)

/** Places of the lists that the tests know. */
const places: fc.Arbitrary<Wish> = pick(
  wish('place', 'em Santos', { city: 'SANTOS' }),
  wish('place', 'em Curitiba', { city: 'CURITIBA' }),
  wish('place', 'no Recife', { city: 'RECIFE' }),
  wish('place', 'em Fortaleza', { city: 'FORTALEZA' }),
  wish('place', 'em Niterói', { city: 'NITEROI' }),
  wish('place', 'em Porto Alegre', { city: 'PORTO ALEGRE' }),
  wish('place', 'no Ceará', { state: 'CE' }),
  wish('place', 'na Bahia', { state: 'BA' }),
  wish('place', 'em Goiânia ou Aparecida de Goiânia', { city: ['GOIANIA', 'APARECIDA DE GOIANIA'] }),
  wish('place', 'em Santos e Niterói', { city: ['SANTOS', 'NITEROI'] }),
  wish('place', 'na Savassi em Belo Horizonte', { city: 'BELO HORIZONTE', neighborhood: ['SAVASSI'] }),
  wish('place', 'no Batel, Curitiba', { city: 'CURITIBA', neighborhood: ['BATEL'] }),
  wish('place', 'em Santos, no Gonzaga', { city: 'SANTOS', neighborhood: ['GONZAGA'] }),
  wish('place', 'em Salvador, fora a Barra', { city: 'SALVADOR', notNeighborhood: ['BARRA'] }),
  wish('place', 'em Salvador, mas não na Pituba nem na Barra', {
    city: 'SALVADOR',
    notNeighborhood: ['PITUBA', 'BARRA'],
  }),
  wish('place', 'na Bahia menos Salvador', { state: 'BA', notCity: ['SALVADOR'] }),
  wish('place', 'na Bahia, sem ser em Salvador', { state: 'BA', notCity: ['SALVADOR'] }),
  wish('place', 'no interior da Bahia', { state: 'BA', interior: true }),
  wish('place', 'em Boa Viagem, Recife', { city: 'RECIFE', neighborhood: ['BOA VIAGEM'] }),
  wish('place', 'na Mooca ou no Tatuapé, em São Paulo', {
    city: 'SAO PAULO',
    neighborhood: ['MOOCA', 'TATUAPE'],
  }),
  wish('place', 'no bairro Aldeota em Fortaleza', { city: 'FORTALEZA', neighborhood: ['ALDEOTA'] }),
  wish('place', 'em Campo Grande, MS', { city: 'CAMPO GRANDE', state: 'MS' }),
  wish('place', 'em Campo Grande no Rio de Janeiro', {
    city: 'RIO DE JANEIRO',
    neighborhood: ['CAMPO GRANDE'],
  }),
  wish('place', 'em Curitiba, não precisa ser no Batel', { city: 'CURITIBA' }),
  wish('place', 'em Salvador, Barra não, quero Pituba', {
    city: 'SALVADOR',
    neighborhood: ['PITUBA'],
    notNeighborhood: ['BARRA'],
  }),
  wish('place', 'em São Paulo cidade, Mooca ou Tatuapé', {
    city: 'SAO PAULO',
    neighborhood: ['MOOCA', 'TATUAPE'],
  }),
  wish('place', 'em Salvador menos na Barra', { city: 'SALVADOR', notNeighborhood: ['BARRA'] }),
)

/** Any place. */
export const anyPlace = fc.oneof({ arbitrary: places, weight: 2 }, { arbitrary: unlistedPlaces, weight: 1 })

/** How people begin to say what they want, written, dictated or in a chat. */
const opening = pick(
  '',
  '',
  '',
  'procuro ',
  'quero ',
  'bom dia, to procurando ',
  'me mostra ',
  'tem ',
  'preciso de ',
  'queria ver se tem ',
  'queria saber se tem ',
  'alguém sabe de ',
  'será que tem ',
  'oi, boa tarde! vocês têm ',
  'vcs tem ',
  'vê pra mim ',
  'me arruma ',
  'tô atrás de ',
  'to querendo comprar ',
  'tem alguma coisa tipo ',
  'gostaria de encontrar ',
  'existe ',
  'por gentileza, gostaria de ver ',
  'manda aí ',
  'eu e minha esposa queremos ',
  'olha só, eu tava pensando em ',
  'oi gente, alguém tem ',
  'bora ver ',
  'consegue achar ',
  'preciso achar urgente ',
)
const closing = pick(
  '',
  '',
  '',
  '',
  ', por favor',
  ' pfv',
  ', obrigado',
  ' vlw',
  ', se tiver',
  ', tem?',
  ', alguém?',
  ', me avisa',
  ' kkkk',
  ', pode ser?',
  ', desde já agradeço',
  ' 🙏',
  ', tá?',
  ', é possível?',
  '...',
)

/** Wishes that say the same kind of thing again: the later one holds. */
const correction: fc.Arbitrary<Wish[]> = fc
  .constantFrom(...wishedFigures)
  .chain(kind => fc.tuple(kind, kind))
  .map(([first, later]) => [first, later])
const cue = pick(
  ', digo, ',
  ', aliás, ',
  ', na verdade ',
  ', quer dizer, ',
  ', não, ',
  ', ops, ',
  ', ou melhor, ',
)

/** What could go on with the words that follow without a comma: "2 quartos no máximo", "não precisa ser leilão". */
const endsOpen = /no m[áí][xn]imo$|não (?:precisa|faço)/

/** Lists of names and names right after a city, which nobody can tell apart without commas. */
const needsComma = /, (?:\S+ ){1,3}(?:e|ou) |, (?:\S+ ){0,2}\S+$/

const dictated = (text: string): string => text.replace(/(?<!\d)[,](?!\d)/g, '').toLowerCase()

/** Words of a search that are often mistyped. */
const mistyped =
  /\b(?:apartamento|terreno|sobrado|quartos|dormitórios|financiamento|desocupado|desconto|garagem|avaliação|rentabilidade|procuro|comercial|prestação|parcelas|licitação|metros|entrada)\b/

/** Writes one word with a letter left out, doubled, or swapped with the next. */
function mistype(text: string, way: number): string {
  return text.replace(mistyped, word => {
    const at = 2 + (word.length % 3)
    const [a, b] = [word.charAt(at), word.charAt(at + 1)]
    const swapped = way === 1 ? '' : `${b}${a}`
    return `${word.slice(0, at)}${swapped}${word.slice(at + (way === 1 ? 1 : 2))}`
  })
}

/** Whether a least appraisal could go on with the most of the price behind it: "avaliado em no mínimo 200 mil até 1 milhão". */
const goesOn = (wishes: readonly Wish[], joint: string, last: string): boolean =>
  (joint === ' ' || last === ' ') &&
  wishes.some(
    ({ means }, at) =>
      'minEvaluation' in means && !('maxEvaluation' in means) && wishes[at + 1]?.about === 'price',
  )

/** Writes a sentence as somebody who dictates it, or types it on a telephone. */
const styles: readonly ((text: string) => string)[] = [
  text => text,
  text => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  dictated,
  text =>
    text
      .replace(/quartos/g, 'qts')
      .replace(/apartamento/g, 'apto')
      .replace(/\bcom (?=\d)/g, 'c/ ')
      .replace(/não /g, 'ñ ')
      .replace(/\bpra\b/g, 'p/')
      .replace(/\bque\b/g, 'q')
      .replace(/no máximo/g, 'no max')
      .replace(/vagas?\b/g, 'vg')
      .toLowerCase(),
  text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  text => mistype(text, 1),
  text => mistype(text.toLowerCase(), 2),
]

/** A sentence and the truth that it was made from. */
export interface GeneratedSentence {
  say: string
  means: Record<string, unknown>
  named: readonly string[]
}

const join = (parts: readonly Wish[], say: string): GeneratedSentence => ({
  say,
  means: Object.assign({}, ...parts.map(({ means }) => means)) as Record<string, unknown>,
  named: parts.flatMap(({ named }) => named),
})

/** Sentences of a kind, a place and up to three wishes of different subjects. */
export const arbitrarySentence: fc.Arbitrary<GeneratedSentence> = fc
  .record({
    opening,
    kind: kinds,
    place: anyPlace,
    wishes: fc.uniqueArray(anyWish, { selector: ({ about }) => about, minLength: 1, maxLength: 3 }),
    joint: pick(' ', ', '),
    last: pick(' ', ', ', ' e '),
    isPlaceLast: fc.boolean(),
    closing,
    style: pick(...styles),
  })
  .filter(
    ({ wishes, place, joint, last, isPlaceLast, style }) =>
      [place, ...wishes].every(
        one =>
          !endsOpen.test(one.say) ||
          one === (isPlaceLast ? place : wishes.at(-1)) ||
          (joint === ', ' && last !== ' ' && one !== wishes.at(-1) && style !== dictated),
      ) &&
      !(style === dictated && needsComma.test(place.say)) &&
      !goesOn(wishes, joint, last),
  )
  .map(({ opening, kind, place, wishes, joint, last, isPlaceLast, closing, style }) => {
    const [first, ...others] = isPlaceLast ? wishes : [place, ...wishes]
    const said = others.map((one, at) => `${at === others.length - 1 ? last : joint}${one.say}`)
    const end = isPlaceLast ? ` ${place.say}` : ''
    return join(
      [kind, place, ...wishes],
      style(`${opening}${kind.say} ${first?.say ?? ''}${said.join('')}${end}${closing}`),
    )
  })

/** Sentences in which one wish takes the place of the one before. */
export const arbitraryCorrection: fc.Arbitrary<GeneratedSentence> = fc
  .record({ kind: kinds, place: places, pair: correction, cue, style: pick(...styles) })
  .filter(
    ({ place, pair: [first], style }) =>
      !endsOpen.test(place.say) &&
      !endsOpen.test(first?.say ?? '') &&
      !(style === dictated && needsComma.test(place.say)),
  )
  .map(({ kind, place, pair: [first, later], cue, style }) => {
    const write = cue.includes('não') ? styles[0]! : style
    const made = join(
      [kind, place, first!, later!],
      write(`${kind.say} ${place.say} ${first!.say}${cue}${later!.say}`),
    )
    return { ...made, means: { ...kind.means, ...place.means, ...later!.means }, named: [] }
  })
