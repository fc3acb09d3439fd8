import fc from 'fast-check'
import { anyPlace, kinds } from './generated-sentences.ts'
import { pick } from './generated-amounts.ts'
import { anyWish } from './generated-wishes.ts'

/** A conversation and the filters in force after its last sentence. */
export interface GeneratedConversation {
  say: readonly string[]
  means: Record<string, unknown>
}

/** A further sentence: what it says, and what it makes of the filters before. */
interface Turn {
  say: string
  change: (before: Record<string, unknown>) => Record<string, unknown>
  /** Whether it has a meaning after such filters. */
  fits?: (before: Record<string, unknown>) => boolean
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
      'e lá em X?',
      'só muda a cidade pra X',
      'em X, o resto igual',
      'mesma coisa em X',
      'mesmos filtros, mas em X',
      'mantém tudo mas em X',
      'melhor em X',
      'errei, é em X',
      'não, em X',
      'pensando bem, em X',
      'quero ver em X agora',
      'agora olha em X pra mim',
      'não, volta pra X',
      'X mesmo, deixa como tava',
    ),
  })
  .map(({ city: [name, key], words }) => ({
    say: words.replace('X', name),
    change: before => ({ ...without(before, placeFilters), city: key }),
  }))
const roomNames = ['minRooms', 'maxRooms', 'minGarage']
const kindChanges: fc.Arbitrary<Turn> = fc
  .record({
    kind: pick<readonly [string, string]>(
      ['casa', 'casa'],
      ['apartamento', 'apartamento'],
      ['terreno', 'terreno'],
      ['apto', 'apartamento'],
    ),
    words: pick(
      'agora só X',
      'só X',
      'na verdade X',
      'troca pra X',
      'mostra só X',
      'agora X',
      'melhor X',
      'pensando bem, X',
      'não, X',
      'muda pra X',
      'prefiro X',
      'quero X mesmo',
      'volta pra X',
      'X em vez disso',
      'X',
      'X mesmo, deixa como tava',
    ),
  })
  .map(({ kind: [name, category], words }) => ({
    say: words.replace('X', name),
    // Land has neither rooms nor a garage.
    change: before => ({
      ...without(before, category === 'terreno' ? ['notCategory', ...roomNames] : ['notCategory']),
      category,
    }),
  }))
const neighborhoods: fc.Arbitrary<Turn> = fc
  .record({
    name: pick('Xaporé', 'Jardim Tupãcy', 'Vila Zumira', 'Grotema'),
    words: pick(
      'no bairro X',
      'só no bairro X',
      'e no bairro X?',
      'agora no bairro X',
      'e no X?',
      'só no X',
      'no X',
    ),
  })
  .map(({ name, words }) => ({
    say: words.replace('X', name),
    change: before =>
      before['state'] === undefined || words.includes('bairro')
        ? {
            ...without(before, ['notNeighborhood']),
            neighborhood: [name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()],
          }
        : before,
  }))
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
      'o máximo é X mil',
      'sobe o máximo pra X mil',
      'baixa o máximo pra X mil',
      'aumenta o teto pra X mil',
      'diminui o limite pra X mil',
      'X mil no máximo',
      'pode subir até X mil',
      'meu limite é X mil',
      'consigo chegar em X mil',
      'estica até X mil',
      'o máximo pode subir pra X mil',
      'o teto pode baixar pra X mil',
    ),
  })
  .map(({ value, words }) => ({
    say: words.replace('X', String(value)),
    change: before => ({
      ...(Number(before['minPrice'] ?? 0) > value * 1000 ? without(before, ['minPrice']) : before),
      maxPrice: value * 1000,
    }),
  }))
const leastPrices: fc.Arbitrary<Turn> = fc
  .record({
    value: prices,
    words: pick(
      'no mínimo X mil',
      'o mínimo é X mil',
      'sobe o mínimo pra X mil',
      'baixa o mínimo pra X mil',
      'o mínimo pode baixar pra X mil',
      'a partir de X mil',
      'de X mil pra cima',
    ),
  })
  .map(({ value, words }) => ({
    say: words.replace('X', String(value)),
    change: before => ({
      ...(Number(before['maxPrice'] ?? 9e9) < value * 1000 ? without(before, ['maxPrice']) : before),
      minPrice: value * 1000,
    }),
  }))
/** A number alone corrects the only end of the price, if it is near it. */
const slips: fc.Arbitrary<Turn> = fc
  .record({
    value: prices,
    words: pick('errei, é X', 'não, X', 'ops, X', 'errei, X mil', 'quis dizer X mil', 'digo, X mil'),
  })
  .map(({ value, words }) => ({
    say: words.replace('X', String(value)),
    change: before => {
      const ends = priceNames.filter(name => before[name] !== undefined)
      return { ...before, [ends[0] ?? 'maxPrice']: value * 1000 }
    },
    fits: before => {
      const ends = priceNames.filter(name => before[name] !== undefined)
      const was = Number(before[ends[0] ?? ''])
      const others = ['minArea', 'maxArea', 'minEvaluation', 'maxEvaluation', 'maxInstalment', 'downPayment']
      return (
        ends.length === 1 &&
        was < value * 2_500 &&
        was > value * 400 &&
        others.every(name => before[name] === undefined)
      )
    },
  }))
const orders: fc.Arbitrary<Turn> = pick<readonly [string, string]>(
  ['mais barato', 'price'],
  ['os mais baratos primeiro', 'price'],
  ['ordena pelo menor preço', 'price'],
  ['com maior desconto primeiro', '-discount'],
  ['ordena por desconto', '-discount'],
).map(([say, sort]) => ({ say, change: before => ({ ...before, sort }) }))
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
  ['tira o limite', priceNames],
  ['quanto ao preço, pode ser qualquer um', priceNames],
  ['o preço, tanto faz', priceNames],
  ['tanto faz o preço', priceNames],
  ['o valor tanto faz', priceNames],
  ['não precisa mais de vaga', ['minGarage']],
  ['esquece os quartos', ['minRooms', 'maxRooms']],
  ['tanto faz quantos quartos', ['minRooms', 'maxRooms']],
  ['tira o bairro', ['neighborhood', 'notNeighborhood']],
  ['pode ser em qualquer bairro', ['neighborhood', 'notNeighborhood']],
  ['qualquer bairro serve', ['neighborhood', 'notNeighborhood']],
  ['ocupado também serve', ['occupancy']],
  ['tira o fgts', ['fgts']],
  ['não precisa mais aceitar FGTS', ['fgts']],
  ['tira o filtro de desconto', ['minDiscount', 'maxDiscount']],
  ['tira a área', ['minArea', 'maxArea']],
  ['qualquer tamanho', ['minArea', 'maxArea']],
  ['não precisa aceitar financiamento', ['financing']],
  ['qualquer modalidade', ['modality', 'notModality']],
  ['sem limite de parcela', ['maxInstalment', 'downPayment']],
  ['esquece o retorno', ['minNetRoi']],
).map(([say, names]) => ({ say: say as string, change: before => without(before, names as string[]) }))
/** One end of the price is taken back. */
const endDrops: fc.Arbitrary<Turn> = pick<readonly [string, string]>(
  ['sem mínimo, só o máximo', 'minPrice'],
  ['tira o mínimo', 'minPrice'],
  ['sem máximo, só o mínimo', 'maxPrice'],
).map(([say, name]) => ({
  say,
  change: before => without(before, [name]),
  fits: before => before[name] !== undefined,
}))
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
const areas: fc.Arbitrary<Turn> = fc
  .record({
    value: fc.integer({ min: 30, max: 400 }),
    words: pick<readonly [string, string]>(
      ['aumenta a área máxima pra X', 'maxArea'],
      ['diminui a área máxima pra X m²', 'maxArea'],
      ['sobe a área mínima pra X', 'minArea'],
      ['a área mínima pode baixar pra X', 'minArea'],
    ),
  })
  .map(({ value, words: [say, name] }) => ({
    say: say.replace('X', String(value)),
    change: before => ({ ...dropContradicted(before, { [name]: value }), [name]: value }),
  }))
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

/** Two changes in one sentence. */
const several: fc.Arbitrary<Turn> = fc
  .record({
    move: pick('agora em Natal', 'em Manaus', 'troca pra Maceió'),
    joint: pick(' e ', ', '),
    value: prices,
  })
  .map(({ move, joint, value }) => {
    const city = (/(\S+)$/.exec(move)?.[1] ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
    return {
      say: `${move}${joint}até ${value} mil`,
      change: before => ({
        ...without(
          Number(before['minPrice'] ?? 0) > value * 1000 ? without(before, ['minPrice']) : before,
          placeFilters,
        ),
        city,
        maxPrice: value * 1000,
      }),
    }
  })

/** Conversations of a search and one to three sentences that change it. */
export const arbitraryConversation: fc.Arbitrary<GeneratedConversation> = fc
  .record({
    kind: kinds.filter(({ say }) => /^(?:casa|apartamento|apto|ap)$/.test(say)),
    place: anyPlace.filter(({ say }) => /^\S+ [A-Z]\S+$/.test(say)),
    wish: anyWish.filter(({ named }) => named.length === 0),
    turns: fc.array(
      fc.oneof(
        moves,
        kindChanges,
        neighborhoods,
        priceChanges,
        leastPrices,
        slips,
        orders,
        drops,
        endDrops,
        areas,
        additions,
        several,
      ),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  })
  .map(({ kind, place, wish: { say, means }, turns }) => {
    const made: GeneratedConversation = {
      say: [`${kind.say} ${place.say} ${say}`],
      means: { ...kind.means, ...place.means, ...means },
    }
    return turns
      .filter(({ fits }, at) => fits === undefined || at === 0)
      .reduce(
        (before, { say: words, change, fits }) =>
          fits === undefined || fits(before.means)
            ? { say: [...before.say, words], means: change(before.means) }
            : before,
        made,
      )
  })
