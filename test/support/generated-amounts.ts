import fc from 'fast-check'

/** Picks one of some values. */
export const pick = <T>(...all: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...all)

const units =
  ',um,dois,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,quatorze,quinze,dezesseis,dezessete,dezoito,dezenove'.split(
    ',',
  )
const tens = ',,vinte,trinta,quarenta,cinquenta,sessenta,setenta,oitenta,noventa'.split(',')
const hundreds =
  ',cento,duzentos,trezentos,quatrocentos,quinhentos,seiscentos,setecentos,oitocentos,novecentos'.split(',')

/** Writes a whole number from 1 to 999 in words. */
export function writeInWords(value: number): string {
  if (value === 100) return 'cem'
  const rest = value % 100
  const small =
    rest < 20
      ? units[rest]
      : [tens[Math.floor(rest / 10)], units[rest % 10]].filter(part => part !== '').join(' e ')
  return [hundreds[Math.floor(value / 100)], small].filter(part => part !== '').join(' e ')
}

/** Writes a whole number with dots. */
export const dotted = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

/** Writes thousands of reais as people do. */
export const money = (thousands: number): fc.Arbitrary<string> =>
  pick(
    `${thousands} mil`,
    `${thousands}k`,
    `R$ ${dotted(thousands * 1000)}`,
    `R$ ${dotted(thousands * 1000)},00`,
    `${thousands * 1000}`,
    `${dotted(thousands * 1000)} reais`,
    `${thousands} mil reais`,
    `${thousands}mil`,
    `${writeInWords(thousands)} mil`,
    `${writeInWords(thousands)} mil reais`,
  )
