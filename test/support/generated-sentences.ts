import fc from 'fast-check'
import { unlistedPlaces } from './generated-places.ts'
import { anyWish, pick, type Wish, wish, wishedFigures } from './generated-wishes.ts'

/** Kinds of property by their words. */
const kinds: fc.Arbitrary<Wish> = pick(
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
  wish('place', 'em Salvador menos na Barra', { city: 'SALVADOR', notNeighborhood: ['BARRA'] }),
)

const anyPlace = fc.oneof({ arbitrary: places, weight: 2 }, { arbitrary: unlistedPlaces, weight: 1 })

const opening = pick(
  '',
  '',
  'procuro ',
  'quero ',
  'bom dia, to procurando ',
  'me mostra ',
  'tem ',
  'preciso de ',
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
    style: pick(...styles),
  })
  .filter(
    ({ wishes, place, joint, last, isPlaceLast, style }) =>
      [place, ...wishes].every(
        one =>
          !endsOpen.test(one.say) ||
          one === (isPlaceLast ? place : wishes.at(-1)) ||
          (joint === ', ' && last !== ' ' && one !== wishes.at(-1) && style !== dictated),
      ) && !(style === dictated && needsComma.test(place.say)),
  )
  .map(({ opening, kind, place, wishes, joint, last, isPlaceLast, style }) => {
    const [first, ...others] = isPlaceLast ? wishes : [place, ...wishes]
    const said = others.map((one, at) => `${at === others.length - 1 ? last : joint}${one.say}`)
    const end = isPlaceLast ? ` ${place.say}` : ''
    return join(
      [kind, place, ...wishes],
      style(`${opening}${kind.say} ${first?.say ?? ''}${said.join('')}${end}`),
    )
  })

/** Sentences in which one wish takes the place of the one before. */
export const arbitraryCorrection: fc.Arbitrary<GeneratedSentence> = fc
  .record({ kind: kinds, place: places, pair: correction, cue, style: pick(...styles) })
  .filter(({ place, pair: [first] }) => !endsOpen.test(place.say) && !endsOpen.test(first?.say ?? ''))
  .map(({ kind, place, pair: [first, later], cue, style }) => {
    const write = cue.includes('não') ? styles[0]! : style
    const made = join(
      [kind, place, first!, later!],
      write(`${kind.say} ${place.say} ${first!.say}${cue}${later!.say}`),
    )
    return { ...made, means: { ...kind.means, ...place.means, ...later!.means }, named: [] }
  })

/** A conversation and the filters in force after its last sentence. */
export interface GeneratedConversation {
  say: readonly string[]
  means: Record<string, unknown>
}

/** A further sentence: what it says, and what it makes of the filters before. */
interface Turn {
  say: string
  change: (before: Record<string, unknown>) => Record<string, unknown>
}

const placeFilters = ['state', 'city', 'neighborhood', 'interior', 'notCity', 'notNeighborhood']
const without = (filters: Record<string, unknown>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name)))

const moves: fc.Arbitrary<Turn> = fc
  .record({
    city: pick<readonly [string, string]>(
      ['Natal', 'NATAL'],
      ['Manaus', 'MANAUS'],
      ['Maceió', 'MACEIO'],
      ['Fortaleza', 'FORTALEZA'],
    ),
    words: pick(
      'e em X?',
      'agora em X',
      'muda pra X',
      'troca pra X',
      'e em X',
      'em X',
      'na verdade em X',
      'pode ser em X',
    ),
  })
  .map(({ city: [name, key], words }) => ({
    say: words.replace('X', name),
    change: before => ({ ...without(before, placeFilters), city: key }),
  }))
const kindChanges: fc.Arbitrary<Turn> = pick<readonly [string, string]>(
  ['agora só casas', 'casa'],
  ['só apartamento', 'apartamento'],
  ['na verdade terreno', 'terreno'],
  ['troca pra apartamento', 'apartamento'],
  ['mostra só casa', 'casa'],
).map(([say, category]) => ({ say, change: before => ({ ...without(before, ['notCategory']), category }) }))
const prices = fc.integer({ min: 100, max: 900 })
const priceChanges: fc.Arbitrary<Turn> = fc
  .record({
    value: prices,
    words: pick(
      'até X mil',
      'agora até X mil',
      'sobe pra X mil',
      'baixa pra Xk',
      'no máximo X mil',
      'pode ir até X mil',
      'e até X mil?',
    ),
  })
  .map(({ value, words }) => ({
    say: words.replace('X', String(value)),
    change: before => ({
      ...(Number(before['minPrice'] ?? 0) > value * 1000 ? without(before, ['minPrice']) : before),
      maxPrice: value * 1000,
    }),
  }))
const priceNames = ['minPrice', 'maxPrice']
const drops: fc.Arbitrary<Turn> = pick(
  ['tira o preço', priceNames],
  ['tira o limite de preço', priceNames],
  ['esquece o preço', priceNames],
  ['qualquer preço', priceNames],
  ['sem limite de valor', priceNames],
  ['o preço não importa', priceNames],
  ['tira os quartos', ['minRooms', 'maxRooms']],
  ['qualquer número de quartos', ['minRooms', 'maxRooms']],
  ['tira a vaga', ['minGarage']],
  ['não precisa de vaga', ['minGarage']],
  ['esquece o desconto', ['minDiscount', 'maxDiscount']],
  ['tira o financiamento', ['financing']],
  ['pode ser ocupado também', ['occupancy']],
).map(([say, names]) => ({ say: say as string, change: before => without(before, names as string[]) }))
/** A bound that contradicts a new one is replaced. */
const dropContradicted = (
  before: Record<string, unknown>,
  now: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  without(
    before,
    Object.keys(before).filter(name => {
      const other = name.replace(/^(min|max)/, end => (end === 'min' ? 'max' : 'min'))
      const [min, max] = name.startsWith('min') ? [before[name], now[other]] : [now[other], before[name]]
      return other !== name && min !== undefined && max !== undefined && Number(min) > Number(max)
    }),
  )
const additions: fc.Arbitrary<Turn> = fc
  .record({ wish: anyWish, words: pick('X', 'e X', 'só X', 'agora X', 'X também', 'quero X') })
  .filter(
    ({ wish: { about, say } }) =>
      !['near', 'income', 'purpose', 'sort', 'price'].includes(about) &&
      !/menos|não|nada|pode|aceito|tanto faz/.test(say),
  )
  .map(({ wish: { say, means }, words }) => ({
    say: words.replace('X', say),
    change: before => ({ ...dropContradicted(before, means), ...means }),
  }))

/** Conversations of a search and one or two sentences that change it. */
export const arbitraryConversation: fc.Arbitrary<GeneratedConversation> = fc
  .record({
    kind: kinds.filter(({ say }) => /^(?:casa|apartamento|apto|ap)$/.test(say)),
    place: places.filter(({ say }) => /^\S+ [A-Z]\S+$/.test(say)),
    wish: anyWish.filter(({ named }) => named.length === 0),
    turns: fc.array(fc.oneof(moves, kindChanges, priceChanges, drops, additions), {
      minLength: 1,
      maxLength: 2,
    }),
  })
  .map(({ kind, place, wish: { say, means }, turns }) => ({
    say: [`${kind.say} ${place.say} ${say}`, ...turns.map(turn => turn.say)],
    means: turns.reduce((before, { change }) => change(before), {
      ...kind.means,
      ...place.means,
      ...means,
    } as Record<string, unknown>),
  }))
