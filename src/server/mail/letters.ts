import { tidy } from '#domain/text.ts'
import type { Mail } from './outbox.ts'

type Letter = Omit<Mail, 'to'>

/** To somebody who asked for a new password. `link` opens the account once, within `hours`. */
export function passwordResetLetter({
  name,
  link,
  hours,
}: {
  name: string
  link: string
  hours: number
}): Letter {
  return letter({
    subject: 'Seu pedido de nova senha no Arremate',
    name,
    before: [
      'Recebemos um pedido de nova senha para a sua conta no Arremate. Se foi você, escolha a senha por este link:',
    ],
    button: { label: 'Escolher nova senha', link },
    after: [
      `O link vale por ${counted(hours, 'hora', 'horas')} e só funciona uma vez.`,
      'Se você não pediu, ignore este e-mail: sua senha continua a mesma.',
    ],
  })
}

/** To somebody whose account was just made. `link` opens it once, within `days`. */
export function firstPasswordLetter({
  name,
  link,
  days,
}: {
  name: string
  link: string
  days: number
}): Letter {
  return letter({
    subject: 'Sua conta no Arremate está pronta',
    name,
    before: ['Sua conta no Arremate foi criada. Para entrar, crie sua senha por este link:'],
    button: { label: 'Criar minha senha', link },
    after: [
      `O link vale por ${counted(days, 'dia', 'dias')} e só funciona uma vez. Depois disso, peça outro em “Esqueci minha senha”, na página de entrada.`,
      'Se você não esperava esta conta, ignore este e-mail: sem uma senha, ninguém entra nela.',
    ],
  })
}

/** To who runs the service: something needs looking at. */
export function troubleLetter({
  title,
  detail,
  link,
}: {
  title: string
  detail: string
  link: string
}): Letter {
  return letter({
    subject: `Arremate: ${title}`,
    name: '',
    before: [title, detail],
    button: { label: 'Ver a saúde do serviço', link },
    after: ['Avisaremos de novo só se isso acabar e voltar.'],
  })
}

interface Parts {
  subject: string
  /** The person's full name; only a first name that is one is written. */
  name: string
  before: string[]
  button: { label: string; link: string }
  after: string[]
}

const closing =
  'O Arremate nunca pede sua senha por e-mail. Esta mensagem é automática; respostas não são lidas.'

function letter({ subject, name, before, button, after }: Parts): Letter {
  const greeting = `Olá${firstName(name)}.`
  return {
    subject,
    text: `${[greeting, ...before, button.link, ...after, closing].join('\n\n')}\n`,
    html: page(
      subject,
      [
        `<p style="margin:0 0 24px;font-size:20px;font-weight:700">Arremate</p>`,
        ...[greeting, ...before].map(paragraph),
        `<p style="margin:24px 0"><a href="${escaped(button.link)}" style="${buttonStyle}">${escaped(button.label)}</a></p>`,
        ...after.map(paragraph),
        small(`Se o botão não abrir, copie este endereço para o navegador:<br>${escaped(button.link)}`),
        small(escaped(closing)),
      ].join('\n'),
    ),
  }
}

// The text keeps the colour that the reader's program gives it, light or dark; the button brings its own.
const buttonStyle =
  'display:inline-block;padding:14px 24px;border-radius:10px;background-color:#f6ae2f;color:#291600;font-weight:600;text-decoration:none'
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`
const small = (html: string): string =>
  `<p style="margin:24px 0 0;font-size:14px;overflow-wrap:anywhere;word-break:break-word">${html}</p>`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:24px">
<div style="max-width:480px;margin:0 auto;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
${body}
</div>
</body>
</html>
`

/** `, Maria`, or nothing where the first word could be an address, markup or anything else that is not a name. */
function firstName(name: string): string {
  const first = tidy(name).split(' ')[0] ?? ''
  return /^\p{L}[\p{L}\p{M}'’-]{0,39}$/u.test(first) ? `, ${first}` : ''
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign)
