import type { Preferences } from '#contract/account-schemas.ts'
import { readStored, writeStored } from '../../../framework/browser-storage.ts'

/** The preferences offered in the chat's settings; the others are on the profile. */
export const offeredSettings = [
  {
    of: 'email',
    label: 'Alertas por e-mail',
    about: 'Os avisos ligados vão também para a sua caixa de entrada',
  },
  {
    of: 'deal',
    label: 'Oportunidades',
    about: 'Imóveis novos nas buscas salvas e favoritos que baixaram de preço',
  },
  { of: 'auction', label: 'Leilões dos favoritos', about: 'Quando o leilão de um favorito se aproxima' },
  { of: 'news', label: 'Dicas e novidades', about: 'O que há de novo no Arremate, de vez em quando' },
] as const satisfies readonly { of: keyof Preferences; label: string; about: string }[]

export type ChatChoices = Pick<Preferences, (typeof offeredSettings)[number]['of']>

/**
 * Storage keys of the settings for display until the server has answered. Cleared with the account
 * (data/account/session.ts).
 */
const keys = { email: 'prefEmailAlerts', deal: 'prefDealAlerts', news: 'prefNewsTips' } as const

export const storeChatChoices = (choices: ChatChoices): void => {
  for (const name of ['email', 'deal', 'news'] as const) writeStored(keys[name], String(choices[name]))
}

const remembered = (name: keyof typeof keys, otherwise: boolean): boolean => {
  const kept = readStored(keys[name])
  return kept === null ? otherwise : kept === 'true'
}

/** Returns the account's settings; while unknown, those last stored in this browser. */
export const readChatChoices = (saved: Preferences | undefined): ChatChoices =>
  saved
    ? { email: saved.email, deal: saved.deal, auction: saved.auction, news: saved.news }
    : {
        email: remembered('email', true),
        deal: remembered('deal', true),
        auction: true,
        news: remembered('news', false),
      }

/** Returns only the changed settings, so that changes from another device stay. */
export const listSettingChanges = (saved: ChatChoices, chosen: ChatChoices): Partial<ChatChoices> =>
  Object.fromEntries(
    offeredSettings.flatMap(({ of }) => (saved[of] === chosen[of] ? [] : [[of, chosen[of]]])),
  )
