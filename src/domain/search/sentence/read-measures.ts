import { readQuantityBounds, comparisonPatterns, forEachQuantity, quantityPattern } from './quantities.ts'
import { type SentenceReading, markNotUnderstood } from './sentence-reading.ts'
import { forEachMatch, phrasePattern } from './sentence-patterns.ts'

const room = '(?:quartos?|dormitorios?|dorms?|dormi|qtos?|qts?|qrtos?|qrts?|q|d)'
const space =
  '(?:vagas?|vgs?|v|garagens|garagem)(?: (?:de |na |p |para |pra )?(?:garagem|garagens|carros?|veiculos?|autos?))?(?: cobertas?)?'
const square = '(?:mt?s?[2²]|mts?|mtrs?|metros?|m)(?: (?:quadrados?|²))?'
const large = '(?:hectares?|ha)'
const rooms = quantityPattern({ unit: room, number: '9' })
const bahia = phrasePattern('[9] / 9')
const roomAndHall = phrasePattern('quarto e sala')
const roomsAfter = phrasePattern(`(?:quartos|dormitorios|dorms) (?:: )?9`)
const garages = quantityPattern({ unit: space, number: '9' })
const cars = phrasePattern(
  '(?:para|pra|p) 9 (?:carros?|veiculos?|autos?)|(?:vagas?|garage(?:m|ns)) (?:: )?(?:de garagem )?(?:cobertas? )?(?:para |pra |p |de )?9(?: (?:carros?|veiculos?|autos?))?',
)
const garage = phrasePattern(
  '(?:com |tenha |tem |uma )?(?:vagas?|garage(?:m|ns))(?: (?:de|na) garagem)?(?: cobertas?| livres?)?(?: (?:para|pra|pro|de) (?:o |um )?carros?)?',
)
const noGarage = phrasePattern('sem (?:vaga|garagem)(?: de garagem)?')
const areaLead = '(?:uma )?(?:areas?|metragem|tamanho)(?: util| total| construida| privativa)?(?: de)?'
const area = quantityPattern({
  unit: `(?:${square})(?: de (?:area|terreno|construcao|lote))?`,
  lead: areaLead,
  number: '[9#$]',
})
/** "área maior que 100", "área de 80 a 100", "120 de área": an area that needs no unit. */
const areasAlone = [
  phrasePattern(`(?:com )?${areaLead} (?:entre )?# (?:a|e|ate|-) #(?! (?:${square}|mil) )`),
  phrasePattern(`(?:com )?${areaLead} ${comparisonPatterns.compared}#(?! (?:${square}|mil) )`),
  phrasePattern(`(?:com )?(?:${comparisonPatterns.compared})?# de area`),
]
const hectares = quantityPattern({ unit: large })
const sides = phrasePattern('[9#](?: m| metros)? (?:x|por) [9#](?: m| metros)?')
const distancePattern = phrasePattern(
  '(?<![9#$] )(?:a |ha )?(?:uns |menos de |ate |cerca de )?[9#$] (?:m|mts?|metros|km|quilometros|minutos|min|quadras|quarteiroes) (?:d[ao]s?|ate|de distancia d[aeo]|de) (?!area|terreno|construcao|lote|frente|fundo|lado|minim|maxim)\\w+|(?<![9#$] )a (?:menos de )?[9#$] (?:m|metros|km|quilometros|minutos)',
)
const job = phrasePattern('vagas? (?:de |para |pra )?(?:emprego|trabalho|estagio|diarista|vendedor\\w*)')
/** A monthly payment or income, with its number. */
const monthlyPaymentPattern = phrasePattern(
  '(?:(?:pago|pagando|ganho|ganhando|recebo|tenho|com|ate|de|menos de|mais de|no maximo|uns|cerca de) ){0,3}[9#$] (?:(?:reais )?d[eoa] )?(?:aluguel|condominio|iptu|renda|salario|parcelas?|prestac(?:ao|oes)|mensalidade|mensais|por mes|ao mes)',
)
/** "setor 12", "bloco 3": part of an address; or a discount in reais. */
const addressPartPattern = phrasePattern(
  '(?:setor|quadra|qd|bloco|lote|lt|andar|apartamento) 9(?= [.,;_ecb])|(?:setor|quadra|qd|bloco|numero|n) [9#]|descontos? (?:de )?\\$',
)
const others = phrasePattern(
  '(?:com |em |de |ate |no |(?:com )?(?:pelo|ao) menos |no minimo |mais de )?[9#] (?:ou mais )?(?:suites?|banheiros?|wcs?|lavabos?|andar|andares|pavimentos?|pisos|vezes|x|parcelas|anos?|meses|dias|pessoas|filhos|salas?|cozinhas?|varandas?|blocos?|elevador(?:es)?|alqueires?|km|minutos|[ºª]? andar)|(?:com |de |pagando )?(?:entrada|parcelas?|prestac(?:ao|oes)|mensalidades?|sinal|lances?|condominio|iptu|aluguel|renda|salario|ganho)(?: (?:de|ate|no|maxim[oa]|abaixo|menos|mensal|uns|e)){0,3} [9#$](?: (?:%|por cento))?|[9#$] (?:%|por cento) de entrada|[9#$](?: (?:%|por cento))? (?:de |da )?(?:entrada|sinal|parcela)',
)

/** Reads a minimum: "mais de 2 quartos" is at least 3; "até 2" is not read. */
function readMinimum(reading: SentenceReading, pattern: RegExp, field: 'minRooms' | 'minGarage'): void {
  forEachQuantity(reading, pattern, (values, match, from, to) => {
    const { min, said } = readQuantityBounds(match, values)
    const least = said === 'nothing' ? (values[0] ?? 0) : said === 'about' ? (values[0] ?? 0) : min
    const count = least === null ? 0 : Math.floor(least) + (said === 'more' ? 1 : 0)
    if (count < 1 || (reading.criteria[field] ?? count) !== count) return markNotUnderstood(reading, from, to)
    reading.criteria[field] = count
  })
}

function counted(reading: SentenceReading, pattern: RegExp, field: 'minRooms' | 'minGarage'): void {
  forEachQuantity(reading, pattern, ([count = 0], _, from, to) => {
    if (count < 1 || !Number.isInteger(count) || reading.criteria[field] !== null)
      markNotUnderstood(reading, from, to)
    else reading.criteria[field] = count
  })
}

/** Reads areas; an area without a comparison is a minimum. */
function areas(reading: SentenceReading, pattern: RegExp, factor: number): void {
  const { criteria } = reading
  forEachQuantity(reading, pattern, (values, match, from, to) => {
    const bounds = readQuantityBounds(match, values)
    const min = bounds.said === 'nothing' ? (values[0] ?? null) : bounds.min
    const taken =
      (min !== null && criteria.minArea !== null) || (bounds.max !== null && criteria.maxArea !== null)
    if (taken || values.some(value => value <= 0 || value > 1e8)) return markNotUnderstood(reading, from, to)
    const inSquares = (value: number): number => Math.round(value * factor * 100) / 100
    if (min !== null) criteria.minArea = inSquares(min)
    if (bounds.max !== null) criteria.maxArea = inSquares(bounds.max)
  })
}

/** Reads rooms, garage and area; numbers of things that no filter covers are marked as not understood. */
export function readMeasures(reading: SentenceReading): void {
  forEachMatch(reading, distancePattern, (_, from, to) => markNotUnderstood(reading, from, to))
  readMinimum(reading, rooms, 'minRooms')
  forEachQuantity(reading, bahia, ([count = 0, four = 0]) => {
    // "2/4" means dois quartos in Bahia.
    if (four !== 4 || count < 1 || !Number.isInteger(count) || reading.criteria.minRooms !== null)
      return false
    reading.criteria.minRooms = count
  })
  forEachMatch(reading, roomAndHall, () => {
    reading.criteria.minRooms ??= 1
  })
  counted(reading, roomsAfter, 'minRooms')
  for (const pattern of [job, monthlyPaymentPattern, addressPartPattern])
    forEachMatch(reading, pattern, (_, from, to) => markNotUnderstood(reading, from, to))
  counted(reading, cars, 'minGarage')
  readMinimum(reading, garages, 'minGarage')
  forEachMatch(reading, noGarage, (_, from, to) => markNotUnderstood(reading, from, to))
  forEachMatch(reading, garage, () => {
    reading.criteria.minGarage ??= 1
  })
  areas(reading, hectares, 10_000)
  areas(reading, area, 1)
  for (const pattern of areasAlone) areas(reading, pattern, 1)
  forEachQuantity(reading, sides, ([one = 0, other = 0]) => {
    if (reading.criteria.minArea !== null || one < 3 || other < 3 || one * other > 1e8) return false
    reading.criteria.minArea = Math.round(one * other * 100) / 100
  })
  forEachMatch(reading, others, (_, from, to) => markNotUnderstood(reading, from, to))
}
