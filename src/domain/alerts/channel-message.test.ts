import { describe, expect, it } from 'vitest'
import { composeChannelMessage } from './channel-message.ts'

const item = (title: string, change = {}) => ({
  title,
  description: 'Era R$ 150.000.',
  link: '/imovel/1',
  urgent: false,
  ...change,
})

describe('a message', () => {
  it('about one notification says what it says, and leads where it leads', () => {
    expect(composeChannelMessage([item('Baixou de preço')])).toEqual({
      title: 'Baixou de preço',
      body: 'Era R$ 150.000.',
      link: '/imovel/1',
      urgent: false,
    })
  })

  it('about several names them and leads to the site; one of them makes it urgent', () => {
    expect(composeChannelMessage([item('Leilão hoje', { urgent: true }), item('Baixou de preço')])).toEqual({
      title: '2 avisos do Arremate',
      body: '• Leilão hoje\n• Baixou de preço',
      link: null,
      urgent: true,
    })
  })

  it('about many names the first five', () => {
    const { title, body } = composeChannelMessage(Array.from({ length: 1000 }, (_, n) => item(`Aviso ${n}`)))
    expect(title).toBe('1000 avisos do Arremate')
    expect(body.split('\n')).toHaveLength(6)
    expect(body).toMatch(/• Aviso 4\ne mais 995$/)
  })

  it('is short, however long the texts are, and cuts no character in two', () => {
    const { title, body } = composeChannelMessage([item('🏠'.repeat(500), { description: 'x'.repeat(5000) })])
    expect(title).toBe(`${'🏠'.repeat(119)}…`)
    expect([...body]).toHaveLength(600)
  })
})
