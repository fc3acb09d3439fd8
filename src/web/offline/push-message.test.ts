import { describe, expect, it } from 'vitest'
import { readOwnPath, readPushMessage } from './push-message.ts'

const origin = 'https://arremate.example'

describe('a message to this browser', () => {
  it('is shown as the server wrote it', () => {
    const message = { title: 'Baixou', body: 'Era R$ 150.000.', link: '/imovel/1', tag: 'a' }
    expect(readPushMessage(JSON.stringify(message))).toEqual(message)
  })

  it.each(['', 'nada', 'null', '[]', '{"title":7}'])('says that there is news where it is %j', sent => {
    expect(readPushMessage(sent)).toMatchObject({ title: 'Arremate', link: '/', tag: 'arremate' })
    expect(readPushMessage(sent).title).not.toBe('')
  })

  it.each([
    ['/imovel/1?a=b#c', '/imovel/1?a=b#c'],
    ['https://arremate.example/x', '/x'],
    ['//evil.example/x', '/'],
    ['/.//evil.example/x', '/'],
    ['https://arremate.example//evil.example/x', '/'],
    ['/\\evil.example/x', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['https://arremate.example.evil.example/', '/'],
    [undefined, '/'],
  ])('that leads to %s opens %s', (link, path) => {
    expect(readOwnPath(link, origin)).toBe(path)
  })
})
