const ones: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
  cem: 100,
  cento: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
}
const word = Object.keys(ones).join('|')
const inWords = new RegExp(
  `\\b(?:${word})(?: e (?:${word}|meio)){0,3}(?= (?:por cento|dias?\\b|horas?\\b|mes\\b|meses\\b|parcelas\\b|vezes\\b|prestac))`,
  'g',
)

/**
 * Replaces numbers in words before a counted noun by digits: `vinte e quatro horas` → `24 horas`. Takes a folded
 * text.
 */
export function numberWordsToDigits(folded: string): string {
  return folded.replace(inWords, numberText => {
    const parts = numberText.split(' e ')
    const whole = parts.reduce((sum, part) => sum + (ones[part] ?? 0), 0)
    return parts.at(-1) === 'meio' ? `${String(whole)},5` : String(whole)
  })
}
