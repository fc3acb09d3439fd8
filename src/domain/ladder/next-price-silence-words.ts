import type { NextPrice } from './next-price.ts'

type NextPriceSilence = Extract<NextPrice, { silent: unknown }>['silent']

/** Why nothing is said of a listing's next price. */
export const describeNextPriceSilence: Readonly<Record<NextPriceSilence, string>> = {
  'off-ladder': 'Este preço não está na escada observada nas listas: não dá para dizer o próximo.',
  auction: 'Preços de leilão seguem outra regra.',
  'unknown-modality': 'A lista não diz a modalidade: não dá para dizer o próximo preço.',
  'last-rung': 'Está no último degrau observado: daqui não se viu o preço descer.',
  'first-cut-overdue': 'A primeira redução já deveria ter vindo: não dá para dizer o próximo preço.',
  'rebasing-days': 'A Caixa pode ter recomeçado a escada com outro preço: confira na página dela.',
}
