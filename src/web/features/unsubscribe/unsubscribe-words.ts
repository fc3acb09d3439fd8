import type { Unsubscription } from '#contract/notification-schemas.ts'
import type { UnsubscribeChoiceState } from './use-unsubscription.ts'

interface Words {
  title: string
  text: string
  /** The possible choices, the most likely first. */
  choices: { what: UnsubscribeChoiceState; label: string }[]
}

const labels = {
  all: 'Parar de receber e-mails',
  search: 'Parar os avisos desta busca',
  again: 'Voltar a receber',
} as const satisfies Record<UnsubscribeChoiceState, string>

const offer = (...what: UnsubscribeChoiceState[]): Words['choices'] =>
  what.map(each => ({ what: each, label: labels[each] }))

/** Returns the texts of the page, by what the link is about and the last choice made here. */
export function describeUnsubscription(
  { address, search, mails }: Unsubscription,
  done: UnsubscribeChoiceState | null,
): Words {
  if (!mails && done === 'search')
    return {
      title: 'Pronto: os avisos desta busca pararam',
      text: `A busca “${search}” continua salva, mas não avisa mais, nem por e-mail nem no site. Os outros e-mails continuam.`,
      choices: offer('again', 'all'),
    }
  if (!mails && done === 'all')
    return {
      title: 'Pronto: você não recebe mais e-mails',
      text: `Nenhum aviso vai mais para ${address}. No site, eles continuam no sino.`,
      choices: offer('again'),
    }
  if (!mails)
    return {
      title: 'Estes e-mails já pararam',
      text: search
        ? `Os avisos da busca “${search}” não vão mais para ${address}.`
        : `Nenhum aviso vai mais para ${address}. No site, eles continuam no sino.`,
      choices: search ? offer('again', 'all') : offer('again'),
    }
  if (done === 'again')
    return {
      title: 'Os e-mails voltaram',
      text: `Os avisos vão de novo para ${address}${search ? `, também os da busca “${search}”` : ''}.`,
      choices: search ? offer('search', 'all') : offer('all'),
    }
  return search
    ? {
        title: 'O que você quer parar de receber?',
        text: `Os avisos da busca “${search}” vão para ${address}. Você pode parar só eles, ou todos os e-mails.`,
        choices: offer('search', 'all'),
      }
    : {
        title: 'Parar de receber e-mails?',
        text: `Os avisos deixam de ir para ${address}. No site, eles continuam no sino.`,
        choices: offer('all'),
      }
}
