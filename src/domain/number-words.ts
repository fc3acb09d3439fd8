const list = (words: string, first: number, step: number): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step])

/** Cardinal numbers under a thousand that are one word, from one on, folded: `tres` → 3. */
export const numberWordValues: ReadonlyMap<string, number> = new Map([
  ...list('um dois tres quatro cinco seis sete oito nove dez', 1, 1),
  ...list('onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove', 11, 1),
  ...list('uma duas', 1, 1),
  ['catorze', 14],
  ...list('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa', 20, 10),
  ['cem', 100],
  ...list(
    'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
    100,
    100,
  ),
])
