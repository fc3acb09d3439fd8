import { expect, it } from 'vitest'
import { describeUnsubscription, type UnsubscribeChoiceState } from './unsubscribe-form.tsx'

const address = 'j•••@exemplo.com.br'

it.each<[string | null, boolean, UnsubscribeChoiceState | null, RegExp, UnsubscribeChoiceState[]]>([
  [null, true, null, /^Parar de receber/, ['all']],
  [null, false, 'all', /não recebe mais/, ['again']],
  [null, false, null, /já pararam/, ['again']],
  [null, true, 'again', /voltaram/, ['all']],
  ['Casas', true, null, /O que você quer parar/, ['search', 'all']],
  ['Casas', false, 'search', /desta busca pararam/, ['again', 'all']],
  ['Casas', false, 'all', /não recebe mais/, ['again']],
  ['Casas', false, null, /já pararam/, ['again', 'all']],
  ['Casas', true, 'again', /voltaram/, ['search', 'all']],
])(
  'describes a link about %j with mails on: %s and the choice: %s',
  (search, mails, done, title, choices) => {
    const words = describeUnsubscription({ address, search, mails }, done)
    expect(words.title).toMatch(title)
    expect(words.choices.map(({ what }) => what)).toEqual(choices)
    expect(words.text).toContain(done === 'search' ? 'Casas' : address)
  },
)
