import { markNotUnderstood, type SentenceReading } from './sentence-reading.ts'
import { forEachMatch, phrasePattern } from './sentence-patterns.ts'

const half = phrasePattern(
  '(?:(?:pel[ao]|com|por|n[ao]) )?(?:a )?(?:metade d[oae] (?:preco|valor|avaliacao)|meio preco)(?: d[ae] (?:avaliacao|mercado))?',
)
const below = phrasePattern(
  '(?<![%#9] )(?:bem |muito )?abaixo d[oa] (?:(?:valor|preco) (?:de |da )?)?(?:avaliacao|mercado|tabela|fipe)|(?:com|em) (?:algum |bom |um bom |otimo )?descontos?',
)

/** Reads "pela metade do preço" as a discount of 50 %, before "avaliação" is taken for the noun of a number. */
export function readHalfPrice(reading: SentenceReading): void {
  forEachMatch(reading, half, () => {
    reading.criteria.minDiscount ??= 50
  })
}

/** Reads "abaixo da avaliação" and "com desconto" as any discount, 1 %; it runs after the numbers, which may be of one. */
export function readAnyDiscount(reading: SentenceReading): void {
  forEachMatch(reading, below, () => {
    reading.criteria.minDiscount ??= 1
  })
}

const roomAndHall = phrasePattern('quarto e sala')
const job = phrasePattern('vagas? (?:de |para |pra )?(?:emprego|trabalho|estagio|diarista|vendedor\\w*)')
const noGarage = phrasePattern('sem (?:vaga|garagem)(?: de garagem)?')
const garage = phrasePattern(
  '(?:com |tenha |tem |uma )?(?:vagas?|garage(?:m|ns))(?: (?:de|na) garagem)?(?: cobertas?| livres?)?(?: (?:para|pra|pro|de) (?:o |um )?carros?)?',
)

/** Reads "quarto e sala", and past a "vaga" that is a job. */
export function readRoomWords(reading: SentenceReading): void {
  forEachMatch(reading, roomAndHall, () => {
    reading.criteria.minRooms ??= 1
  })
  forEachMatch(reading, job, (_, from, to) => markNotUnderstood(reading, from, to))
}

/** Reads a garage without a number; it runs after the numbers, which may be of one. */
export function readGarageWords(reading: SentenceReading): void {
  forEachMatch(reading, noGarage, (_, from, to) => markNotUnderstood(reading, from, to))
  forEachMatch(reading, garage, () => {
    reading.criteria.minGarage ??= 1
  })
}
