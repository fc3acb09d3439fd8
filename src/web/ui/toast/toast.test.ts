import { expect, it } from 'vitest'
import { computeToastDuration, type ToastMessage } from './toast.ts'

it.each<[string, ToastMessage, number]>([
  [
    'of a few words on a screen of discovery two seconds',
    { title: 'Adicionado aos favoritos', isBrief: true },
    2_000,
  ],
  ['of a few words elsewhere five', { title: 'Senha alterada' }, 5_000],
  [
    'of more words than can be read in two seconds the time to read them',
    {
      title: 'Adicionado aos favoritos',
      description: 'Para ver a lista, entre na sua conta.',
      isBrief: true,
    },
    3_550,
  ],
  [
    'of more words than can be read in five seconds the time to read them',
    { title: 'O lote não foi salvo', description: 'a'.repeat(120) },
    7_500,
  ],
  [
    'that the page says as well two seconds, whatever its length',
    {
      title: 'Erro ao buscar imóveis',
      description: 'Tente novamente mais tarde ou ajuste os filtros',
      isBrief: true,
      isOnPage: true,
    },
    2_000,
  ],
])('a message %s', (_, message, milliseconds) => {
  expect(computeToastDuration(message)).toBe(milliseconds)
})
