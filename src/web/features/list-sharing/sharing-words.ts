import type { SharedFigureKey } from '#contract/shared-list-keys.ts'
import { sharedListDays } from '#contract/shared-list-limits.ts'
import type { SharedList } from '#contract/shared-list-schemas.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatDay } from '#domain/format-day-range.ts'

/** The figures of a list, as its owner chooses them. */
export const figureNames: Readonly<Record<SharedFigureKey, string>> = {
  price: 'Preço',
  discount: 'Avaliação, desconto e pago no prédio',
  nextPrice: 'Próximo preço',
  returnRange: 'ROI líquido',
  maxBid: 'Lance máximo',
  dayOne: 'No primeiro dia, à vista',
}

/** `aberta até 26 dez. 2026` */
export function describeListState({ state, expiresAt }: Pick<SharedList, 'state' | 'expiresAt'>): string {
  const day = formatBrasiliaDay(expiresAt)
  return state === 'open' ? `aberta até ${day}` : state === 'ended' ? `acabou em ${day}` : 'fechada por você'
}

/** `aberta 12 vezes, por último em 3 dez. 2026` */
export function describeOpens({ opens, lastOpened }: Pick<SharedList, 'opens' | 'lastOpened'>): string {
  if (opens === 0) return 'ninguém abriu ainda'
  return `aberta ${formatCount(opens, 'vez', 'vezes')}${lastOpened === null ? '' : `, por último em ${formatDay(lastOpened, null)}`}`
}

/** `3 gostei, 1 não, 2 perguntas`; empty without any. */
export const describeAnswers = ({
  liked,
  disliked,
  questions,
}: {
  liked: number
  disliked: number
  questions: number
}): string =>
  [
    liked > 0 && `${liked} “gostei”`,
    disliked > 0 && `${disliked} “não é para mim”`,
    questions > 0 && formatCount(questions, 'pergunta', 'perguntas'),
  ]
    .filter(Boolean)
    .join(', ')

/** Returns the address that opens a message with the link in WhatsApp. */
export const writeWhatsAppLink = (title: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title}: ${url}`)}`

/** For how many days a list can be open, in words. */
export const dayChoices = sharedListDays.map(value => ({ value, label: `${value} dias` }))
