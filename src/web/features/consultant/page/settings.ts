import type { Preferences } from '#contract/account.ts'
import { recall, remember } from '../../../ui/remembered.ts'

/** What the chat's settings let one choose; the rest of the preferences is on the profile. */
export const offered = [
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

export type Choices = Pick<Preferences, (typeof offered)[number]['of']>

/** What this browser remembers of them, for display while the server has not said. Forgotten with the account (data/account/account.ts). */
const keys = { email: 'prefEmailAlerts', deal: 'prefDealAlerts', news: 'prefNewsTips' } as const

export const rememberChoices = (choices: Choices): void => {
  for (const name of ['email', 'deal', 'news'] as const) remember(keys[name], String(choices[name]))
}

const remembered = (name: keyof typeof keys, otherwise: boolean): boolean => {
  const kept = recall(keys[name])
  return kept === null ? otherwise : kept === 'true'
}

/** The choices as the account has them; without one, as this browser saw them last. */
export const choicesOf = (saved: Preferences | undefined): Choices =>
  saved
    ? { email: saved.email, deal: saved.deal, auction: saved.auction, news: saved.news }
    : {
        email: remembered('email', true),
        deal: remembered('deal', true),
        auction: true,
        news: remembered('news', false),
      }

/** What differs, to be sent alone: what another device has set meanwhile stays. */
export const changesBetween = (saved: Choices, chosen: Choices): Partial<Choices> =>
  Object.fromEntries(offered.flatMap(({ of }) => (saved[of] === chosen[of] ? [] : [[of, chosen[of]]])))
