import type { Preferences } from '#contract/account-schemas.ts'
import { readStored, writeStored } from '../../../framework/browser-storage.ts'

/** The preferences offered in the chat's settings; the others are on the profile. */
export const offeredSettings = [
  {
    name: 'email',
    label: 'Alertas por e-mail',
    description: 'Os avisos ligados vão também para a sua caixa de entrada',
  },
  {
    name: 'deal',
    label: 'Oportunidades',
    description: 'Imóveis novos nas buscas salvas e favoritos que baixaram de preço',
  },
  {
    name: 'auction',
    label: 'Leilões dos favoritos',
    description: 'Quando o leilão de um favorito se aproxima',
  },
  { name: 'news', label: 'Dicas e novidades', description: 'O que há de novo no Arremate, de vez em quando' },
] as const satisfies readonly { name: keyof Preferences; label: string; description: string }[]

export type ChatChoices = Pick<Preferences, (typeof offeredSettings)[number]['name']>

/**
 * Storage keys of the settings for display until the server has answered. Cleared with the account
 * (data/account/session.ts).
 */
const keys = { email: 'prefEmailAlerts', deal: 'prefDealAlerts', news: 'prefNewsTips' } as const

/** Stores the settings in this browser, for display until the server has answered. */
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
    offeredSettings.flatMap(({ name }) => (saved[name] === chosen[name] ? [] : [[name, chosen[name]]])),
  )
