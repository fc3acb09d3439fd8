import fc from 'fast-check'
import { dotted, money, pick, writeInWords } from './generated-amounts.ts'

/** A part of a generated sentence and what it means: filters as a saved search writes them, and words that no filter has. */
export interface Wish {
  /** What it is about; a sentence has one wish of a subject. */
  about: string
  say: string
  means: Readonly<Record<string, unknown>>
  named: readonly string[]
}

/** Returns a wish. */
export const wish = (
  about: string,
  say: string,
  means: Readonly<Record<string, unknown>> = {},
  named: readonly string[] = [],
): Wish => ({ about, say, means, named })

const most = pick(
  'até',
  'no máximo',
  'abaixo de',
  'menos de',
  'que não passe de',
  'não mais que',
  'até no máximo',
)
const least = pick('acima de', 'a partir de', 'mais de', 'pelo menos', 'no mínimo')

/** Bounds of an amount: `noun` before them, or nothing. */
const bounded = (
  about: string,
  nouns: readonly string[],
  least_: string | null,
  most_: string,
  amounts: fc.Arbitrary<number>,
  write: (value: number) => fc.Arbitrary<string>,
  scale: number,
): fc.Arbitrary<Wish> => {
  const noun = pick(...nouns)
  const upper = fc
    .record({ noun, value: amounts, cue: most })
    .chain(({ noun, value, cue }) =>
      write(value).map(text => wish(about, `${noun} ${cue} ${text}`.trim(), { [most_]: value * scale })),
    )
  if (least_ === null) return upper
  const lower = fc
    .record({ noun, value: amounts, cue: least })
    .chain(({ noun, value, cue }) =>
      write(value).map(text => wish(about, `${noun} ${cue} ${text}`.trim(), { [least_]: value * scale })),
    )
  const between = fc
    .record({
      noun,
      from: amounts,
      more: fc.integer({ min: 1, max: 90 }),
      words: pick('entre|e', 'de|a', 'entre|e'),
    })
    .chain(({ noun, from, more, words }) =>
      fc.tuple(write(from), write(from + more)).map(([one, other]) => {
        const [open, joint] = words.split('|')
        return wish(about, `${noun} ${open} ${one} ${joint} ${other}`.trim(), {
          [least_]: from * scale,
          [most_]: (from + more) * scale,
        })
      }),
    )
  return fc.oneof(upper, lower, between)
}

const thousands = fc.integer({ min: 8, max: 90 }).map(value => value * 10 + 5 * (value % 2))
const price = bounded(
  'price',
  ['', '', 'por', 'preço', 'com valor'],
  'minPrice',
  'maxPrice',
  thousands,
  money,
  1000,
).filter(({ say }) => !/^por (?:acima|a partir|pelo|no|que|não|entre|de)/.test(say))
const evaluation = bounded(
  'evaluation',
  ['avaliado em', 'com avaliação', 'valor de avaliação', 'avaliada em'],
  'minEvaluation',
  'maxEvaluation',
  thousands,
  money,
  1000,
).filter(({ say }) => !/em (?:de|que|não) /.test(say))

/** Other ways to say what somebody can pay. */
const budget = thousands.chain(value =>
  money(value).chain(n =>
    pick(
      wish('price', `${n} no máximo`, { maxPrice: value * 1000 }),
      wish('price', `${n} pra baixo`, { maxPrice: value * 1000 }),
      wish('price', `de ${n} pra cima`, { minPrice: value * 1000 }),
      wish('price', `nada acima de ${n}`, { maxPrice: value * 1000 }),
      wish('price', `que não custe mais de ${n}`, { maxPrice: value * 1000 }),
      wish('price', `meu teto é ${n}`, { maxPrice: value * 1000 }),
      wish('price', `meu orçamento é ${n}`, { maxPrice: value * 1000 }),
      wish('price', `só posso pagar ${n}`, { maxPrice: value * 1000 }),
      wish('price', `quero gastar até ${n}`, { maxPrice: value * 1000 }),
      wish('price', `no máximo uns ${n}`, { maxPrice: value * 1000 }),
      wish('price', `tenho ${n} pra gastar`, { maxPrice: value * 1000 }),
      wish('price', `por volta de ${n}`, { minPrice: value * 850, maxPrice: value * 1150 }),
      wish('price', `em torno de ${n}`, { minPrice: value * 850, maxPrice: value * 1150 }),
      wish('price', `entre ${value} e ${value + 40} mil`, {
        minPrice: value * 1000,
        maxPrice: (value + 40) * 1000,
      }),
      wish('price', `de ${value} a ${value + 40}k`, {
        minPrice: value * 1000,
        maxPrice: (value + 40) * 1000,
      }),
      wish('price', `até ${value}`, { maxPrice: value * 1000 }),
      wish('price', `no máximo dos máximos ${n}`, { maxPrice: value * 1000 }),
      wish('price', `não passo de ${n}`, { maxPrice: value * 1000 }),
      wish('price', `estourando ${n}`, { maxPrice: value * 1000 }),
      wish('price', `com teto de ${n}`, { maxPrice: value * 1000 }),
      wish('price', `meu limite é ${n}`, { maxPrice: value * 1000 }),
      wish('price', `que saia por até ${n}`, { maxPrice: value * 1000 }),
      wish('price', `consigo pagar até ${n}`, { maxPrice: value * 1000 }),
      wish('price', `dá pra gastar ${n}`, { maxPrice: value * 1000 }),
      wish('price', `uns ${n}`, { minPrice: value * 850, maxPrice: value * 1150 }),
      wish('price', `na casa dos ${n}`, { minPrice: value * 850, maxPrice: value * 1150 }),
      wish('price', `na faixa de ${value}`, { minPrice: value * 850, maxPrice: value * 1150 }),
      wish('price', `de ${value} a ${value + 40} mil`, {
        minPrice: value * 1000,
        maxPrice: (value + 40) * 1000,
      }),
      wish('price', `entre ${value} e ${value + 40}`, {
        minPrice: value * 1000,
        maxPrice: (value + 40) * 1000,
      }),
      wish('price', `meu limite era ${value - 25} mil, agora até ${n}`, { maxPrice: value * 1000 }),
      wish('price', `antes eu queria até ${value - 25} mil, agora até ${n}`, { maxPrice: value * 1000 }),
      wish('price', `vi por ${value + 60} mil e achei caro, quero até ${n}`, { maxPrice: value * 1000 }),
      wish('price', 'até duzentos e 50 mil', { maxPrice: 250_000 }),
      wish('price', 'até 200 e cinquenta mil', { maxPrice: 250_000 }),
      wish('price', 'até 1 milhão e 200 mil', { maxPrice: 1_200_000 }),
      wish('price', 'até 180 conto', { maxPrice: 180_000 }),
      wish('price', 'menos de 300 pau', { maxPrice: 300_000 }),
      wish('price', 'até meio milhão', { maxPrice: 500_000 }),
      wish('price', 'até 1/4 de milhão', { maxPrice: 250_000 }),
      wish('price', 'abaixo de um milhão e meio', { maxPrice: 1_500_000 }),
      wish('price', 'até 1,3 milhão', { maxPrice: 1_300_000 }),
    ),
  ),
)
const income = fc
  .integer({ min: 2, max: 14 })
  .chain(value =>
    pick(`${value} mil`, `${value}.000`, `R$ ${value}.000,00`, `${writeInWords(value)} mil reais`).chain(n =>
      pick(
        wish('income', `ganho ${n} por mês`),
        wish('income', `minha renda é ${n}`),
        wish('income', `renda familiar de ${n}`),
        wish('income', `com salário de ${n}`),
        wish('income', `recebo ${n} por mês`),
      ),
    ),
  )

const count = (value: number): fc.Arbitrary<string> =>
  pick(`${value}`, writeInWords(value).replace(/^dois$/, 'dois'))
const feminine: Readonly<Record<string, string>> = { um: 'uma', dois: 'duas' }
const rooms = fc
  .record({ value: fc.integer({ min: 2, max: 5 }), noun: pick('quartos', 'dormitórios', 'quartos', 'dorms') })
  .chain(({ value, noun }) =>
    count(value).chain(n =>
      pick(
        wish('rooms', `com ${n} ${noun}`, { minRooms: value }),
        wish('rooms', `${n} ${noun}`, { minRooms: value }),
        wish('rooms', `com pelo menos ${n} ${noun}`, { minRooms: value }),
        wish('rooms', `com no mínimo ${n} ${noun}`, { minRooms: value }),
        wish('rooms', `${n} ou mais ${noun}`, { minRooms: value }),
        wish('rooms', `${n} ${noun} ou mais`, { minRooms: value }),
        wish('rooms', `com mais de ${n} ${noun}`, { minRooms: value + 1 }),
        wish('rooms', `com no máximo ${n} ${noun}`, { maxRooms: value }),
        wish('rooms', `de até ${n} ${noun}`, { maxRooms: value }),
        wish('rooms', `${n} ${noun} no máximo`, { maxRooms: value }),
        wish('rooms', `que não tenha mais de ${n} ${noun}`, { maxRooms: value }),
        wish('rooms', `${n} ${noun} no mínimo`, { minRooms: value }),
        wish('rooms', `mínimo ${n} ${noun}`, { minRooms: value }),
        wish('rooms', `máximo ${n} ${noun}`, { maxRooms: value }),
        wish('rooms', `${n} ${noun} pra cima`, { minRooms: value }),
        wish('rooms', `${value}+ ${noun}`, { minRooms: value }),
        wish('rooms', 'de um quarto', { minRooms: 1 }),
        wish('rooms', 'com um ou dois quartos', { minRooms: 1, maxRooms: 2 }),
        wish('rooms', `com menos de ${n} ${noun}`, { maxRooms: value - 1 }),
        wish('rooms', `${n} ou ${value + 1} ${noun}`, { minRooms: value, maxRooms: value + 1 }),
        wish('rooms', `de ${n} a ${value + 1} ${noun}`, { minRooms: value, maxRooms: value + 1 }),
        wish('rooms', `entre ${n} e ${value + 1} ${noun}`, { minRooms: value, maxRooms: value + 1 }),
      ),
    ),
  )
const garage = fc.integer({ min: 1, max: 4 }).chain(value => {
  const word = writeInWords(value)
  return pick(`${value}`, feminine[word] ?? word).chain(n =>
    pick(
      wish('garage', `com ${n} ${value === 1 ? 'vaga' : 'vagas'}`, { minGarage: value }),
      wish('garage', `${n} ${value === 1 ? 'vaga' : 'vagas'} de garagem`, { minGarage: value }),
      wish('garage', `com pelo menos ${n} ${value === 1 ? 'vaga' : 'vagas'}`, { minGarage: value }),
      wish('garage', 'com garagem', { minGarage: 1 }),
      wish('garage', 'com vaga', { minGarage: 1 }),
      wish('garage', 'com vaga de garagem', { minGarage: 1 }),
      wish('garage', `garagem pra ${value + 1} carros`, { minGarage: value + 1 }),
    ),
  )
})
const squares = (value: number): fc.Arbitrary<string> =>
  pick(
    `${value} m²`,
    `${value}m2`,
    `${value} metros quadrados`,
    `${value} metros`,
    `${writeInWords(value)} metros quadrados`,
  )
const area = bounded(
  'area',
  ['com', 'de', 'com área', 'área'],
  'minArea',
  'maxArea',
  fc.integer({ min: 22, max: 900 }),
  squares,
  1,
).filter(({ say }) => !/^(?:com|de) (?:que|não|de) /.test(say))
const percent = (value: number): fc.Arbitrary<string> =>
  pick(`${value}%`, `${value} %`, `${value} por cento`, `${writeInWords(value)} por cento`)
const discount = fc.record({ value: fc.integer({ min: 11, max: 70 }) }).chain(({ value }) =>
  percent(value).chain(n =>
    pick(
      wish('discount', `com ${n} de desconto`, { minDiscount: value }),
      wish('discount', `com desconto de ${n}`, { minDiscount: value }),
      wish('discount', `com pelo menos ${n} de desconto`, { minDiscount: value }),
      wish('discount', `desconto acima de ${n}`, { minDiscount: value }),
      wish('discount', `${n} abaixo da avaliação`, { minDiscount: value }),
      wish('discount', `desconto mínimo de ${n}`, { minDiscount: value }),
      wish('discount', `desc >= ${value}%`, { minDiscount: value }),
      wish('discount', `com no máximo ${n} de desconto`, { maxDiscount: value }),
      wish('discount', `desconto de até ${n}`, { maxDiscount: value }),
      wish('discount', `desconto entre ${value}% e ${value + 9}%`, {
        minDiscount: value,
        maxDiscount: value + 9,
      }),
      wish('discount', `de ${value} a ${value + 9}% de desconto`, {
        minDiscount: value,
        maxDiscount: value + 9,
      }),
    ),
  ),
)
const gain = fc
  .integer({ min: 6, max: 60 })
  .chain(value =>
    percent(value).chain(n =>
      pick(
        wish('return', `com retorno líquido de ${n}`, { minNetRoi: value }),
        wish('return', `com pelo menos ${n} de retorno`, { minNetRoi: value }),
        wish('return', `retorno acima de ${n}`, { minNetRoi: value }),
        wish('return', `rentabilidade mínima de ${n}`, { minNetRoi: value }),
        wish('return', `ROI líq. ${value}%+`, { minNetRoi: value }),
        wish('return', `lucro de pelo menos ${n}`, { minNetRoi: value }),
      ),
    ),
  )
const paid = (value: number): fc.Arbitrary<string> =>
  pick(`${value}`, `R$ ${dotted(value)}`, `${dotted(value)} reais`, `${value} reais`)
const monthly = fc.integer({ min: 4, max: 30 }).map(value => value * 50)
const instalment = fc
  .record({ value: monthly, cue: pick('até', 'no máximo', 'abaixo de', 'menos de') })
  .chain(({ value, cue }) =>
    paid(value).chain(n =>
      pick(
        wish('instalment', `parcela ${cue} ${n}`, { maxInstalment: value }),
        wish('instalment', `com prestação ${cue} ${n}`, { maxInstalment: value }),
        wish('instalment', `pagando ${cue} ${n} por mês`, { maxInstalment: value }),
        wish('instalment', `com parcelas de ${n}`, { maxInstalment: value }),
      ),
    ),
  )
const down = fc
  .integer({ min: 8, max: 95 })
  .chain(value =>
    money(value).chain(n =>
      pick(
        wish('down', `com entrada de ${n}`, { downPayment: value * 1000 }),
        wish('down', `tenho ${n} de entrada`, { downPayment: value * 1000 }),
        wish('down', `dou ${n} de entrada`, { downPayment: value * 1000 }),
        wish('down', `com ${n} de entrada`, { downPayment: value * 1000 }),
        wish('down', `entrada até ${n}`, { downPayment: value * 1000 }),
      ),
    ),
  )
const fee = fc
  .record({
    value: monthly,
    noun: pick('condomínio', 'iptu', 'aluguel', 'taxa de condomínio', 'valor do condomínio'),
    cue: pick('até', 'no máximo', 'abaixo de', 'menor que', 'de', 'acima de'),
    before: pick('com', 'e', ''),
  })
  .chain(({ value, noun, cue, before }) =>
    paid(value).map(n => wish('fee', `${before} ${noun} ${cue} ${n}`.trim(), {}, [noun])),
  )
const words: fc.Arbitrary<Wish> = pick(
  wish('financing', 'que aceite financiamento', { financing: true }),
  wish('financing', 'financiável', { financing: true }),
  wish('financing', 'que dê pra financiar', { financing: true }),
  wish('financing', 'que aceita financiamento da Caixa', { financing: true }),
  wish('financing', 'sem financiamento', { financing: false }),
  wish('financing', 'que não aceite financiamento', { financing: false }),
  wish('financing', 'só à vista', { financing: false }),
  wish('fgts', 'que aceite FGTS', { fgts: true }),
  wish('fgts', 'usando FGTS', { fgts: true }),
  wish('fgts', 'que dê pra usar o fundo de garantia', { fgts: true }),
  wish('occupancy', 'desocupado', { occupancy: 'vacant' }),
  wish('occupancy', 'que esteja vazio', { occupancy: 'vacant' }),
  wish('occupancy', 'sem morador', { occupancy: 'vacant' }),
  wish('occupancy', 'sem ninguém dentro', { occupancy: 'vacant' }),
  wish('occupancy', 'desocup.', { occupancy: 'vacant' }),
  wish('occupancy', 'não me mostre ocupado', { occupancy: 'vacant' }),
  wish('occupancy', 'pode ser ocupado, aliás quero só ocupado', { occupancy: 'occupied' }),
  wish('occupancy', 'ocupado', { occupancy: 'occupied' }),
  wish('occupancy', 'nada ocupado', { occupancy: 'vacant' }),
  wish('occupancy', 'que não esteja ocupado', { occupancy: 'vacant' }),
  wish('modality', 'em leilão', { modality: ['leilao'] }),
  wish('modality', 'na venda direta', { modality: ['venda-direta'] }),
  wish('modality', 'em licitação aberta', { modality: ['licitacao'] }),
  wish('modality', 'na venda online', { modality: ['venda-online'] }),
  wish('modality', 'sem ser leilão', { notModality: ['leilao'] }),
  wish('modality', 'menos leilão', { notModality: ['leilao'] }),
  wish('modality', 'não quero leilão', { notModality: ['leilao'] }),
  wish('purpose', 'pra morar'),
  wish('purpose', 'pra minha mãe morar'),
  wish('purpose', 'pra revender'),
  wish('sort', 'mais barato primeiro', { sort: 'price' }),
  wish('sort', 'com maior desconto primeiro', { sort: '-discount' }),
  wish('occupancy', 'que não tenha gente morando', { occupancy: 'vacant' }),
  wish('occupancy', 'tanto faz ocupado ou não'),
  wish('occupancy', 'pode ser ocupado'),
  wish('occupancy', 'aceito ocupado'),
  wish('near', 'com piscina', { text: 'piscina' }),
  wish('near', 'perto da praia', {}, ['praia']),
  wish('near', 'perto do metrô', {}, ['metrô']),
  wish('near', 'perto de escola', {}, ['escola']),
  wish('near', 'longe do centro', {}, ['centro']),
  wish('near', 'com 2 banheiros', {}, ['banheiros']),
  wish('near', 'de frente pro mar', {}, ['mar']),
  wish('near', 'mobiliado', {}, ['mobiliado']),
  wish('near', 'com energia solar', {}, ['solar']),
  wish('financing', 'não precisa aceitar financiamento', {}),
  wish('garage', 'não precisa ter garagem', {}),
  wish('garage', 'não faço questão de vaga', {}),
  wish('occupancy', 'não precisa estar desocupado', {}),
  wish('modality', 'não precisa ser leilão', {}),
)

const amounts = [
  price,
  budget,
  income,
  evaluation,
  rooms,
  garage,
  area,
  discount,
  gain,
  instalment,
  down,
  fee,
  words,
]
/** A wish of any subject. */
export const anyWish = fc.oneof(...amounts)

/** Wishes of one figure each, of which a later one takes the place of an earlier one. */
export const wishedFigures = [price, rooms, area, discount, instalment, evaluation] as const
