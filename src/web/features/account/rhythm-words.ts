import type { MailRhythm, Preferences } from '#contract/account-schemas.ts'

const rhythmWords: Record<MailRhythm, string> = {
  immediately: 'na hora',
  daily: 'por dia',
  weekly: 'por semana',
}

/** The rhythms of an account's mails, in the order of a choice. */
export const rhythmChoices: readonly { value: MailRhythm; label: string }[] = (
  ['immediately', 'daily', 'weekly'] as const
).map(value => ({ value, label: rhythmWords[value].replace(/^./, first => first.toUpperCase()) }))

/** `na hora`; `só no sino` where the account gets no mails about listings. */
export const describeRhythm = ({
  email,
  rhythm,
  deal,
}: Pick<Preferences, 'email' | 'rhythm' | 'deal'>): string =>
  !deal ? 'avisos desligados no perfil' : email ? rhythmWords[rhythm] : 'só no sino'
