import { boundsOf, comparison, eachQuantity, quantity } from './quantities.ts'
import { each, phrase, type Reading, tell } from './reading.ts'

const room = '(?:quartos?|dormitorios?|dorms?|dormi|qtos?|qts?|qrtos?|qrts?|q|d)'
const space =
  '(?:vagas?|vgs?|v|garagens|garagem)(?: (?:de |na |p |para |pra )?(?:garagem|garagens|carros?|veiculos?|autos?))?(?: cobertas?)?'
const square = '(?:mt?s?[2²]|mts?|mtrs?|metros?|m)(?: (?:quadrados?|²))?'
const large = '(?:hectares?|ha)'
const rooms = quantity({ unit: room, number: '9' })
const bahia = phrase('[9] / 9')
const roomAndHall = phrase('quarto e sala')
const roomsAfter = phrase(`(?:quartos|dormitorios|dorms) (?:: )?9`)
const garages = quantity({ unit: space, number: '9' })
const cars = phrase(
  '(?:para|pra|p) 9 (?:carros?|veiculos?|autos?)|(?:vagas?|garage(?:m|ns)) (?:: )?(?:de garagem )?(?:cobertas? )?(?:para |pra |p |de )?9(?: (?:carros?|veiculos?|autos?))?',
)
const garage = phrase(
  '(?:com |tenha |tem |uma )?(?:vagas?|garage(?:m|ns))(?: (?:de|na) garagem)?(?: cobertas?| livres?)?(?: (?:para|pra|de) (?:o )?carros?)?',
)
const noGarage = phrase('sem (?:vaga|garagem)(?: de garagem)?')
const areaLead = '(?:uma )?(?:areas?|metragem|tamanho)(?: util| total| construida| privativa)?(?: de)?'
const area = quantity({
  unit: `(?:${square})(?: de (?:area|terreno|construcao|lote))?`,
  lead: areaLead,
  number: '[9#$]',
})
/** "área maior que 100", "área de 80 a 100", "120 de área": an area that needs no unit. */
const areasAlone = [
  phrase(`(?:com )?${areaLead} (?:entre )?# (?:a|e|ate|-) #(?! (?:${square}|mil) )`),
  phrase(`(?:com )?${areaLead} ${comparison.compared}#(?! (?:${square}|mil) )`),
  phrase(`(?:com )?(?:${comparison.compared})?# de area`),
]
const hectares = quantity({ unit: large })
const sides = phrase('[9#](?: m| metros)? (?:x|por) [9#](?: m| metros)?')
const away = phrase(
  '(?<![9#$] )(?:a |ha )?(?:uns |menos de |ate |cerca de )?[9#$] (?:m|mts?|metros|km|quilometros|minutos|min|quadras|quarteiroes) (?:d[ao]s?|ate|de distancia d[aeo]|de) (?!area|terreno|construcao|lote|frente|fundo|lado|minim|maxim)\\w+|(?<![9#$] )a (?:menos de )?[9#$] (?:m|metros|km|quilometros|minutos)',
)
const job = phrase('vagas? (?:de |para |pra )?(?:emprego|trabalho|estagio|diarista|vendedor\\w*)')
/** A monthly payment or income, with its number. */
const monthly = phrase(
  '(?:(?:pago|pagando|ganho|ganhando|recebo|tenho|com|ate|de|menos de|mais de|no maximo|uns|cerca de) ){0,3}[9#$] (?:(?:reais )?d[eoa] )?(?:aluguel|condominio|iptu|renda|salario|parcelas?|prestac(?:ao|oes)|mensalidade|mensais|por mes|ao mes)',
)
/** "setor 12", "bloco 3": part of an address; or a discount in reais. */
const labels = phrase(
  '(?:setor|quadra|qd|bloco|lote|lt|andar|apartamento) 9(?= [.,;_ecb])|(?:setor|quadra|qd|bloco|numero|n) [9#]|descontos? (?:de )?\\$',
)
const others = phrase(
  '(?:com |em |de |ate |no |(?:com )?(?:pelo|ao) menos |no minimo |mais de )?[9#] (?:ou mais )?(?:suites?|banheiros?|wcs?|lavabos?|andar|andares|pavimentos?|pisos|vezes|x|parcelas|anos?|meses|dias|pessoas|filhos|salas?|cozinhas?|varandas?|blocos?|elevador(?:es)?|alqueires?|km|minutos|[ºª]? andar)|(?:com |de |pagando )?(?:entrada|parcelas?|prestac(?:ao|oes)|mensalidades?|sinal|lances?|condominio|iptu|aluguel|renda|salario|ganho)(?: (?:de|ate|no|maxim[oa]|abaixo|menos|mensal|uns|e)){0,3} [9#$](?: (?:%|por cento))?|[9#$] (?:%|por cento) de entrada|[9#$](?: (?:%|por cento))? (?:de |da )?(?:entrada|sinal|parcela)',
)

/** Reads a minimum: "mais de 2 quartos" is at least 3; no filter covers "até 2". */
function whole(reading: Reading, pattern: RegExp, field: 'minRooms' | 'minGarage'): void {
  eachQuantity(reading, pattern, (values, match, from, to) => {
    const { min, said } = boundsOf(match, values)
    const least = said === 'nothing' ? (values[0] ?? 0) : said === 'about' ? (values[0] ?? 0) : min
    const count = least === null ? 0 : Math.floor(least) + (said === 'more' ? 1 : 0)
    if (count < 1 || (reading.criteria[field] ?? count) !== count) return tell(reading, from, to)
    reading.criteria[field] = count
  })
}

function counted(reading: Reading, pattern: RegExp, field: 'minRooms' | 'minGarage'): void {
  eachQuantity(reading, pattern, ([count = 0], _, from, to) => {
    if (count < 1 || !Number.isInteger(count) || reading.criteria[field] !== null) tell(reading, from, to)
    else reading.criteria[field] = count
  })
}

/** Reads areas; an area without a comparison is a minimum. */
function areas(reading: Reading, pattern: RegExp, factor: number): void {
  const { criteria } = reading
  eachQuantity(reading, pattern, (values, match, from, to) => {
    const bounds = boundsOf(match, values)
    const min = bounds.said === 'nothing' ? (values[0] ?? null) : bounds.min
    const taken =
      (min !== null && criteria.minArea !== null) || (bounds.max !== null && criteria.maxArea !== null)
    if (taken || values.some(value => value <= 0 || value > 1e8)) return tell(reading, from, to)
    const inSquares = (value: number): number => Math.round(value * factor * 100) / 100
    if (min !== null) criteria.minArea = inSquares(min)
    if (bounds.max !== null) criteria.maxArea = inSquares(bounds.max)
  })
}

/** Reads rooms, garage and area; numbers of things that no filter covers are marked as not understood. */
export function readMeasures(reading: Reading): void {
  each(reading, away, (_, from, to) => tell(reading, from, to))
  whole(reading, rooms, 'minRooms')
  eachQuantity(reading, bahia, ([count = 0, four = 0]) => {
    // "2/4" means dois quartos in Bahia.
    if (four !== 4 || count < 1 || !Number.isInteger(count) || reading.criteria.minRooms !== null)
      return false
    reading.criteria.minRooms = count
  })
  each(reading, roomAndHall, () => {
    reading.criteria.minRooms ??= 1
  })
  counted(reading, roomsAfter, 'minRooms')
  for (const pattern of [job, monthly, labels])
    each(reading, pattern, (_, from, to) => tell(reading, from, to))
  counted(reading, cars, 'minGarage')
  whole(reading, garages, 'minGarage')
  each(reading, noGarage, (_, from, to) => tell(reading, from, to))
  each(reading, garage, () => {
    reading.criteria.minGarage ??= 1
  })
  areas(reading, hectares, 10_000)
  areas(reading, area, 1)
  for (const pattern of areasAlone) areas(reading, pattern, 1)
  eachQuantity(reading, sides, ([one = 0, other = 0]) => {
    if (reading.criteria.minArea !== null || one < 3 || other < 3 || one * other > 1e8) return false
    reading.criteria.minArea = Math.round(one * other * 100) / 100
  })
  each(reading, others, (_, from, to) => tell(reading, from, to))
}
