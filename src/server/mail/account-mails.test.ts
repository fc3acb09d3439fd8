import { describe, expect, it } from 'vitest'
import { writeFirstPasswordMail, writePasswordResetMail } from './account-mails.ts'

const link = 'https://arremate.example/nova-senha?token=a_b-c&de=1'

describe.each([
  ['the reset letter', (name: string) => writePasswordResetMail({ name, link, hours: 2 }), 'por 2 horas'],
  [
    'the first-password letter',
    (name: string) => writeFirstPasswordMail({ name, link, days: 7 }),
    'por 7 dias',
  ],
])('%s', (_, write, term) => {
  it('has the link on its own line and says how long it is valid', () => {
    const { text } = write('Maria Souza')
    expect(text.split('\n')).toContain(link)
    expect(text).toContain(term)
  })

  it('says what to do when the recipient did not request it', () => {
    expect(write('Maria').text).toContain('ignore este e-mail')
  })

  it('has one link in its HTML, the button, with the address escaped', () => {
    const { html } = write('Maria')
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="${link.replace('&', '&amp;')}"`])
    expect(html).not.toContain(link)
  })

  it('says the same in text and HTML', () => {
    const { text, html } = write('Maria')
    const visibleText = html
      .replace(/<(style|title)>.*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
    const lines = text.split('\n').filter(Boolean)
    const missing = lines.filter(
      line => !visibleText.includes(line) && !visibleText.includes(line.split('. ')[0] ?? line),
    )
    expect(lines.length).toBeGreaterThan(4)
    expect(missing).toEqual([])
  })

  it.each([
    ['Maria Aparecida Souza', 'Olá, Maria.'],
    ['  João\tda Silva', 'Olá, João.'],
    ["D'Ávila", "Olá, D'Ávila."],
    ['', 'Olá.'],
    ['maria@dominio.com', 'Olá.'],
    ['www.premio.com ganhe', 'Olá.'],
    ['<b>Maria</b>', 'Olá.'],
    ['Maria\r\nBcc: x@y.com', 'Olá, Maria.'],
    ['X'.repeat(80), 'Olá.'],
  ])('greets %j with "%s" and no other part of the name', (name, greeting) => {
    const { subject, text, html } = write(name)
    expect(text.split('\n')[0]).toBe(greeting)
    expect(subject + text + html).not.toMatch(/Souza|Silva|premio|Bcc|<b>/)
    expect(subject).not.toMatch(/\p{Cc}/u)
  })
})

it('uses the singular for one hour and one day', () => {
  expect(writePasswordResetMail({ name: '', link, hours: 1 }).text).toContain('por 1 hora e')
  expect(writeFirstPasswordMail({ name: '', link, days: 1 }).text).toContain('por 1 dia e')
})
